/** How many may go at once, and the milliseconds after which each further one may go. */
export interface Pace {
  readonly atOnce: number;
  readonly every: number;
}

/**
 * Tells each that comes, in milliseconds, how long it is to wait: none as long as there are some left of
 * those that may go at once; they come back one by one. However they come, in no stretch of time go more
 * than `atOnce` and one for each `every` that fits into it. `now` never goes back.
 */
export function turns({ atOnce, every }: Pace): (now: number) => number {
  let restored = Number.NEGATIVE_INFINITY;
  return (now) => {
    const wait = Math.max(0, restored - (atOnce - 1) * every - now);
    restored = Math.max(restored, now) + every;
    return wait;
  };
}

/** A limiter such as the throttling plugin asks for turns: all that it needs of a Bottleneck group. */
export function limiter(pace: Pace) {
  const turn = turns(pace);
  const schedule = async <Result>(_: unknown, task: () => Promise<Result>): Promise<Result> => {
    const wait = turn(performance.now());
    if (wait > 0) await sleep(wait);
    return task();
  };
  return { key: () => ({ schedule }) };
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
