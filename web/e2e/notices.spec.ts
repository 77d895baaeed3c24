import { expect, type CDPSession } from "@playwright/test";
import { whole } from "./support/browsers";
import { Person } from "./support/people";
import { siteOfFile, test } from "./support/site";

const site = siteOfFile();
test.use({ launchOptions: whole });

interface Told {
  type: "show" | "close";
  tag: string;
  title: string;
}

/** A push service, as far as the browser can tell: what it delivers goes to the service worker of the page. */
async function pushService(session: CDPSession): Promise<(told: Told) => Promise<void>> {
  const known = new Promise<string>((found) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await known;
  return async (told) => {
    const data = JSON.stringify({
      body: "…",
      link: `${site.base}/table/${told.tag}`,
      language: "en",
      ...told,
    });
    await session.send("ServiceWorker.deliverPushMessage", { origin: site.base, registrationId, data });
  };
}

test("a notice of a table replaces the one before and is closed when it is no longer true @quick", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  const { page, context } = anna;
  await context.grantPermissions(["notifications"], { origin: site.base });
  await page.goto("/rules");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const deliver = await pushService(await context.newCDPSession(page));
  const shown = (): Promise<string[]> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map((one) => `${one.tag}: ${one.title}`).sort();
    });

  await deliver({ type: "show", tag: "here", title: "It is your turn" });
  await deliver({ type: "show", tag: "there", title: "It is your turn" });
  await expect.poll(shown).toEqual(["here: It is your turn", "there: It is your turn"]);
  await deliver({ type: "show", tag: "here", title: "The others are waiting" });
  await expect.poll(shown).toEqual(["here: The others are waiting", "there: It is your turn"]);
  await deliver({ type: "close", tag: "here", title: "It is no longer your turn" });
  await expect.poll(shown).toEqual(["there: It is your turn"]);
  await anna.leaves();
});

test("a channel is added, tried, changed and removed, and says what is wrong with it @quick", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Ann");
  const { page } = anna;
  await page.goto("/settings/notices");
  const form = page.locator("form");
  await form.locator("select").selectOption("webhook");
  await form.locator("input[type=url]").fill("https://127.0.0.1/hook");
  await form.getByRole("button").click();
  // The site writes to public machines only, and says so.
  await expect(page.getByText("private network")).toBeVisible();
  const mail = page.locator("article").first();
  await mail.locator("select").first().selectOption("turns");
  await expect
    .poll(async () => (await anna.get<{ channels: { level: string }[] }>("/notices")).channels[0]?.level)
    .toBe("turns");
  await anna.leaves();
});
