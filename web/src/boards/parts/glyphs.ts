/** Drawings of a title for whatever has a name on its table. */
import type { Target } from "../../table/contract";

/** The address of what stands for a target, for a `<use>`; a piece or a sum without a drawing of its own is a sign. */
export function pictures(
  kinds: Record<string, Record<string, string>>,
  file: string,
): (target: Target) => string {
  return (target) => {
    const [kind = "", id = ""] = target.split(":", 2);
    const name = kinds[kind]?.[id] ?? kinds["sign"]?.[kind === "tally" ? "points" : id];
    return name ? `${file}#${name}` : "";
  };
}
