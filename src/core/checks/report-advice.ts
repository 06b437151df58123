import { plainOutput } from './reading/index.ts';

/** What a runner needs to write a report: a sign of it in its command or output, and what to add. */
const advices: readonly (readonly [sign: RegExp, add: string])[] = [
  [
    /\bcargo (?:\S+ )*test\b|^test result: /m,
    'run `cargo nextest run --profile ci`, and set its `path`',
  ],
  [/\bpytest\b/, 'add `--junitxml=report.xml`'],
  [/\bvitest\b/, 'add `--reporter=default --reporter=junit --outputFile.junit=report.xml`'],
  [/\bjest\b/, 'add `--reporters=default --reporters=jest-junit`'],
  [/\bplaywright\b/, 'add `--reporter=list,junit`, with `PLAYWRIGHT_JUNIT_OUTPUT_NAME=report.xml`'],
  [/\bctest\b|tests passed, \d+ tests failed out of/, 'add `--output-junit report.xml`'],
  [/\bdotnet test\b|^(?:Passed|Failed)! +- Failed:/m, 'add `--logger trx`'],
  [/\bphpunit\b/i, 'add `--log-junit report.xml`'],
  [/\brspec\b/, 'add `--format progress --format RspecJunitFormatter --out report.xml`'],
  [/\bbun test\b/, 'add `--reporter=junit --reporter-outfile=report.xml`'],
  [/\bdeno test\b/, 'add `--junit-path=report.xml`'],
  [/\bcucumber-js\b/, 'add `--format progress --format junit:report.xml`'],
  [/\bbats\b/, 'add `--report-formatter junit --output .`'],
  [/^\[={10}\] Running \d/m, 'add `--gtest_output=xml:report.xml`'],
  [/\bgo test\b|^(?:FAIL|ok {2})\t/m, 'run `gotestsum --junitfile report.xml ./...`'],
];

/** Says what to add to a command so that its tests are counted and named, whatever they print. */
export function reportAdvice(command: string, output: string): string {
  const printed = plainOutput(output);
  const found = advices.find(([sign]) => sign.test(command) || sign.test(printed));
  const [, add = 'let the tests write JUnit XML or TRX'] = found ?? [];
  return `no report: ${add}, and name the file in test-report`;
}
