// Before the first picture: the light that the reader chose, so that nothing flashes at night.
try {
  const { theme } = JSON.parse(localStorage.getItem("seaboard-settings") || "{}");
  const night = matchMedia("(prefers-color-scheme: dark)").matches;
  const dark = theme === "dark" || (theme !== "light" && night);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
} catch {
  // A browser that keeps nothing: the page itself finds out.
}
