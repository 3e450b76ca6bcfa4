/** Installing the page as an app, where the browser offers it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallOffer | null>(null);

export function mayInstall(): boolean {
  return offer !== null;
}

/** Let the browser ask; an offer serves once. */
export async function install(): Promise<void> {
  const asked = offer;
  offer = null;
  await asked?.prompt();
}

/** Take the browser's offer, which comes once, soon after the page, so that it is made where one looks
 * for it. */
export function hearInstallOffers(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  addEventListener("appinstalled", () => (offer = null));
}
