import {
  blockedBy,
  type JointFinding,
  type JointGroup,
  type JointName,
  type JointOf,
  type JointVerdict,
  joints,
  jointsOf,
  notChecked,
  red,
} from '../../core/diagnosis/index.ts';
import { raceAbort } from '../../engines/async.ts';
import { errorMessage } from '../../engines/errors.ts';

/** Finds out about one joint. A UserError or OutageError that it throws is what is wrong. */
export type Probe = (signal: AbortSignal) => Promise<JointVerdict> | JointVerdict;

/** The probes of a group, or the verdict on one that is not configured. */
export type GroupProbes<Group extends JointGroup> =
  | Readonly<Record<JointOf<Group>, Probe>>
  | { readonly absent: JointVerdict };

/** The bounds of each probe. */
export interface ProbeLimits {
  readonly signal: AbortSignal;
  /** Milliseconds after which a probe is given up. */
  readonly patience: number;
  /** Joints that are settled already: neither they are examined nor what needs them. */
  readonly settled: ReadonlyMap<JointName, JointVerdict>;
}

/**
 * Examines a group: joints that do not need each other at the same time, and none whose needs are not met. Rejects
 * if the signal is aborted.
 */
export async function examine<Group extends JointGroup>(
  group: Group,
  probes: GroupProbes<Group>,
  limits: ProbeLimits,
): Promise<readonly JointFinding[]> {
  if ('absent' in probes) {
    const own = [...limits.settled].filter(([joint]) => joints[joint].group === group);
    return own.length > 0
      ? own.map(([joint, verdict]) => ({ ...verdict, group, joint }))
      : [{ group, ...probes.absent }];
  }
  const known = new Map<string, Probe>(Object.entries(probes));
  const found = new Map<string, Promise<JointFinding>>();
  for (const joint of jointsOf(group)) {
    const needs = joints[joint].needs.map((need) => found.get(need));
    const probe = known.get(joint) ?? (() => notChecked('it is not configured'));
    found.set(joint, verdictOn(joint, needs, probe, limits));
  }
  return Promise.all(found.values());
}

async function verdictOn(
  joint: JointName,
  needs: readonly (Promise<JointFinding> | undefined)[],
  probe: Probe,
  limits: ProbeLimits,
): Promise<JointFinding> {
  const { group } = joints[joint];
  const { settled } = limits;
  for (const need of needs) {
    const found = await need;
    const isExamined = found?.joint === undefined || !settled.has(found.joint);
    const blocked = found && blockedBy(found, isExamined);
    if (blocked !== undefined) return { ...blocked, group, joint };
  }
  const already = settled.get(joint);
  if (already !== undefined) return { ...already, group, joint };
  return { ...(await tried(probe, limits)), group, joint };
}

async function tried(probe: Probe, { signal, patience }: ProbeLimits): Promise<JointVerdict> {
  const late = AbortSignal.timeout(patience);
  const either = AbortSignal.any([signal, late]);
  try {
    return await raceAbort(Promise.resolve(probe(either)), either);
  } catch (error) {
    signal.throwIfAborted();
    if (!late.aborted) return red(errorMessage(error));
    return red(
      `No answer within ${Math.ceil(patience / 1_000)} s: check that this machine can reach it, and try again.`,
    );
  }
}

/** Returns a function that works once, whoever calls it first. */
export function once<T>(work: (signal: AbortSignal) => T): (signal: AbortSignal) => T {
  let done: { readonly result: T } | undefined;
  return (signal) => {
    done ??= { result: work(signal) };
    return done.result;
  };
}
