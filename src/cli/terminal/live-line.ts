import {
  logDisplay,
  type OnProgress,
  type ProgressDisplay,
  showProgress,
} from '../../agent/progress/index.ts';
import { describeActivity } from '../../core/report/index.ts';
import { isPlain } from './colour.ts';
import type { Verbosity } from './command.ts';
import { harmless, printError } from './print.ts';
import { columnsOf } from './wrap.ts';

/**
 * Shows progress on standard error: in a line that is rewritten or, where that should be plain or other lines come
 * between, in a log.
 */
export function terminalProgress(verbosity: Verbosity): OnProgress {
  if (verbosity === 'quiet') return () => {};
  const { stderr, env } = process;
  const isLog = verbosity === 'verbose' || isPlain(stderr, env);
  const display = isLog ? logDisplay(printError, verbosity === 'verbose') : liveLine(stderr);
  return showProgress(display, () => performance.now());
}

/** Where a line can be rewritten: standard error. */
interface Terminal {
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

const eraseLine = '\r\u001b[K';

/** A line at a terminal that is rewritten while something lasts. */
export function liveLine(terminal: Terminal): ProgressDisplay {
  const draw = (line: string) => {
    // A longer line would wrap, and only its last row be erased.
    terminal.write(eraseLine + harmless(line).slice(0, columnsOf(terminal) - 1));
  };
  return {
    interval: 250,
    begins: (activity) => draw(describeActivity(activity, 0)),
    lasts: draw,
    ends: () => terminal.write(eraseLine),
  };
}
