import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/seats.css";
import "./look/base.css";
import { followTheme } from "./look/theme.svelte";
import { firstLanguage, speak } from "./texts/index.svelte";

const place = document.getElementById("app");
if (!place) throw new Error("the page has no place for the client");
followTheme();
await speak(firstLanguage());
mount(App, { target: place });

// Not while the client is being worked on: an old file from a cache is the last thing one looks for.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined); // without it everything works, only slower
