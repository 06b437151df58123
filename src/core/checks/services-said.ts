import type { StartedCommand } from './check-results.ts';
import { plainOutput } from './reading/index.ts';

/** Maximum characters of what services said. */
const room = 2_000;

/**
 * Returns the last lines that the services of a command printed while it ran and that it did not print itself;
 * `undefined` if there are none.
 */
export function servicesSaid({ services = '', output }: StartedCommand): string | undefined {
  const printed = plainOutput(output);
  const own = plainOutput(services)
    .split('\n')
    .filter((line) => line.trim() !== '' && !printed.includes(line.trim()));
  const text = own.join('\n').slice(-room);
  return text === '' ? undefined : text;
}
