import { meterModel } from '../../../src/agent/loop/context/index.ts';
import { notStarted } from '../../../src/agent/loop/index.ts';
import type { RunLedger } from '../../../src/agent/ports.ts';
import { type JobResult, nameRun, reserveRun, settleRun } from '../../../src/agent/work/index.ts';
import { emptyMonth, type MonthLedger, monthOf } from '../../../src/core/ledger/index.ts';
import {
  computeCost,
  countTokens,
  defaultRules,
  type GivenPrices,
  nothingSpent,
  type Rules,
  type Spent,
} from '../../../src/core/run/index.ts';
import type { Model, Usage } from '../../../src/engines/model/port/index.ts';
import { says } from '../memory/context.ts';
import { jobOf } from '../memory/samples/jobs.ts';
import { keyOf, ticketOf } from '../memory/samples/tickets.ts';
import { memoryServices } from '../memory/services.ts';
import { type Random, randomOf } from '../random.ts';
import { Turns } from './turns.ts';

/** What a schedule has shown. */
export interface BudgetPlay {
  /** What the model was paid in each month, and the most that it might be. */
  readonly paid: ReadonlyMap<string, number>;
  readonly budget: number;
  /** Calls, crashes, and runs that did not start. */
  readonly calls: number;
  readonly crashes: number;
  readonly refused: number;
}

const prices: GivenPrices = { prompt: 2, cached: 0.2, cacheWritten: 2.5, completion: 10 };

/** Amounts in money are sums of fractions; this is far below what a token costs. */
export const rounding = 1e-9;

/** Plays concurrent runs on one budget, some of which crash, while time goes on and their clocks differ. */
export async function playBudget(seed: string, draws = true): Promise<BudgetPlay> {
  const random = randomOf(seed);
  const turns = new Turns(random, { crash: random.pick([0, 0.02, 0.06]) });
  const rules = rulesOf(random);
  const unit = random.pick(['money', 'tokens'] as const);
  const one = unit === 'money' ? rules.maxTokens * 1e-5 : rules.maxTokens;
  const budget = one * (1 + random.below(300) / 100);
  const months = new Map<string, MonthLedger>();
  const paid = new Map<string, number>();
  const seen = { calls: 0, crashes: 0, refused: 0 };
  let now = Date.UTC(2026, 10, 30, 23, 30) - random.below(2) * 86_400_000;
  // GitHub says at once that a run has crashed.
  const isLeased = async (key: string) => turns.isActive(key.replace('APP-', ''));
  const forge = { ...memoryServices(ticketOf).forge, isLeased };
  const play = async (actor: string) => {
    const skew = (random.below(21) - 10) * 60_000;
    const date = () => new Date(now + skew);
    const job = jobOf({ key: keyOf(`APP-${actor}`), rules, monthlyBudget: { unit, most: budget } });
    const runName = nameRun({ ...job, run: actor }, date());
    const pay = (used: Usage) => {
      seen.calls += 1;
      const amount = unit === 'money' ? computeCost(used, prices) : countTokens(used);
      const month = monthOf(runName.at);
      paid.set(month, (paid.get(month) ?? 0) + amount);
    };
    const context = {
      ...{ job, date, runName, forge, ledger: storedIn(months, turns, actor) },
      ...{
        model: payingModel(turns, actor, { random, pay }),
        signal: new AbortController().signal,
      },
    };
    const reserved = await reserveRun(context);
    if (reserved.kind === 'refused') {
      seen.refused += 1;
      await settleRun(context, runName, endOf(rules, nothingSpent, reserved));
      return;
    }
    const metered = meterModel(draws ? reserved.model : context.model, rules);
    const calls = random.below(8);
    for (let call = 0; call < calls; call += 1) {
      const text = 'word '.repeat(random.below(4_000));
      const request = { messages: [{ role: 'user', text } as const], reads: [] };
      if ((await metered.ask(request, context.signal).catch(() => 'spent')) === 'spent') break;
    }
    const spent = metered.spent();
    await settleRun(context, runName, endOf(rules, spent, { attempt: spent.calls === 0 ? 0 : 1 }));
  };
  const runs = 2 + random.below(7);
  for (let run = 1; run <= runs; run += 1) turns.start(String(run), () => play(String(run)));
  let next = runs;
  await turns.play(
    () => {
      now += random.chance(0.1) ? random.below(40) * 60_000 : random.below(60_000);
    },
    () => {
      seen.crashes += 1;
      next += 1;
      // Somebody runs the job again.
      const actor = String(next);
      if (next < 2 * runs) turns.start(actor, () => play(actor));
    },
  );
  return { paid, budget, ...seen };
}

function endOf(
  allowed: Rules,
  spent: Spent,
  { attempt, refused }: Pick<JobResult, 'attempt' | 'refused'>,
): JobResult {
  return { outcome: { ...notStarted, reason: 'failed', spent, allowed }, attempt, refused };
}

function rulesOf(random: Random): Rules {
  const maxTokens = random.pick([20_000, 80_000, 200_000]);
  const maxReplyTokens = random.pick([1_000, 4_000, 16_000]);
  return { ...defaultRules, maxTokens, maxReplyTokens, prices, maxMinutes: 15 };
}

/** A ledger that is read in one turn and stored in another, unless somebody else has stored a month in between. */
function storedIn(months: Map<string, MonthLedger>, turns: Turns, actor: string): RunLedger {
  const read = (month: string) => turns.request(actor, () => months.get(month));
  return {
    months: async () => [...months.keys()],
    read: async (month) => (await read(month)) ?? emptyMonth,
    update: async (month, change) => {
      for (;;) {
        const known = await read(month);
        const changed = change(known ?? emptyMonth);
        if (changed === (known ?? emptyMonth)) return changed;
        const isStored = await turns.request(actor, () => {
          if (months.get(month) !== known) return false;
          months.set(month, changed);
          return true;
        });
        if (isStored) return changed;
      }
    },
  };
}

interface Paying {
  readonly random: Random;
  readonly pay: (used: Usage) => void;
}

/** A model that is paid as it is asked, whether or not anybody hears its reply. */
function payingModel(turns: Turns, actor: string, { random, pay }: Paying): Model {
  return {
    ask: (request, { beforeAttempt, maxReplyTokens }) =>
      turns.request(actor, () => {
        beforeAttempt();
        const [message] = request.messages;
        const length = message !== undefined && 'text' in message ? message.text.length : 0;
        const promptTokens = Math.ceil(length / 5);
        const cachedTokens = random.below(promptTokens + 1);
        const completionTokens = random.chance(0.3)
          ? maxReplyTokens
          : random.below(maxReplyTokens + 1);
        const reply = says('');
        const spent = { ...reply.spent, promptTokens, cachedTokens, completionTokens };
        pay(spent);
        return { ...reply, spent };
      }),
  };
}
