import { type Activity, describeActivity } from '../../core/report/index.ts';

/** Called with what the program does now, again as it comes further, and with nothing when it ends. */
export type OnProgress = (activity: Activity | undefined) => void;

/** Where progress is shown: a line at a terminal that is rewritten, or lines in a log. */
export interface ProgressDisplay {
  /** Milliseconds between two lines about what lasts. */
  readonly interval: number;
  begins(activity: Activity): void;
  lasts(line: string): void;
  ends(): void;
}

/** Calls `work` again and again; returns what stops it. */
export type Repeat = (work: () => void, ms: number) => () => void;

/** Shows progress by a clock of milliseconds. Its timer does not keep the program alive. */
export function showProgress(
  display: ProgressDisplay,
  now: () => number,
  repeat: Repeat = repeatInBackground,
): OnProgress {
  let shown: { latest: Activity; readonly line: string; readonly stop: () => void } | undefined;
  return (activity) => {
    const line = activity && describeActivity(activity);
    if (shown !== undefined && activity !== undefined && line === shown.line) {
      shown.latest = activity;
      return;
    }
    shown?.stop();
    if (shown !== undefined) display.ends();
    shown = undefined;
    if (activity === undefined || line === undefined) return;
    const start = now();
    const seconds = () => (now() - start) / 1_000;
    const lasting = { latest: activity, line };
    display.begins(activity);
    const stop = repeat(
      () => display.lasts(describeActivity(lasting.latest, seconds())),
      display.interval,
    );
    shown = Object.assign(lasting, { stop });
  };
}

/**
 * Lines in a log: one for what begins, if that is part of the work or everything is told, and one every 30 seconds while
 * it lasts.
 */
export function logDisplay(print: (line: string) => void, isVerbose = false): ProgressDisplay {
  return {
    interval: 30_000,
    begins: (activity) => {
      if (isVerbose || activity.kind !== 'preparing') print(describeActivity(activity));
    },
    lasts: print,
    ends: () => {},
  };
}

/** Settles as `work` does, and shows meanwhile what is done. */
export async function during<T>(
  onProgress: OnProgress,
  what: string,
  work: Promise<T>,
): Promise<T> {
  onProgress({ kind: 'preparing', what });
  return work.finally(() => onProgress(undefined));
}

const repeatInBackground: Repeat = (work, ms) => {
  const timer = setInterval(work, ms);
  timer.unref();
  return () => clearInterval(timer);
};
