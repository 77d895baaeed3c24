/**
 * What happens at a table, as the site tells it: one stream of events that survives a restart of the server, a dead
 * network and a night in a bag. A browser comes back by itself only while it believes in the connection; whenever it
 * gives up, or may not have noticed that the line is dead, the stream is opened anew from the entry known last.
 */

/** What the site tells after a move; words are fetched apart. */
export interface News {
  seq: number;
  to_act: number[];
  over: boolean;
  /** Something was undone or taken back: lines known before may be struck. */
  undone: boolean;
  /** Too much was missed: look at everything anew. */
  resync: boolean;
}

/** The part of an `EventSource` that is used; a test brings its own. */
export interface Source {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: Event) => void) | null;
  addEventListener(kind: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

export interface StreamOptions {
  /** The address without what is known already. */
  address: () => string;
  /** The entry of the journal up to which the table is known. */
  since: () => number;
  onNews: (news: News) => void;
  /** Other events by name, such as those of the lobby and the chat. */
  onOther?: Record<string, (data: unknown) => void>;
  onLine?: (open: boolean) => void;
  open?: (address: string) => Source;
}

const CLOSED = 2;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Away for longer than this, a connection may be dead without anybody having noticed. */
const MAY_BE_DEAD = 20_000;
const LOOK = 5_000;

export class Stream {
  #options: StreamOptions;
  #source: Source | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #hidden = 0;
  #looked = Date.now();
  #looking: ReturnType<typeof setInterval>;
  #stopped = false;

  constructor(options: StreamOptions) {
    this.#options = options;
    document.addEventListener("visibilitychange", this.#seen);
    window.addEventListener("online", this.#awake);
    window.addEventListener("pageshow", this.#awake);
    this.#looking = setInterval(this.#look, LOOK);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#looking);
    this.#source?.close();
    document.removeEventListener("visibilitychange", this.#seen);
    window.removeEventListener("online", this.#awake);
    window.removeEventListener("pageshow", this.#awake);
  }

  /** Opens the stream anew, from what is known now: after another seat was taken, or after sleep. */
  again(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#connect();
  }

  #connect(): void {
    const { address, since, onNews, onOther = {}, onLine, open } = this.#options;
    const url = new URL(address(), window.location.href);
    url.searchParams.set("since", String(since()));
    const source = open ? open(url.href) : new EventSource(url);
    this.#source = source;
    source.onopen = () => {
      this.#wait = FIRST_WAIT;
      onLine?.(true);
    };
    const told = (resync: boolean) => (event: MessageEvent<string>) => {
      if (source === this.#source) onNews({ ...(JSON.parse(event.data) as News), resync });
    };
    source.onmessage = told(false);
    source.addEventListener("resync", told(true));
    for (const [kind, listener] of Object.entries(onOther)) {
      source.addEventListener(kind, (event) => listener(JSON.parse(event.data)));
    }
    source.onerror = () => {
      if (source !== this.#source) return;
      onLine?.(false);
      // The browser tries again by itself unless the server answered with an error, as it does while it restarts.
      if (source.readyState === CLOSED) this.#later();
    };
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.again(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** A machine that slept with the page open: its clock has jumped. */
  #look = (): void => {
    const slept = Date.now() - this.#looked > MAY_BE_DEAD;
    this.#looked = Date.now();
    if (slept && document.visibilityState !== "hidden") this.#awake();
  };

  #seen = (): void => {
    if (document.visibilityState === "hidden") this.#hidden = Date.now();
    else if (this.#hidden && Date.now() - this.#hidden > MAY_BE_DEAD) this.#awake();
  };

  #awake = (event?: Event): void => {
    // A page that is shown for the first time has opened its stream already.
    if (event?.type === "pageshow" && !(event as PageTransitionEvent).persisted) return;
    this.#wait = FIRST_WAIT;
    this.again();
  };
}
