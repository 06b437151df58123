import { consoles, printedCommands, readOutput } from '../../engines/evidence/index.ts';

/** How the tests of one runner come to write a report. One with neither options nor another way writes it anyway. */
interface Reporter {
  /** A command that runs it. */
  readonly command: RegExp;
  /** What to add to the command. */
  readonly options?: string;
  /** A variable to set before it. */
  readonly variable?: string;
  /** What to do where options are not enough. */
  readonly how?: string;
  /** The file that it then writes; missing if it is found in one of the usual places. */
  readonly report?: string;
  /** Whether each run asks for a report, so that nothing need be added. */
  readonly isAsked?: true;
}

/** The files that reports are written to, in XML or JSON. */
const [xml, json] = ['test-report.xml', 'test-report.json'];

/** A word that starts a runner, perhaps by its path. */
const runs = (words: string) => new RegExp(`(?:^|[\\s/])${words}(?:\\.[cm]?js)?(?=\\s|$)`);

/** The runners whose way to a report is known, by the names that their consoles have. */
export const reporters = {
  vitest: {
    command: runs('vitest'),
    options: `--reporter=default --reporter=junit --outputFile.junit=${xml}`,
    report: xml,
  },
  jest: { command: runs('jest'), options: `--json --outputFile=${json}`, report: json },
  'playwright test': {
    command: runs('playwright test'),
    variable: `PLAYWRIGHT_JUNIT_OUTPUT_NAME=${xml}`,
    options: '--reporter=list,junit',
    report: xml,
  },
  'node --test': {
    command: runs('node(?: --[\\w=./-]+)* --test'),
    options: `--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=${xml}`,
    report: xml,
  },
  'bun test': {
    command: runs('bun test'),
    options: `--reporter=junit --reporter-outfile=${xml}`,
    report: xml,
  },
  'cucumber-js': {
    command: runs('cucumber-js'),
    options: `--format progress --format junit:${xml}`,
    report: xml,
  },
  mocha: {
    command: runs('_?mocha'),
    how: 'add `--reporter mocha-multi-reporters --reporter-options configFile=reporters.json`, whose `xunit` writes it',
    report: xml,
  },
  pytest: {
    command: runs('py\\.?test'),
    options: `--junitxml=${xml}`,
    report: xml,
    isAsked: true,
  },
  unittest: { command: /\bunittest\b/, how: 'run these tests with `python -m pytest`' },
  rspec: {
    command: runs('rspec'),
    options: `--format progress --format json --out ${json}`,
    report: json,
    isAsked: true,
  },
  'go test': {
    command: runs('go test'),
    how: `add \`-json\` and, at the end, \`| tee ${json}\``,
    report: json,
  },
  'cargo test': {
    command: runs('cargo(?: \\S+)? test'),
    how: 'run `cargo nextest run --no-fail-fast --profile ci`, with `profile.ci.junit.path = "junit.xml"` in `.config/nextest.toml`',
    report: 'target/nextest/ci/junit.xml',
  },
  phpunit: { command: runs('phpunit'), options: `--log-junit ${xml}`, report: xml },
  ctest: { command: runs('ctest'), options: `--output-junit ${xml}`, report: `build/${xml}` },
  'dotnet test': { command: runs('dotnet test'), options: '--logger trx' },
  Maven: { command: runs('mvnw?') },
  Gradle: { command: runs('gradlew?') },
  sbt: { command: runs('sbt') },
} as const satisfies Readonly<Record<string, Reporter>>;

const rows: readonly (readonly [name: string, reporter: Reporter])[] = Object.entries(reporters);

/** The first runner that one of these commands starts. */
const runnerOf = (commands: readonly string[]) =>
  rows.find(([, { command }]) => commands.some((one) => command.test(one)));

/** Returns what to do so that tests write a report, as far as a run tells by which runner; `command` is what bash ran. */
export const adviseReport = (output: string, command = '') =>
  reportAdvice([...printedCommands(output, command), ...readOutput(output).runners]);

function reportAdvice(commands: readonly string[]): string {
  const [name, { options, variable, how = '', report }] = runnerOf(commands) ?? unknown;
  const before = variable === undefined ? '' : ` and \`${variable}\` before it`;
  const action = options === undefined ? how : `add \`${options}\` to \`${name}\`${before}`;
  const place = report === undefined ? '' : `, and name ${report} in test-report`;
  return `no report: ${action || 'let the tests write one, and name it in test-report'}${place}`;
}

const unknown: (typeof rows)[number] = ['', { command: /(?!)/ }];

/** What shows which tests fail: a report, the words of a console, which are a hint, or an exit code alone. */
export interface TestSource {
  readonly kind: 'report' | 'console' | 'exit code';
  /** What it is, and how it would be a report. */
  readonly sentence: string;
}

/** Returns what will show which tests fail; `isNamed` says that the settings name a report. */
export function findTestSource(commands: readonly string[], isNamed: boolean): TestSource {
  const [name, { options, how, report, isAsked }] = runnerOf(commands) ?? unknown;
  const writes = report === undefined && how === undefined && name !== '';
  const isTold = options === undefined || commands.some((one) => one.includes(options));
  if (isNamed) return { kind: 'report', sentence: 'read from the report in test-report' };
  if (isAsked === true) return { kind: 'report', sentence: `${name} is asked for a report` };
  if (writes && isTold) return { kind: 'report', sentence: `${name} writes a report` };
  const advice = reportAdvice(commands);
  return Object.hasOwn(consoles, name)
    ? { kind: 'console', sentence: `the words of ${name} are a hint; ${advice}` }
    : { kind: 'exit code', sentence: `nothing but the exit code; ${advice}` };
}
