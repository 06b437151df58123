import type { StartedCommand } from './command-result.ts';
import { plainOutput } from './reading/index.ts';

/** Maximum characters of what services said. */
const room = 2_000;

/**
 * Returns the last lines that the services of a command printed while it ran and that it did not print itself;
 * `undefined` if there are none.
 */
export function servicesSaid({ services = '', output }: StartedCommand): string | undefined {
  const linesOf = (text: string) => plainOutput(text).split('\n');
  const printed = new Set(['', ...linesOf(output).map((line) => line.trim())]);
  const own = linesOf(services).filter((line) => !printed.has(line.trim()));
  const text = own.join('\n').slice(-room);
  return text === '' ? undefined : text;
}
