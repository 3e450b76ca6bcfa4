/** Who one is here: nobody yet, a guest with a name, or an account. */
import { Refusal } from "./api/errors";
import { api } from "./api/http";
import { placeOf } from "./api/places";
import { socket } from "./api/socket.svelte";
import type { PersonOut } from "./api/wire";
import { recall, remember } from "./memory";
import { t } from "./i18n/index.svelte";
import { setServerTime } from "./servertime";

const SUGGESTIONS = 12;
/** What the host of this device calls whoever plays here. */
const HERE = "device";
/** Where the browser keeps who one was when there was last a connection. */
const PLACE = "seaboard-person";

class Me {
  person = $state.raw<PersonOut | null>(null);
  /** Whether the server has said who one is. */
  known = $state(false);
  /** The name in the field that asks for it; null while it is the suggested one. */
  draft = $state<string | null>(null);
  #suggestion = 1 + Math.floor(Math.random() * SUGGESTIONS);

  get id(): string | null {
    return this.person?.id ?? null;
  }

  /** Who one is, or in a page that was loaded without a network, who one was the last time; null: nobody
   * that the server knows. */
  get lastId(): string | null {
    return this.known ? this.id : recall<{ id: string | null }>(PLACE, { id: null }).id;
  }

  /** One's id at a table: the tables of this device know nobody else. */
  idAt(table: string): string | null {
    return placeOf(table) === "device" ? HERE : this.id;
  }

  is(person: PersonOut | null): void {
    this.person = person;
    this.known = true;
    remember(PLACE, { id: this.id });
  }

  /** The name to come in by: what was typed, or the one we suggest. */
  get name(): string {
    return (this.draft ?? t(`app-suggested-name-${this.#suggestion}`)).trim();
  }

  suggestAnother(): void {
    this.#suggestion = (this.#suggestion % SUGGESTIONS) + 1;
    this.draft = t(`app-suggested-name-${this.#suggestion}`);
  }

  /** Be somebody: whoever has no name yet comes in by the one in the field. */
  async comeIn(): Promise<void> {
    if (!this.person) this.#change((await api.comeIn(this.name)).person);
  }

  /** The same, unless there is no network: then it goes on here, where nobody has to come in. */
  async comeInUnlessAway(): Promise<void> {
    await this.comeIn().catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== "away") throw error;
    });
  }

  async makeAccount(account: string, password: string): Promise<void> {
    this.#change((await api.makeAccount(account, password)).person);
  }

  async signIn(account: string, password: string): Promise<void> {
    this.#change((await api.signIn(account, password)).person);
  }

  async signOut(everywhere: boolean): Promise<void> {
    await (everywhere ? api.signOutEverywhere() : api.signOut());
    this.#change(null);
  }

  async forgetMe(password: string | null): Promise<void> {
    await api.deleteMe(password);
    this.#change(null);
  }

  /** The connection knows one by the cookie that it began with. */
  #change(person: PersonOut | null): void {
    this.is(person);
    socket.again();
  }
}

export const me = new Me();
socket.welcomed = (person, now) => {
  setServerTime(now);
  me.is(person);
};
