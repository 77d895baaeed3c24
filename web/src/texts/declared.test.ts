import { expect, it } from "vitest";
import { declaration } from "../../ftl";
import { areas, messagesOf } from "./testing/written";

// `npm run texts` is this file with --update

it("the messages of the house are declared as they are written", async () => {
  const all = areas
    .filter((area) => !area.includes("/"))
    .sort()
    .flatMap((area) => [...messagesOf(area, "en")]);
  await expect(declaration(new Map(all), "./ids")).toMatchFileSnapshot("./messages.d.ts");
});

it.each(areas.filter((area) => area.includes("/")))("the messages of %s are declared, too", async (area) => {
  const declared = declaration(messagesOf(area, "en"), "../../../texts/ids");
  await expect(declared).toMatchFileSnapshot(`../${area}/texts/messages.d.ts`);
});
