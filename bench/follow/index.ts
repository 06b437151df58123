import type { Benchmark } from '../index.ts';
import { parseOptions, wholeNumber } from '../options.ts';
import { type KillResult, playKills } from './kills.ts';
import { brokenLives, type LifeResult, lifeRows, lifeTotal, observeLife } from './lives/result.ts';
import { playAll } from './play.ts';
import type { Scenario } from './scenario.ts';
import { baseScenarios } from './scenarios/base.ts';
import { branchScenarios } from './scenarios/branch.ts';
import { checkScenarios } from './scenarios/checks.ts';
import { endScenarios } from './scenarios/ends.ts';
import { misreadScenarios } from './scenarios/misread.ts';
import { otherScenarios } from './scenarios/others.ts';
import { reviewScenarios } from './scenarios/reviews.ts';

export const scenarios: readonly Scenario[] = [
  ...branchScenarios,
  ...checkScenarios,
  ...misreadScenarios,
  ...baseScenarios,
  ...reviewScenarios,
  ...endScenarios,
  ...otherScenarios,
];

/**
 * Plays each scenario through `dist/`, two at a time, kills runs at requests all over their way, then plays seeded lives
 * of a pull request in memory: `bench follow [--only PART] [--kills N] [--lives N] [--seed N]`.
 */
export const benchmark: Benchmark = async (args) => {
  const { only, kills, lives, seed } = parseOptions(args, {
    only: { type: 'string', default: '' },
    kills: { type: 'string', default: '40' },
    lives: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  });
  const played = await playAll(scenarios.filter(({ name }) => name.includes(only)));
  const failed = played.filter(({ wrong }) => wrong.length > 0);
  const killed = await playKills(wholeNumber('--kills', kills));
  const lived: LifeResult[] = [];
  for (let at = 0; at < wholeNumber('--lives', lives); at += 1) {
    lived.push(await observeLife(wholeNumber('--seed', seed), at));
  }
  const total = lifeTotal(lived);
  const harm = killTotal(killed);
  const sums = { ...total, kills: killed.length, paidAgain: harm.paidAgain };
  for (const kind of ['lost', 'doubled', 'untrue'] as const) sums[kind] += harm[kind];
  return {
    title: `${played.length - failed.length} of ${played.length} scenarios; in ${sums.lives} lives and ${sums.kills} kills, ${sums.lost} lost, ${sums.doubled} doubled, ${sums.unwanted} unwanted, ${sums.untrue} untrue, ${sums.paidAgain} calls paid again`,
    rows: [
      ...played.map(({ name, wrong }) => ({ scenario: name, ok: wrong.length === 0 })),
      ...lifeRows(lived).map(({ kind, ...sums }) => ({ scenario: `lives: ${kind}`, ...sums })),
    ],
    notes: [
      ...failed.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`)),
      ...brokenKills(killed),
      ...brokenLives(lived),
    ],
    result: { scenarios: played.length, wrong: failed.length, ...sums },
  };
};

/** What kills have done in all. */
function killTotal(all: readonly KillResult[]) {
  const sum = (count: (result: KillResult) => number) =>
    all.reduce((total, result) => total + count(result), 0);
  return {
    lost: sum(({ lost }) => lost.length),
    doubled: sum(({ doubled }) => doubled.length),
    untrue: sum(({ untrue }) => untrue.length),
    paidAgain: sum(({ paidAgain }) => paidAgain),
  };
}

/** One line for each kill that has done harm. */
function brokenKills(all: readonly KillResult[]): readonly string[] {
  return all.flatMap(({ name, lost, doubled, untrue, paidAgain }) => {
    const again = paidAgain === 0 ? [] : [`${paidAgain} calls paid again`];
    const found = [...lost, ...doubled, ...new Set(untrue), ...again];
    return found.length === 0 ? [] : [`killed at ${name}: ${found.join(', ')}`];
  });
}
