/** The tables that one may want to go to: one's own, and those where seats are free. */
import { errorWords } from "./api/errors";
import { api } from "./api/http";
import type { TableList, TableListed } from "./api/wire";
import { me } from "./me.svelte";

const AGAIN = 10_000;
const FINISHED = 5;
const NONE: TableList = { tables: [], people: {} };

export class Tables {
  #mine = $state.raw<TableList>(NONE);
  #lobby = $state.raw<TableList | null>(null);
  problem = $state("");

  /** What the server calls people, by their ids. */
  readonly people = $derived<Record<string, string>>({
    ...this.#lobby?.people,
    ...this.#mine.people,
  });
  /** One's own games that are not over; those where one is to decide come first. */
  readonly running = $derived(
    this.#mine.tables
      .filter(({ status }) => ["open", "starting", "running"].includes(status))
      .sort((a, b) => Number(b.my_turn) - Number(a.my_turn)),
  );
  readonly finished = $derived(
    this.#mine.tables
      .filter(({ status }) => status === "finished" || status === "given_up")
      .slice(0, FINISHED),
  );
  /** Tables with free seats that are not one's own; null until they are known. */
  readonly open = $derived<TableListed[] | null>(
    this.#lobby?.tables.filter(({ id }) => !this.#mine.tables.some((own) => own.id === id)) ?? null,
  );

  async ask(): Promise<void> {
    if (document.hidden) return;
    try {
      this.#lobby = await api.lobby("open");
      this.#mine = me.person ? await api.myTables() : NONE;
      this.problem = "";
    } catch (error) {
      this.problem = errorWords(error);
    }
  }

  /** Ask now and again until the page is left; at once when one has become somebody. */
  watch(): void {
    $effect(() => {
      void me.person;
      if (!me.known) return;
      void this.ask();
      const timer = setInterval(() => this.ask(), AGAIN);
      return () => clearInterval(timer);
    });
  }
}
