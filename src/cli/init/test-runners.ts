/** How a runner of JavaScript writes a report, when its options follow those of the script `test`. */
interface TestRunner {
  /** The script that runs it and nothing else. */
  readonly script: RegExp;
  readonly options: string;
  /** Variables that name the report. */
  readonly variables?: string;
  /** The package that writes it. */
  readonly needs?: string;
}

/** The report that each is told to write. */
export const testReport = 'test-report.xml';

const runners: readonly TestRunner[] = [
  {
    script: /^vitest(?!\S)/,
    options: `--reporter=default --reporter=junit --outputFile.junit=${testReport}`,
  },
  {
    script: /^jest(?!\S)/,
    variables: `JEST_JUNIT_OUTPUT_FILE=${testReport} JEST_JUNIT_ADD_FILE_ATTRIBUTE=true`,
    options: '--reporters=default --reporters=jest-junit',
    needs: 'jest-junit',
  },
  {
    script: /^playwright test(?!\S)/,
    variables: `PLAYWRIGHT_JUNIT_OUTPUT_NAME=${testReport}`,
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

/** What a script is run as, so that it writes a report. */
export interface Reporting {
  /** Missing if its runner cannot be told so, or a package is missing. */
  readonly command?: string;
  /** The package to add first. */
  readonly needs?: string;
}

/** Returns how `npm test` writes a report; `has` says whether the project names a package. */
export function reportingTest(script: string, has: (name: string) => boolean): Reporting {
  // Options reach the last of several commands.
  const single = /[&|;<>]/.test(script) ? '' : script.trim().replace(/^npx (?:--\S+ )*/, '');
  const runner = runners.find((one) => one.script.test(single));
  if (runner === undefined) return {};
  const { needs, variables = '', options } = runner;
  if (needs !== undefined && !has(needs)) return { needs };
  return { command: `${variables} npm test -- ${options}`.trim() };
}
