/** What is kept on this device, for lists: games that were played here, and records of others. They are
 * read without starting Python. */
import { isOver } from "../../table/over";
import { device } from "./device.svelte";
import { Storage, type Opened, type Outgoing, type Stored } from "./storage";

export class DeviceGames {
  /** The last played first; null until they are read. */
  all = $state.raw<readonly Stored[] | null>(null);
  /** The last opened first. */
  records = $state.raw<readonly Opened[]>([]);
  /** Whether the browser keeps nothing. */
  refused = $state(false);

  async read(): Promise<void> {
    const found = await this.#with(async (storage) => {
      this.records = await storage.listRecords();
      return storage.list();
    });
    this.all = found ?? [];
  }

  /** Those that are over, in no account yet, and not about to be. */
  get unsent(): readonly Stored[] {
    return (this.all ?? []).filter(
      ({ listed, sent, outgoing }) => isOver(listed) && !sent && !outgoing,
    );
  }

  /** Those that are to be sent as soon as there is a connection. */
  get outgoing(): readonly Stored[] {
    return (this.all ?? []).filter(({ outgoing }) => outgoing);
  }

  async markSent(id: string, sent: string): Promise<void> {
    await this.#with((storage) => storage.markSent(id, sent));
    await this.read();
  }

  async setOutgoing(id: string, outgoing: Outgoing | undefined): Promise<void> {
    await this.#with((storage) => storage.setOutgoing(id, outgoing));
    await this.read();
  }

  async remove(id: string): Promise<void> {
    device.tell({ forget: id });
    await this.#with((storage) => storage.remove(id));
    await this.read();
  }

  async keepRecord(opened: Opened): Promise<void> {
    await this.#with((storage) => storage.keepRecord(opened));
    await this.read();
  }

  async removeRecord(id: string): Promise<void> {
    device.tell({ forget: id });
    await this.#with((storage) => storage.removeRecord(id));
    await this.read();
  }

  async #with<T>(work: (storage: Storage) => Promise<T>): Promise<T | undefined> {
    let storage: Storage;
    try {
      storage = await Storage.open();
    } catch {
      this.refused = true;
      return undefined;
    }
    return work(storage).finally(() => storage.close());
  }
}

export const deviceGames = new DeviceGames();
