import { type Activity, type CutWork, describeActivity } from '../../core/report/index.ts';

/** Remembers what a run does and since when, so that it can say what its deadline has cut. */
export interface WorkWatch {
  /** A step begins. */
  begin(step: CutWork['step']): void;
  /** Something begins, comes further or, without an activity, ends. */
  see(activity: Activity | undefined): void;
  /** What the run does at this moment. */
  current(): CutWork;
}

/** Starts to watch, by a clock of milliseconds. What ends after the abort was cut by it, and is kept. */
export function watchWork(now: () => number, signal: AbortSignal): WorkWatch {
  let step: CutWork['step'] = 'preparation';
  let activity: Activity | undefined;
  let since = now();
  let [line, end] = ['', Number.POSITIVE_INFINITY];
  signal.addEventListener('abort', () => {
    end = now();
  });
  return {
    begin(next) {
      [step, activity, line, since] = [next, undefined, '', now()];
    },
    see(next) {
      if (signal.aborted) return;
      const told = next === undefined ? '' : describeActivity(next);
      if (told !== line) since = now();
      [activity, line] = [next, told];
    },
    current: () => ({ step, activity, elapsed: Math.min(end, now()) - since }),
  };
}
