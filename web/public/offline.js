/* Comes back by itself as soon as the site can be reached again. */
const EVERY_MS = 4000;

async function look() {
  try {
    const reply = await fetch("/api/titles", { cache: "no-store" });
    if (reply.ok) location.reload();
  } catch {
    // not yet
  }
}

addEventListener("online", look);
setInterval(look, EVERY_MS);
