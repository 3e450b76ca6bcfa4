/** Tables of this device as the browser keeps them: a log for each, to which entries are added. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { TableListed } from "../api/wire";
import type { Judged, Kept } from "./python";

interface Schema extends DBSchema {
  tables: { key: string; value: Stored; indexes: { changed: number } };
  /** By table and number, so that two pages never write the same entry. */
  entries: { key: [string, number]; value: { table: string; number: number; entry: unknown[] } };
  /** Decisions of analyses, which take long to make. */
  judged: { key: [string, number]; value: Judged };
}

/** How a list shows the table, and what only the host may know. */
export interface Stored {
  id: string;
  changed: number;
  listed: TableListed;
  secret: string;
  /** The id of its table in the account that it was sent to. */
  sent?: string;
}

export class Storage {
  private constructor(private readonly db: IDBPDatabase<Schema>) {}

  static async open(name = "seaboard"): Promise<Storage> {
    return new Storage(
      await openDB<Schema>(name, 2, {
        upgrade(db, before) {
          if (before < 1) {
            db.createObjectStore("tables", { keyPath: "id" }).createIndex("changed", "changed");
            db.createObjectStore("entries", { keyPath: ["table", "number"] });
          }
          db.createObjectStore("judged", { keyPath: ["table", "number"] });
        },
        // A page of an older version holds it open: it lets go, and opens it again when it is loaded.
        blocking: (_before, _now, { target }) => (target as IDBDatabase).close(),
      }),
    );
  }

  /** Keep all of it or nothing; rejects if another page has added to a table meanwhile. */
  async keep(additions: Kept[]): Promise<void> {
    if (!additions.length) return;
    const transaction = this.db.transaction(["tables", "entries"], "readwrite");
    const tables = transaction.objectStore("tables");
    const entries = transaction.objectStore("entries");
    const writing: Promise<unknown>[] = [];
    for (const { table, secret, entries: added } of additions) {
      const listed = table as TableListed;
      const now = { id: table.id, changed: table.changed, listed, secret };
      // What comes after the end, as the next table does, does not make it unsent.
      const put = async () => tables.put({ ...(await tables.get(table.id)), ...now });
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
    const table = await this.db.get("tables", id);
    if (table) await this.db.put("tables", { ...table, sent });
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

  close(): void {
    this.db.close();
  }
}

/** All entries of a table. */
function of(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}
