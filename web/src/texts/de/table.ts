import type { Same } from "../messages";
import type english from "../en/table";

const german: Same<typeof english> = {};

export default german;
