/*
 * What makes Civitas installable and quick to open. Files of a build have a hash in their name and never change, so
 * they are kept; a page that cannot be fetched is replaced by one that says so. Nothing that the site says about
 * people or tables is ever kept here.
 */
const KEPT = "civitas-1";
const OFFLINE = "/offline.html";
const SHIPPED = [OFFLINE, "/offline.js"];
/** Builds come and go; the oldest files make room. */
const MOST_FILES = 400;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHIPPED)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (address.pathname === "/offline.js") event.respondWith(shipped(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

async function asset(request) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request);
  if (known) return known;
  const reply = await fetch(request);
  if (reply.ok) {
    await cache.put(request, reply.clone());
    const files = await cache.keys();
    const old = files
      .filter((file) => !SHIPPED.some((path) => file.url.endsWith(path)))
      .slice(0, Math.max(0, files.length - MOST_FILES));
    await Promise.all(old.map((file) => cache.delete(file)));
  }
  return reply;
}

async function shipped(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

/*
 * What the site tells somebody who is not here. What concerns one table replaces what was shown of it before; what is
 * no longer true (an answer given elsewhere, a move taken back) is closed.
 */
self.addEventListener("push", (event) => {
  let told;
  try {
    told = event.data.json();
  } catch {
    return; // not from us
  }
  event.waitUntil(told.type === "close" ? close(told) : show(told));
});

async function show(told) {
  // Who is looking at the table sees it there.
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const path = new URL(told.link, self.location.origin).pathname;
  if (windows.some((one) => one.focused && new URL(one.url).pathname === path)) return;
  await self.registration.showNotification(told.title, {
    body: told.body,
    tag: told.tag,
    renotify: true,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    lang: told.language,
    data: { link: told.link },
  });
}

async function close(told) {
  const shown = await self.registration.getNotifications({ tag: told.tag });
  if (shown.length === 0) {
    // A browser wants to show something for every push; this replaces nothing and is gone at once.
    await self.registration.showNotification(told.title, { tag: told.tag, silent: true, body: told.body });
    shown.push(...(await self.registration.getNotifications({ tag: told.tag })));
  }
  for (const one of shown) one.close();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link ?? "/"));
});

async function open(link) {
  const wanted = new URL(link, self.location.origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === wanted.pathname) ?? windows[0];
  if (!there) return self.clients.openWindow(wanted.pathname);
  await there.focus();
  if (new URL(there.url).pathname !== wanted.pathname) await there.navigate(wanted.pathname);
  return there;
}
