/** Milliseconds between two lines. */
const interval = 30_000;

/** Lines in a log while something lasts, at most every 30 seconds. */
export interface Heartbeat {
  /** Prints what `describe` returns for the seconds since the first call, if a line is due. */
  beat(describe: (seconds: number) => string): void;
  /** What lasted is over. */
  end(): void;
}

/** Returns a heartbeat by a clock of milliseconds. It has no timer: it beats only if something happens. */
export function heartbeat(print: (line: string) => void, now: () => number): Heartbeat {
  let lasting: { readonly start: number; last: number } | undefined;
  return {
    beat: (describe) => {
      const at = now();
      lasting ??= { start: at, last: at };
      if (at - lasting.last < interval) return;
      lasting.last = at;
      print(`${describe((at - lasting.start) / 1000)}.`);
    },
    end: () => {
      lasting = undefined;
    },
  };
}
