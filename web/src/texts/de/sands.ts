import type { Same } from "../messages";
import type english from "../en/sands";

const german: Same<typeof english> = {};

export default german;
