import type { ReportedTest } from '../reading/index.ts';
import { reportedTest, saidBy } from './reported-test.ts';
import { attributeOf, elementsIn, textIn, type XmlElement } from './xml.ts';

/** What is known of the suites that a test is in. */
interface Suites {
  readonly names: readonly string[];
  readonly file: string | undefined;
}

/** Characters of a suite's name, and how many names of those around a test are kept. */
const [longestName, mostSuites] = [300, 10];

const none: Suites = { names: [], file: undefined };

/**
 * Returns the tests of a report in the form of JUnit, in any of its dialects. Throws an error if it counts failures
 * that it does not name, such as those of packages that could not be built.
 */
export function readJUnit(root: XmlElement): readonly ReportedTest[] {
  const tests: ReportedTest[] = [];
  collect(root, none, tests);
  const [counted, named] = [countedFailures(root), namedFailures(root)];
  if (counted > named) throw new Error(`it counts ${counted} failures and names ${named}`);
  return tests;
}

function countedFailures(suite: XmlElement): number {
  const own = ['failures', 'errors'].map((name) => attributeOf(suite, name));
  if (own.some((count) => count !== undefined))
    return own.reduce((sum, count = '') => sum + (/^\d{1,9}$/.test(count) ? Number(count) : 0), 0);
  return elementsIn(suite, 'testsuite').reduce((sum, inner) => sum + countedFailures(inner), 0);
}

function namedFailures(suite: XmlElement): number {
  const inner = elementsIn(suite, 'testsuite', 'testsuites', 'testcase');
  const own = problemsOf(suite).length + retriesOf(suite).length;
  return inner.reduce((sum, one) => sum + namedFailures(one), own);
}

function collect(suite: XmlElement, outer: Suites, tests: ReportedTest[]): void {
  const file = attributeOf(suite, 'file', 'filepath')?.slice(0, longestName) ?? outer.file;
  const name = suite.name === 'testsuites' ? undefined : attributeOf(suite, 'name');
  const own = name === undefined ? [] : [name.slice(0, longestName)];
  // Each of a great many tests may be in each of a great many suites.
  const suites = { file, names: [...outer.names, ...own].slice(-mostSuites) };
  for (const element of elementsIn(suite)) {
    if (element.name === 'testcase')
      tests.push(...retriedIn(suites, element), caseIn(suites, element));
    else if (/^testsuites?$/.test(element.name)) collect(element, suites, tests);
  }
  // A suite that could not start has no tests, but says why.
  if (problemsOf(suite).length > 0) tests.push(suiteTest(suites, suite));
}

const suiteTest = ({ names, file }: Suites, suite: XmlElement) =>
  reportedTest({
    name: names.join(' > '),
    group: undefined,
    file,
    state: 'failed',
    ...messageOf(problemsOf(suite), suite),
  });

function caseIn({ names, file }: Suites, element: XmlElement): ReportedTest {
  const written = attributeOf(element, 'classname', 'class');
  // Node.js writes what kind of entry it is.
  const group = written === 'test' || written === 'suite' ? undefined : written;
  const isPath = group !== undefined && path.test(group);
  const ownFile = attributeOf(element, 'file', 'filepath') ?? (isPath ? group : file);
  const outer = names.filter((name) => name !== ownFile && name !== group && !path.test(name));
  return reportedTest({
    name: attributeOf(element, 'name'),
    group: group === undefined || isPath ? outer.join(' > ') : group,
    file: ownFile,
    state: stateOf(element),
    ...messageOf(problemsOf(element), element),
  });
}

/** The failures of a test that passed when it was repeated, which Surefire puts into the test. */
function retriedIn(suites: Suites, element: XmlElement): readonly ReportedTest[] {
  const retries = retriesOf(element);
  if (retries.length === 0 || stateOf(element) === 'failed') return [];
  return [{ ...caseIn(suites, element), state: 'failed', ...messageOf(retries, element) }];
}

/** A class in the place of which a file is named. */
const path = /^(?:[^\s:]*\/)?[^\s:/]+\.(?:[cm]?[jt]sx?|bats|py|rb|php|lua|exs|sh)$/;

const retriesOf = (element: XmlElement) => elementsIn(element, 'flakyFailure', 'flakyError');

const problemsOf = (element: XmlElement) => elementsIn(element, 'failure', 'error');

function stateOf(element: XmlElement): ReportedTest['state'] {
  if (problemsOf(element).length > 0) return 'failed';
  const said = [attributeOf(element, 'status'), attributeOf(element, 'result')].join(' ');
  if (/\b(?:fail(?:ed|ure)?|errors?|errored)\b/i.test(said)) return 'failed';
  const [skip] = elementsIn(element, 'skipped', 'disabled', 'ignored');
  if (skip !== undefined) return couldNotRun(said, skip) ? 'failed' : 'skipped';
  return /\b(?:skipped|not_?run|disabled|ignored|suppressed|pending)\b/i.test(said)
    ? 'skipped'
    : 'passed';
}

/** CTest calls a test skipped that failed since its program is missing. */
function couldNotRun(said: string, skip: XmlElement): boolean {
  const why = attributeOf(skip, 'message');
  return said.trim() === 'notrun' && why !== undefined && !why.startsWith('SKIP_');
}

/** What is told of the failures of a test, or else what it printed. */
function messageOf(problems: readonly XmlElement[], element: XmlElement) {
  const told = problems.map(wordsOf).filter((text) => text !== undefined);
  if (told.length > 0) return { message: told.join('\n') };
  const printed = elementsIn(element, 'system-out').map(textIn).join('\n');
  return saidBy(printed) ?? { message: problems.map((one) => attributeOf(one, 'type'))[0] };
}

function wordsOf(problem: XmlElement): string | undefined {
  const text = textIn(problem);
  const words = [attributeOf(problem, 'message') ?? '', withoutFrames(text).trim(), text.trim()];
  const said = words.filter((one) => one !== '');
  return said.find((one) => !saysNothing.test(one) && !one.endsWith('...')) ?? said[0];
}

/** What any failure is called. Messages that end in dots are cut. */
const saysNothing = /^(?:(?:test )?fail(?:ed|ure)?|collection failure)$/i;

/** Where it was called from says less than what it is about, and moves. */
const withoutFrames = (text: string) => text.split(/\n[ \t]+at /, 1)[0] ?? '';
