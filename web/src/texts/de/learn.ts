import type { Same } from "../messages";
import type english from "../en/learn";

const german: Same<typeof english> = {};

export default german;
