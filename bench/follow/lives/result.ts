import { isRepair } from '../../../src/core/work/index.ts';
import { playLife, type SaidUntruth } from './play.ts';
import { type LifeKind, lifeKinds, lifeScheduleOf } from './schedule.ts';
import { findLifeViolations, kindOf, type LifeViolation } from './violations.ts';

/** A schedule of a pull request, and what became of it. */
export interface LifeResult {
  readonly name: string;
  readonly kind: LifeKind;
  readonly violations: readonly LifeViolation[];
  readonly untruths: readonly SaidUntruth[];
  readonly attempts: number;
  /** Attempts that nobody asked for. */
  readonly repairs: number;
  readonly answers: number;
  readonly moves: number;
  readonly reruns: number;
  readonly updates: number;
  readonly faults: number;
}

/** Plays one schedule on a new pull request. */
export async function observeLife(seed: number, at: number): Promise<LifeResult> {
  const { name, kind, ...schedule } = lifeScheduleOf(seed, at);
  const played = await playLife({ name, kind, ...schedule });
  const { attempts, pull, moves } = played.site;
  const { untruths } = played;
  const deeds = (wanted: string) => pull.deeds.filter((deed) => deed.kind === wanted).length;
  return {
    ...{ name, kind, violations: findLifeViolations(played), untruths },
    attempts: attempts.length,
    repairs: attempts.filter(({ attempt }) => isRepair(attempt.reaction)).length,
    ...{ answers: pull.answers.length, moves: moves.length },
    ...{ reruns: deeds('rerun'), updates: deeds('update'), faults: played.faults },
  };
}

/** One row of sums for each kind of schedule that was played. */
export function lifeRows(all: readonly LifeResult[]) {
  return lifeKinds.flatMap((kind) => {
    const results = all.filter((result) => result.kind === kind);
    return results.length === 0 ? [] : [{ kind: `${kind}`, ...lifeTotal(results) }];
  });
}

/** One line for each life with violations or untruths. */
export function brokenLives(all: readonly LifeResult[]): readonly string[] {
  return all.flatMap(({ name, kind, violations, untruths }) => {
    const named = new Map(untruths.map((one) => [one.untruth, one]));
    const said = [...named.values()].map(
      ({ untruth, after, said: words }) => `it ${untruth} (after ${after}): ${words}`,
    );
    const found = [...violations, ...said];
    return found.length === 0 ? [] : [`${name} (${kind}): ${found.join('; ')}`];
  });
}

/** The sums over schedules. */
export function lifeTotal(all: readonly LifeResult[]) {
  const sum = (count: (result: LifeResult) => number) =>
    all.reduce((total, result) => total + count(result), 0);
  const count = (kind: ReturnType<typeof kindOf>) =>
    sum(({ violations }) => violations.filter((one) => kindOf(one) === kind).length);
  return {
    lives: all.length,
    ...{ lost: count('lost'), doubled: count('doubled'), unwanted: count('unwanted') },
    untrue: sum(({ untruths }) => untruths.length),
    attempts: sum(({ attempts }) => attempts),
    repairs: sum(({ repairs }) => repairs),
    answers: sum(({ answers }) => answers),
    moves: sum(({ moves }) => moves),
    reruns: sum(({ reruns }) => reruns),
    updates: sum(({ updates }) => updates),
    faults: sum(({ faults }) => faults),
  };
}
