import { errorMessage } from '../../src/core/user-error.ts';
import type { Benchmark } from '../index.ts';
import { parseOptions, wholeNumber } from '../options.ts';

import { brokenPulls, observePull, type PullResult } from '../tickets/pull-result.ts';
import { baseScenarios } from './scenarios/base.ts';
import { branchScenarios } from './scenarios/branch.ts';
import { checkScenarios } from './scenarios/checks.ts';
import { endScenarios } from './scenarios/ends.ts';
import { reviewScenarios } from './scenarios/reviews.ts';

/** One thing that happens to a pull request, from the event to what people find. */
export interface Scenario {
  readonly name: string;
  /** Rejects unless it ends as promised. */
  readonly play: () => Promise<void>;
}

export const scenarios: readonly Scenario[] = [
  ...branchScenarios,
  ...checkScenarios,
  ...baseScenarios,
  ...reviewScenarios,
  ...endScenarios,
];

/** Plays each scenario through `dist/`, two at a time, then seeded schedules in memory: `bench follow [--only PART]`. */
export const benchmark: Benchmark = async (args) => {
  const { only, schedules, seed } = parseOptions(args, {
    only: { type: 'string', default: '' },
    schedules: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  });
  const played = await playAll(scenarios.filter(({ name }) => name.includes(only)));
  const count = wholeNumber('--schedules', schedules);
  const number = wholeNumber('--seed', seed);
  const pulls: PullResult[] = [];
  for (let at = 0; at < count; at += 1) pulls.push(await observePull(number, at));
  const violations = pulls.flatMap((pull) => pull.violations);
  const failed = played.filter(({ ok }) => !ok);
  return {
    title: `${played.length - failed.length} of ${played.length} scenarios, ${count} schedules with ${violations.length} violations`,
    rows: played.map(({ name, ok }) => ({ scenario: name, ok })),
    notes: [...failed.map(({ name, why }) => `${name}: ${why}`), ...brokenPulls(pulls)],
    result: {
      scenarios: played.map(({ name, ok }) => ({ name, ok })),
      schedules: count,
      violations: violations.length,
    },
  };
};

interface Played {
  readonly name: string;
  readonly ok: boolean;
  readonly why: string;
}

/** Plays scenarios, two at a time: each of them waits for processes most of the time. */
async function playAll(waiting: readonly Scenario[]): Promise<readonly Played[]> {
  const played: Played[] = [];
  const left = waiting.map((scenario, at) => ({ ...scenario, at }));
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      played[next.at] = await playOne(next);
    }
  };
  await Promise.all([work(), work()]);
  return played;
}

async function playOne({ name, play }: Scenario): Promise<Played> {
  try {
    await play();
    return { name, ok: true, why: '' };
  } catch (error) {
    return { name, ok: false, why: errorMessage(error) };
  }
}
