import type { Same } from "../messages";
import type english from "../en/clash";

const german: Same<typeof english> = {
  "clash.map": "Karte der bekannten Welt",
};

export default german;
