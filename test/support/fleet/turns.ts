import type { Random } from '../random.ts';

/** What becomes of a request; `lost` is served, but whoever asked hears nothing of it and is told so. */
type Fate = 'served' | 'lost' | 'crashed before' | 'crashed after';

interface Waiting {
  readonly actor: string;
  readonly serve: () => Promise<void>;
  readonly lose: () => Promise<void>;
  readonly act: () => unknown;
}

/** How often something happens at a request, from 0 to 1. */
export interface Odds {
  readonly crash: number;
  readonly lose?: number;
}

/** Serves the requests of many actors one after the other, in a random order, and lets some of them crash. */
export class Turns {
  readonly #random: Random;
  readonly #odds: Odds;
  readonly #active = new Set<string>();
  #waiting: readonly Waiting[] = [];
  #error: unknown;

  constructor(random: Random, odds: Odds) {
    this.#random = random;
    this.#odds = odds;
  }

  /** Starts an actor, which is active until its work has ended or it crashes. */
  start(actor: string, work: () => Promise<void>): void {
    this.#active.add(actor);
    work().then(
      () => this.#active.delete(actor),
      (error: unknown) => {
        this.#active.delete(actor);
        this.#error ??= error;
      },
    );
  }

  /** Whether the actor has neither ended its work nor crashed. */
  isActive(actor: string): boolean {
    return this.#active.has(actor);
  }

  /** Resolves to what `act` returns once it is the actor's turn; never, if it crashes. */
  request<Result>(actor: string, act: () => Result | Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const serve = async () => {
        try {
          resolve(await act());
        } catch (error) {
          reject(error);
        }
      };
      const lose = async () => {
        await act();
        reject(new TypeError('fetch failed'));
      };
      this.#waiting = [...this.#waiting, { actor, serve, lose, act }];
    });
  }

  /** Plays until nobody asks any more. `onTurn` is called before each, `onCrash` with each actor that crashes. */
  async play(onTurn: () => void, onCrash: (actor: string) => void): Promise<void> {
    for (;;) {
      await this.#quiet();
      if (this.#error !== undefined) throw this.#error;
      const next = this.#random.pick(this.#waiting);
      if (next === undefined) return;
      onTurn();
      this.#waiting = this.#waiting.filter((one) => one !== next);
      await this.#end(next, this.#fate(), onCrash);
    }
  }

  #fate(): Fate {
    const { crash, lose = 0 } = this.#odds;
    if (this.#random.chance(crash)) return this.#random.pick(['crashed before', 'crashed after']);
    return this.#random.chance(lose) ? 'lost' : 'served';
  }

  async #end(next: Waiting, fate: Fate, onCrash: (actor: string) => void): Promise<void> {
    const { actor, serve, lose, act } = next;
    if (fate === 'served') await serve();
    else if (fate === 'lost') await lose();
    else if (fate === 'crashed after') await act();
    if (fate === 'served' || fate === 'lost') return;
    this.#active.delete(actor);
    this.#waiting = this.#waiting.filter((one) => one.actor !== actor);
    onCrash(actor);
  }

  /** Waits until every active actor asks for something. */
  async #quiet(): Promise<void> {
    const isBusy = () =>
      [...this.#active].some((name) => !this.#waiting.some(({ actor }) => actor === name));
    do await new Promise((resolve) => setImmediate(resolve));
    while (isBusy() && this.#error === undefined);
  }
}
