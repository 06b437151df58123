import { listNames } from '../text/index.ts';
import type { StartedCommand } from './command-result.ts';
import { describeTimeLimit, timeLimitOf } from './command-result.ts';
import { plainOutput } from './reading/index.ts';

/** The output of a failed run, with the limit at which it or the base was stopped. */
export function outputOf(result: StartedCommand, base: StartedCommand): string {
  const [own, other] = [timeLimitOf(result), timeLimitOf(base)];
  if (own !== undefined)
    return `${result.output.trimEnd()}\n(Stopped here: it ${describeTimeLimit(own)}.)\n`;
  if (other === undefined) return result.output;
  return `${result.output.trimEnd()}\n(Without the change, it ${describeTimeLimit(other)}.)\n`;
}

/** Says behind an output which of its failures the change did not cause, such as a time limit on a busy machine. */
export function excuse(names: readonly string[]): string {
  if (names.length === 0) return '';
  return `\n(Not shown to be caused by the change, as they also fail without it or only in one of two runs${listNames(names)}.)\n`;
}

/** Maximum characters of what services said. */
const room = 2_000;

/**
 * Returns the last lines that the services of a command printed while it ran and that it did not print itself;
 * `undefined` if there are none.
 */
export function servicesOutput({ services = '', output }: StartedCommand): string | undefined {
  const linesOf = (text: string) => plainOutput(text).split('\n');
  const printed = new Set(['', ...linesOf(output).map((line) => line.trim())]);
  const own = linesOf(services).filter((line) => !printed.has(line.trim()));
  const text = own.join('\n').slice(-room);
  return text === '' ? undefined : text;
}
