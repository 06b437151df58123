import { reporters } from '../../engines/evidence/index.ts';

/** How a script is run so that it writes a report, and where that is. */
interface Reporting {
  readonly tests: string;
  readonly reports: string;
}

/** The runners of JavaScript that write a report by options behind those of the script `test`. */
const runners = (
  ['vitest', 'jest', 'playwright test', 'node --test', 'bun test', 'cucumber-js'] as const
).map((name) => reporters[name]);

/** Returns how `npm test` writes a report; `undefined` if its runner cannot be told so. */
export function reportingTest(script: string): Reporting | undefined {
  // Options reach the last of several commands.
  const last = /[|;<>]|(?<!&)&(?!&)/.test(script) ? '' : (script.split('&&').at(-1) ?? '');
  const single = last.trim().replace(/^npx (?:--\S+ )*/, '');
  const runner = runners.find(({ command }) => single.search(command) === 0);
  // Behind the name of a file, they would be options of that.
  if (runner === undefined || /^node\b.* [^-]\S*$/.test(single)) return undefined;
  const variable = 'variable' in runner ? runner.variable : '';
  return { tests: `${variable} npm test -- ${runner.options}`.trim(), reports: runner.report };
}
