/** The games that are kept on this device, for lists. They are read without starting Python. */
import { isOver } from "../../table/over";
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

  /** Those that are over and in no account yet. */
  get unsent(): readonly Stored[] {
    return (this.all ?? []).filter(({ listed, sent }) => isOver(listed) && !sent);
  }

  async markSent(id: string, sent: string): Promise<void> {
    await this.#with((storage) => storage.markSent(id, sent));
    await this.read();
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
