/** Tables of this device as the browser keeps them: a log for each, to which entries are added; and
 * records of other games, to be studied here. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { placeOf } from "../api/places";
import type { SentSeat, TableListed } from "../api/wire";
import type { Judged, Kept } from "./python";

interface Schema extends DBSchema {
  tables: { key: string; value: Stored; indexes: { changed: number } };
  /** By table and number, so that two pages never write the same entry. */
  entries: { key: [string, number]; value: { table: string; number: number; entry: unknown[] } };
  /** Decisions of analyses, which take long to make. */
  judged: { key: [string, number]; value: Judged };
  records: { key: string; value: Opened };
}

/** How a list shows the table, and what only the host may know. */
export interface Stored {
  id: string;
  changed: number;
  listed: TableListed;
  secret: string;
  /** The id of its table in the account that it was sent to. */
  sent?: string;
  /** What is to be sent to the account as soon as there is a connection. */
  outgoing?: Outgoing | undefined;
}

export interface Outgoing {
  record: string;
  seats: SentSeat[];
  /** Into whose account it is to come by itself; null if nobody had a name here when it was said. */
  person: string | null;
}

/** A finished game that was not played here, of which only the record is kept. */
export interface Opened {
  /** The table's on the server where it was played, or one of this device. */
  id: string;
  listed: TableListed;
  record: string;
  /** One's own seats. */
  mine: number[];
}

/** What the worker keeps. */
export type Keeper = Pick<Storage, "keep" | "read" | "keepJudged" | "judgedOf" | "readRecord">;

/** For a browser that keeps nothing: what is played lasts as long as the page. */
export const FORGETFUL: Keeper = {
  keep: () => Promise.resolve(),
  read: () => Promise.resolve(undefined),
  keepJudged: () => Promise.resolve(),
  judgedOf: () => Promise.resolve([]),
  readRecord: () => Promise.resolve(undefined),
};

/** Of records that came from a server, which has them too. */
const MOST_FROM_SERVERS = 30;

/** The table was removed by another page. */
export class Removed extends Error {
  constructor() {
    super("the table was removed");
  }
}

export class Storage {
  private constructor(private readonly db: IDBPDatabase<Schema>) {}

  static async open(name = "seaboard"): Promise<Storage> {
    return new Storage(
      await openDB<Schema>(name, 3, {
        upgrade(db, before) {
          if (before < 1) {
            db.createObjectStore("tables", { keyPath: "id" }).createIndex("changed", "changed");
            db.createObjectStore("entries", { keyPath: ["table", "number"] });
          }
          if (before < 2) db.createObjectStore("judged", { keyPath: ["table", "number"] });
          db.createObjectStore("records", { keyPath: "id" });
        },
        // A page of an older version holds it open: it lets go, and opens it again when it is loaded.
        blocking: (_before, _now, { target }) => (target as IDBDatabase).close(),
      }),
    );
  }

  /** Keep all of it or nothing; rejects if another page has added to a table meanwhile, or removed it. */
  async keep(additions: Kept[]): Promise<void> {
    if (!additions.length) return;
    const transaction = this.db.transaction(["tables", "entries"], "readwrite");
    const tables = transaction.objectStore("tables");
    const entries = transaction.objectStore("entries");
    const begun = new Set(
      additions.filter(({ entries }) => entries[0]?.[0] === 1).map(({ table }) => table.id),
    );
    const writing: Promise<unknown>[] = [];
    for (const { table, secret, entries: added } of additions) {
      const listed = table as TableListed;
      const now = { id: table.id, changed: table.changed, listed, secret };
      // What comes after the end, as the next table does, does not make it unsent.
      const put = async () => {
        const before = await tables.get(table.id);
        if (!before && !begun.has(table.id)) {
          transaction.abort();
          throw new Removed();
        }
        await tables.put({ ...before, ...now });
      };
      writing.push(put());
      for (const entry of added)
        writing.push(entries.add({ table: table.id, number: entry[0] as number, entry }));
    }
    await Promise.all([...writing, transaction.done]);
  }

  /** A table as the host loads it; undefined if there is none. */
  async read(id: string): Promise<{ secret: string; entries: string } | undefined> {
    const table = await this.db.get("tables", id);
    if (!table) return undefined;
    const found = await this.db.getAll("entries", of(id));
    return { secret: table.secret, entries: JSON.stringify(found.map(({ entry }) => entry)) };
  }

  /** All tables, the last changed first. */
  async list(): Promise<Stored[]> {
    return (await this.db.getAllFromIndex("tables", "changed")).reverse();
  }

  /** A table of an account keeps the game too. */
  async markSent(id: string, sent: string): Promise<void> {
    await this.#change(id, { sent, outgoing: undefined });
  }

  /** It is to be sent; or (undefined) not any more. */
  async setOutgoing(id: string, outgoing: Outgoing | undefined): Promise<void> {
    await this.#change(id, { outgoing });
  }

  async #change(id: string, changed: Partial<Stored>): Promise<void> {
    const transaction = this.db.transaction("tables", "readwrite");
    const table = await transaction.store.get(id);
    if (table) await transaction.store.put({ ...table, ...changed });
    await transaction.done;
  }

  /** Without room an analysis is made anew. */
  async keepJudged(judged: Judged[]): Promise<void> {
    for (const each of judged) await this.db.put("judged", each).catch(() => {});
  }

  async judgedOf(id: string): Promise<Judged[]> {
    return this.db.getAll("judged", of(id));
  }

  async remove(id: string): Promise<void> {
    const transaction = this.db.transaction(["tables", "entries", "judged"], "readwrite");
    await Promise.all([
      transaction.objectStore("judged").delete(of(id)),
      transaction.objectStore("tables").delete(id),
      transaction.objectStore("entries").delete(of(id)),
      transaction.done,
    ]);
  }

  /** Keep a record; of those that a server has too only the last. */
  async keepRecord(opened: Opened): Promise<void> {
    await this.db.put("records", opened);
    const known = (await this.listRecords()).filter(({ id }) => placeOf(id) === "server");
    for (const { id } of known.slice(MOST_FROM_SERVERS)) await this.removeRecord(id);
  }

  async readRecord(id: string): Promise<Opened | undefined> {
    return this.db.get("records", id);
  }

  /** All records, the last opened first. */
  async listRecords(): Promise<Opened[]> {
    const all = await this.db.getAll("records");
    return all.sort((one, other) => other.listed.changed - one.listed.changed);
  }

  async removeRecord(id: string): Promise<void> {
    const transaction = this.db.transaction(["records", "judged"], "readwrite");
    await Promise.all([
      transaction.objectStore("records").delete(id),
      transaction.objectStore("judged").delete(of(id)),
      transaction.done,
    ]);
  }

  close(): void {
    this.db.close();
  }
}

/** All entries of a table. */
function of(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}
