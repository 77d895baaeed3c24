/** Notices of the browser itself: whether it can show any, and how the site may send them to it. */

/** What the site needs to write to this browser. */
export interface Subscription {
  address: string;
  keys: { p256dh: string; auth: string };
}

export type PushState = "impossible" | "forbidden" | "off" | "on";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** How things stand in this browser; `key` is the one that the site has now. */
export async function pushState(key: string): Promise<PushState> {
  if (!canPush()) return "impossible";
  if (Notification.permission === "denied") return "forbidden";
  const there = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  return there && isFor(there, key) ? "on" : "off";
}

/** Where this browser is reached now, if it is. */
export async function pushAddress(): Promise<string | null> {
  if (!canPush()) return null;
  const there = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  return there?.endpoint ?? null;
}

/** Asks the person and the browser; nothing if either says no. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.ready;
  const old = await registration.pushManager.getSubscription();
  if (old && !isFor(old, key)) await old.unsubscribe(); // the site has another key than it had then
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return null;
  return { address: endpoint, keys: { p256dh: keys["p256dh"], auth: keys["auth"] } };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function isFor(subscription: PushSubscription, key: string): boolean {
  const used = subscription.options.applicationServerKey;
  if (!used) return true;
  const wanted = bytes(key);
  const had = new Uint8Array(used);
  return had.length === wanted.length && had.every((byte, place) => byte === wanted[place]);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** What a person would call this browser. */
export function browserName(): string {
  const told = navigator.userAgent;
  const browser = /Edg\//.test(told)
    ? "Edge"
    : /Firefox\//.test(told)
      ? "Firefox"
      : /Chrome\//.test(told)
        ? "Chrome"
        : /Safari\//.test(told)
          ? "Safari"
          : "Browser";
  const device = /iPhone/.test(told)
    ? "iPhone"
    : /iPad/.test(told)
      ? "iPad"
      : /Android/.test(told)
        ? "Android"
        : /Mac OS/.test(told)
          ? "Mac"
          : /Windows/.test(told)
            ? "Windows"
            : /Linux/.test(told)
              ? "Linux"
              : "";
  return device ? `${browser}, ${device}` : browser;
}
