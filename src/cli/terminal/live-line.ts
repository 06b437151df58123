/** Where a line can be rewritten: standard error. */
interface Terminal {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** Calls `work` again and again; returns what stops it. */
type Repeat = (work: () => void) => () => void;

/** A line at the terminal that is rewritten while something lasts. */
export interface LiveLine {
  /** Shows what `describe` returns for the seconds since the line appeared, until it is erased. */
  show(describe: (seconds: number) => string): void;
  erase(): void;
}

const eraseLine = '\r\u001b[K';

/** Returns a live line; one that shows nothing if the output is no terminal or should be plain. */
export function liveLine(
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
  now: () => number,
  repeat: Repeat = fourTimesASecond,
): LiveLine {
  if (!terminal.isTTY || env.NO_COLOR || env.TERM === 'dumb') return { show() {}, erase() {} };
  let describe = (_: number) => '';
  let stop: (() => void) | undefined;
  return {
    show: (next) => {
      describe = next;
      if (stop !== undefined) return;
      const start = now();
      const draw = () => {
        // A longer line would wrap, and only its last row be erased. Some terminals do not tell: 0 columns.
        const width = (terminal.columns || 80) - 1;
        terminal.write(eraseLine + describe((now() - start) / 1000).slice(0, width));
      };
      draw();
      stop = repeat(draw);
    },
    erase: () => {
      stop?.();
      if (stop !== undefined) terminal.write(eraseLine);
      stop = undefined;
    },
  };
}

/** Does not keep the program alive. */
const fourTimesASecond: Repeat = (work) => {
  const timer = setInterval(work, 250).unref();
  return () => clearInterval(timer);
};
