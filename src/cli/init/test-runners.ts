/** How a runner of JavaScript writes a report, when its options follow those of the script `test`. */
interface TestRunner {
  /** The script that runs it and nothing else. */
  readonly script: RegExp;
  readonly options: string;
  /** A variable that names the report. */
  readonly variable?: string;
  /** What it writes; `test-report.xml` if missing. */
  readonly report?: string;
}

/** The report that each is told to write, or one in JSON. */
export const testReport = 'test-report.xml';
export const jsonReport = 'test-report.json';

const runners: readonly TestRunner[] = [
  {
    script: /^vitest(?!\S)/,
    options: `--reporter=default --reporter=junit --outputFile.junit=${testReport}`,
  },
  {
    script: /^jest(?!\S)/,
    options: `--json --outputFile=${jsonReport}`,
    report: jsonReport,
  },
  {
    script: /^playwright test(?!\S)/,
    variable: `PLAYWRIGHT_JUNIT_OUTPUT_NAME=${testReport}`,
    options: '--reporter=list,junit',
  },
  // Behind the name of a file, they would be options of that.
  {
    script: /^node(?: --[\w=.-]+)* --test(?: --[\w=.-]+)*$/,
    options: `--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=${testReport}`,
  },
  { script: /^bun test(?!\S)/, options: `--reporter=junit --reporter-outfile=${testReport}` },
  { script: /^cucumber-js(?!\S)/, options: `--format progress --format junit:${testReport}` },
];

/** How a script is run so that it writes a report, and where that is. */
interface Reporting {
  readonly tests: string;
  readonly reports: string;
}

/** Returns how `npm test` writes a report; `undefined` if its runner cannot be told so. */
export function reportingTest(script: string): Reporting | undefined {
  // Options reach the last of several commands.
  const single = /[&|;<>]/.test(script) ? '' : script.trim().replace(/^npx (?:--\S+ )*/, '');
  const runner = runners.find((one) => one.script.test(single));
  if (runner === undefined) return undefined;
  const { variable = '', options, report = testReport } = runner;
  return { tests: `${variable} npm test -- ${options}`.trim(), reports: report };
}
