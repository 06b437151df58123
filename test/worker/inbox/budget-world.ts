import { abortAllDurableObjects } from 'cloudflare:test';
import { vi } from 'vitest';
import { type LedgerEntry, monthOf } from '../../../src/core/ledger/index.ts';
import { reservation, runEntry } from '../../support/ledger.ts';
import type { FakeGitHub } from '../github/fake-github.ts';
import { keepFor, setVariables } from './budget-scene.ts';
import { advance, alarm, hour, inbox, minute, ring } from './scene.ts';

/** A run goes on: which of those that can, and what it has spent when it settles. */
interface Move {
  readonly kind: 'begin' | 'crash' | 'settle';
  readonly which: number;
  readonly spent: number;
}

/** What happens next in a schedule. */
export type Happening =
  | { readonly kind: 'deliver'; readonly count: number; readonly repository: string }
  | Move
  | { readonly kind: 'advance'; readonly minutes: number }
  | { readonly kind: 'ring' | 'sweep' | 'abort' | 'month end' | 'look' }
  | { readonly kind: 'unreadable'; readonly is: boolean };

/** The most that a run takes, as the tests' budget says. */
export const most = 100;

interface WorldRun {
  readonly delivery: string;
  readonly repository: string;
  /** When it was dispatched last. */
  sent: number;
  /** When it began, as the name of its month and in milliseconds. */
  begun?: { readonly month: string; readonly at: number } | undefined;
  spent: number;
  state: 'sent' | 'running' | 'crashed' | 'settled';
}

/** Runs as they are, whatever the inbox knows of them: they begin within a day, and write to the ledgers. */
export class BudgetWorld {
  readonly #github: FakeGitHub;
  readonly #runs = new Map<string, WorldRun>();
  #names = 0;
  #heard = 0;

  constructor(github: FakeGitHub) {
    this.#github = github;
  }

  /** Returns what was taken of the budget in the worst case: in each month, by runs that began or may begin in it. */
  taken(): ReadonlyMap<string, number> {
    const now = Date.now();
    const months = new Map<string, number>();
    for (const { begun, state, spent, sent } of this.#runs.values()) {
      if (state === 'sent' && sent + 24 * hour <= now) continue;
      const month = begun?.month ?? monthOf(new Date(now));
      const amount = state === 'settled' || state === 'crashed' ? spent : most;
      months.set(month, (months.get(month) ?? 0) + amount);
    }
    return months;
  }

  async happen(what: Happening): Promise<void> {
    if (what.kind === 'deliver') {
      const names = Array.from({ length: what.count }, (_, at) => `d-${this.#names + at + 1}`);
      this.#names += what.count;
      await keepFor('TOK', names, { repository: what.repository });
    } else if (what.kind === 'ring') await this.#ring();
    else if (what.kind === 'sweep') await inbox().sweep();
    else if (what.kind === 'look') await inbox().report(10);
    else if (what.kind === 'abort') {
      await abortAllDurableObjects();
      await setVariables();
    } else if (what.kind === 'unreadable') this.#github.ledgers.status = what.is ? 502 : undefined;
    else if (what.kind === 'advance') advance(what.minutes * minute);
    else if (what.kind === 'month end') this.#toMonthEnd();
    else if ('which' in what) this.#move(what);
    this.#hear();
  }

  /** Rings what is due, a few alarms at most. */
  async #ring(): Promise<void> {
    for (let count = 0; count < 4; count += 1) {
      const at = await alarm();
      if (at === null || at > Date.now()) return;
      await ring();
      this.#hear();
    }
  }

  #toMonthEnd(): void {
    const now = new Date();
    vi.setSystemTime(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - 2 * minute);
  }

  /** Notes the runs of new dispatches. */
  #hear(): void {
    const calls = this.#github.of('dispatch');
    for (const { url, body } of calls.slice(this.#heard)) {
      const repository = /repos\/([^/]+\/[^/]+)\//.exec(url)?.[1] ?? '';
      const delivery = /"delivery":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
      if (!this.#github.taken.some((one) => one.delivery === delivery)) continue;
      const known = this.#runs.get(delivery);
      if (known !== undefined) known.sent = Date.now();
      else
        this.#runs.set(delivery, {
          delivery,
          repository,
          sent: Date.now(),
          spent: 0,
          state: 'sent',
        });
    }
    this.#heard = calls.length;
    for (const run of this.#runs.values()) {
      // The limits of a run's time end it.
      if (run.state === 'running' && Date.now() >= (run.begun?.at ?? 0) + hour)
        run.state = 'crashed';
    }
  }

  #move(what: Move): void {
    const from = what.kind === 'begin' ? 'sent' : 'running';
    const now = Date.now();
    const some = [...this.#runs.values()].filter(
      ({ state, sent }) => state === from && (from === 'running' || sent + 24 * hour > now),
    );
    const run = some[what.which % some.length];
    if (run === undefined) return;
    if (what.kind === 'begin') {
      run.begun = { month: monthOf(new Date(now)), at: now };
      run.state = 'running';
      run.spent = what.spent;
    } else if (what.kind === 'crash') run.state = 'crashed';
    else {
      run.state = 'settled';
      run.spent = what.spent;
    }
    for (const month of new Set(run.begun && [run.begun.month])) this.#write(run.repository, month);
  }

  #write(repository: string, month: string): void {
    const entries = [...this.#runs.values()]
      .filter((run) => run.repository === repository && run.begun?.month === month)
      .map((run) => this.#entryOf(run));
    this.#github.ledgers.store(repository, month, entries);
  }

  #entryOf({ delivery, begun, spent, state }: WorldRun): LedgerEntry {
    const at = begun?.at ?? 0;
    const who = { run: delivery, ticket: 'TOK-1', delivery };
    if (state !== 'settled') {
      const until = new Date(at + hour).toISOString();
      return reservation({ ...who, until, most: { tokens: most }, drawn: { tokens: spent } });
    }
    const tokens = { uncached: 0, cached: 0, written: 0, reply: spent };
    return runEntry({ ...who, at: new Date(at).toISOString(), tokens });
  }
}
