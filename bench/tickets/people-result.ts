import { playPeople } from './people-play.ts';
import { type PeopleKind, peopleKinds, peopleScheduleOf } from './people-schedule.ts';
import { findPeopleViolations, type PeopleViolation } from './people-violations.ts';

/** A schedule of what people do, and what became of it. */
export interface PeopleResult {
  readonly name: string;
  readonly kind: PeopleKind;
  readonly violations: readonly PeopleViolation[];
  readonly attempts: number;
  readonly looks: number;
  readonly stopped: number;
  readonly withdrawn: number;
  readonly published: number;
  readonly faults: number;
}

/** Plays one schedule on a new ticket. */
export async function observePeople(seed: number, at: number): Promise<PeopleResult> {
  const schedule = peopleScheduleOf(seed, at);
  const played = await playPeople(schedule);
  const { runs, faults } = played;
  const made = (wanted: string) =>
    runs.filter(({ trace }) => trace.some(({ call }) => call === wanted));
  const ended = (wanted: string) =>
    runs.filter(({ ending }) => ending?.reason === wanted || ending?.detail === wanted).length;
  return {
    ...{ name: schedule.name, kind: schedule.kind, violations: findPeopleViolations(played) },
    ...{ attempts: made('ask').length, published: made('publish').length },
    looks: runs.flatMap(({ trace }) => trace.filter(({ call }) => call === 'look')).length,
    ...{ stopped: ended('stopped'), withdrawn: ended('withdrawn'), faults },
  };
}

/** One row of sums for each kind of schedule that was played. */
export function peopleRows(all: readonly PeopleResult[]) {
  return peopleKinds.flatMap((kind) => {
    const results = all.filter((result) => result.kind === kind);
    return results.length === 0 ? [] : [{ kind: `people: ${kind}`, ...peopleTotal(results) }];
  });
}

/** One line for each schedule with violations. */
export function brokenPeople(all: readonly PeopleResult[]): readonly string[] {
  const broken = all.filter(({ violations }) => violations.length > 0);
  return broken.map(({ name, kind, violations }) => `${name} (${kind}): ${violations.join(', ')}`);
}

/** The sums over schedules. */
export function peopleTotal(all: readonly PeopleResult[]) {
  const sum = (count: (result: PeopleResult) => number) =>
    all.reduce((total, result) => total + count(result), 0);
  return {
    schedules: all.length,
    violations: sum(({ violations }) => violations.length),
    attempts: sum(({ attempts }) => attempts),
    looks: sum(({ looks }) => looks),
    stopped: sum(({ stopped }) => stopped),
    withdrawn: sum(({ withdrawn }) => withdrawn),
    pull_requests: sum(({ published }) => published),
    faults: sum(({ faults }) => faults),
  };
}
