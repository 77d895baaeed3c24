// What every page does before it is drawn, those of the site (signing up, signing in) as well as the client's: it wears
// the theme that was chosen in this browser, and tells the site the time zone, so that a new account has the right one.
(() => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone) document.cookie = `civitas_zone=${zone}; path=/; max-age=31536000; samesite=lax`;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const more = matchMedia("(prefers-contrast: more)");
  const draw = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem("civitas.theme");
    } catch {
      // a browser that keeps nothing
    }
    const system = more.matches ? "contrast" : dark.matches ? "dark" : "light";
    document.documentElement.dataset.theme = ["light", "dark", "contrast"].includes(chosen) ? chosen : system;
  };
  dark.addEventListener("change", draw);
  more.addEventListener("change", draw);
  draw();
})();
