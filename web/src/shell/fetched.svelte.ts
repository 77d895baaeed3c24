/**
 * Something that is fetched from the site and fetched anew when what it depends on changes (the language, say).
 * Call it while a component is being set up: `const titles = fetched(() => got(api.GET("/api/titles")))`.
 */

export interface Fetched<Data> {
  readonly data: Data | undefined;
  /** Why there is no data, or no newer one. */
  readonly fault: unknown;
  /** Fetches again; what is shown stays until the new data is there. */
  again(): Promise<void>;
  /** Puts in what the site said in reply to something else. */
  take(data: Data): void;
}

export function fetched<Data>(fetch: () => Promise<Data>): Fetched<Data> {
  let data = $state.raw<Data>();
  let fault = $state.raw<unknown>();
  let latest = 0;

  async function settle(coming: Promise<Data>): Promise<void> {
    latest += 1;
    const mine = latest;
    try {
      const came = await coming;
      if (mine !== latest) return; // something newer is under way
      data = came;
      fault = undefined;
    } catch (why) {
      if (mine === latest) fault = why;
    }
  }

  $effect(() => {
    void settle(fetch());
  });

  return {
    get data() {
      return data;
    },
    get fault() {
      return fault;
    },
    again: () => settle(fetch()),
    take(given: Data) {
      latest += 1;
      data = given;
      fault = undefined;
    },
  };
}

/** Does something now and then while the page is looked at, and at once when somebody comes back to it. */
export function nowAndThen(act: () => void, everyMs: number): () => void {
  const seen = (): void => {
    if (document.visibilityState === "visible") act();
  };
  const timer = setInterval(seen, everyMs);
  document.addEventListener("visibilitychange", seen);
  window.addEventListener("online", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
    window.removeEventListener("online", seen);
  };
}
