import type { Same } from "../messages";
import type english from "../en/shell";

const german: Same<typeof english> = {};

export default german;
