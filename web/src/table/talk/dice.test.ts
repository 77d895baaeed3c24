import { expect, it } from "vitest";
import { keepsCommitment } from "./dice";

/** As `python -c "from civitas.kernel import Dice; print(Dice('a').commitment())"` says. */
const OF_A = "0771da43dddf3036c89829f8935f1f667bd6e4770bf27ed75e3842c02f8453d5";

it("the seed that was promised is told from any other", async () => {
  expect(await keepsCommitment("a", OF_A)).toBe(true);
  expect(await keepsCommitment("b", OF_A)).toBe(false);
});
