import type { Same } from "../messages";
import type english from "../en/talk";

const german: Same<typeof english> = {};

export default german;
