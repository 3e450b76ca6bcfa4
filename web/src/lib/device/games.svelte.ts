/** The games that are kept on this device, for lists. They are read without starting Python. */
import { device } from "./device.svelte";
import { Storage, type Stored } from "./storage";

export class DeviceGames {
  /** The last played first; null until they are read. */
  all = $state.raw<readonly Stored[] | null>(null);
  /** Whether the browser keeps nothing. */
  refused = $state(false);

  async read(): Promise<void> {
    await this.#with(async (storage) => {
      this.all = await storage.list();
    });
  }

  async remove(id: string): Promise<void> {
    device.tell({ forget: id });
    await this.#with((storage) => storage.remove(id));
    await this.read();
  }

  async #with(work: (storage: Storage) => Promise<void>): Promise<void> {
    try {
      const storage = await Storage.open();
      await work(storage).finally(() => storage.close());
    } catch {
      this.refused = true;
      this.all = [];
    }
  }
}
