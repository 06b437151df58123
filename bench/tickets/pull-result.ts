import { isRepair } from '../../src/core/work/index.ts';
import { playPull } from './pull-play.ts';
import { type PullKind, pullKinds, pullScheduleOf } from './pull-schedule.ts';
import { findPullViolations, type PullViolation } from './pull-violations.ts';

/** A schedule of a pull request, and what became of it. */
export interface PullResult {
  readonly name: string;
  readonly kind: PullKind;
  readonly violations: readonly PullViolation[];
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
export async function observePull(seed: number, at: number): Promise<PullResult> {
  const { name, kind, ...schedule } = pullScheduleOf(seed, at);
  const played = await playPull({ name, kind, ...schedule });
  const { attempts, pull, moves } = played.site;
  const deeds = (wanted: string) => pull.deeds.filter((deed) => deed.kind === wanted).length;
  return {
    ...{ name, kind, violations: findPullViolations(played) },
    attempts: attempts.length,
    repairs: attempts.filter(({ attempt }) => isRepair(attempt.reaction)).length,
    ...{ answers: pull.answers.length, moves: moves.length },
    ...{ reruns: deeds('rerun'), updates: deeds('update'), faults: played.faults },
  };
}

/** One row of sums for each kind of schedule that was played. */
export function pullRows(all: readonly PullResult[]) {
  return pullKinds.flatMap((kind) => {
    const results = all.filter((result) => result.kind === kind);
    return results.length === 0 ? [] : [{ kind: `pull request: ${kind}`, ...pullTotal(results) }];
  });
}

/** One line for each schedule with violations. */
export function brokenPulls(all: readonly PullResult[]): readonly string[] {
  const broken = all.filter(({ violations }) => violations.length > 0);
  return broken.map(({ name, kind, violations }) => `${name} (${kind}): ${violations.join(', ')}`);
}

/** The sums over schedules. */
export function pullTotal(all: readonly PullResult[]) {
  const sum = (count: (result: PullResult) => number) =>
    all.reduce((total, result) => total + count(result), 0);
  return {
    schedules: all.length,
    violations: sum(({ violations }) => violations.length),
    attempts: sum(({ attempts }) => attempts),
    repairs: sum(({ repairs }) => repairs),
    answers: sum(({ answers }) => answers),
    moves: sum(({ moves }) => moves),
    reruns: sum(({ reruns }) => reruns),
    updates: sum(({ updates }) => updates),
    faults: sum(({ faults }) => faults),
  };
}
