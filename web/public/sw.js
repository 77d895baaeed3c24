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
