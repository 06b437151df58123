import { jobStopReasons } from './job-stop-reasons.ts';
import { loopStopReasons } from './loop-stop-reasons.ts';
import type { StopPolicy } from './stop-policy.ts';

/** Why a rule of the loop ends a run. */
export type LoopStopReason = keyof typeof loopStopReasons;

/** Why work on a ticket ended. Every job ends with exactly one. */
export type StopReason = LoopStopReason | keyof typeof jobStopReasons;

/** Each stop reason and what it means throughout the program. */
export const stopReasons: Readonly<Record<StopReason, StopPolicy>> = {
  ...loopStopReasons,
  ...jobStopReasons,
};

/** Returns the stop reason of that name, `undefined` if there is none. */
export function parseStopReason(name: unknown): StopReason | undefined {
  const names = Object.keys(stopReasons);
  return names.find((known): known is StopReason => known === name);
}
