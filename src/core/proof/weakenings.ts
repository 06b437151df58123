import { type FileChange, type Patch, sortedChanges } from '../../engines/edits/index.ts';
import { isCodeFile, isTestFile } from '../../engines/files/index.ts';
import type { Weakening } from './check-results.ts';
import { extraLines, readTests, type TestCase, textLines } from './test-cases.ts';
import { findForms, type TestForms } from './test-forms.ts';

/** A file with tests, before and after a change. */
interface ChangedFile {
  readonly path: string;
  readonly forms: TestForms;
  readonly before: readonly TestCase[];
  readonly after: readonly TestCase[];
}

/** Returns what in a change makes the tests see less, as far as its text shows it. */
export function findWeakenings(patch: Patch): readonly Weakening[] {
  const changes = sortedChanges(patch);
  return [...changedTests(changes), ...testedCode(changes)];
}

/** Returns the tests that a change deletes, skips, empties or robs of what they assert. */
function changedTests(changes: readonly FileChange[]): readonly Weakening[] {
  const files = changes.flatMap((change) => readFile(change, changes));
  const linesOf = (tests: readonly TestCase[]) => tests.flatMap(({ lines }) => lines);
  const adds = files.some(
    ({ before, after }) => extraLines(linesOf(after), linesOf(before)).length > 0,
  );
  return [...deletedTests(files), ...files.flatMap((file) => keptTests(file, adds))];
}

function readFile(change: FileChange, all: readonly FileChange[]): readonly ChangedFile[] {
  const { path, before, after } = change;
  const forms = findForms(path);
  if (forms === undefined) return [];
  const testsIn = (text: string | null) => (text === null ? [] : readTests(text, forms));
  const isRun = before !== null || isFoundByRunner(path, all);
  const file = { path, forms, before: testsIn(before), after: isRun ? testsIn(after) : [] };
  return [...file.before, ...file.after].some(isTest) ? [file] : [];
}

/** Whether runners find a new file as they found those that the change deletes, which may have been moved there. */
function isFoundByRunner(path: string, all: readonly FileChange[]): boolean {
  const isNamed = (one: string) => /test|spec/i.test(one.slice(one.lastIndexOf('/') + 1));
  const deleted = all.filter(({ after }) => after === null);
  return isTestFile(path) && (isNamed(path) || !deleted.some((gone) => isNamed(gone.path)));
}

/** How a test is made to run once for each row of a table. */
const table =
  /\bparametri[sz]e\b|\.each\b|@(?:Csv|Value|Method|Enum|Parameterized)\w*|\[(?:InlineData|TestCase|Theory|MemberData)\b|[dD]ataProvider|#\[(?:case|rstest|test_case)|\bt\.Run\(|\bsubTest\(|^for\b/;

const isTest = ({ isGroup }: TestCase) => !isGroup;

/**
 * Tests are deleted if the whole change has fewer of them. One that goes and one that comes are a new name, or
 * another test, and several may become rows of a table: what then runs is counted.
 */
function deletedTests(files: readonly ChangedFile[]): readonly Weakening[] {
  const testsOf = (side: 'before' | 'after') =>
    files.flatMap((file) => file[side].filter(isTest).map((one) => ({ path: file.path, one })));
  const [before, after] = [testsOf('before'), testsOf('after')];
  const tables = (tests: typeof before) =>
    tests.filter(({ one }) => one.lines.some((line) => table.test(line))).length;
  if (before.length <= after.length || tables(after) > tables(before)) return [];
  const kept = new Set(after.map(({ one }) => one.name));
  return before
    .filter(({ one }) => !kept.has(one.name))
    .map(({ path, one }) => ({ kind: 'deleted', path, test: one.name, how: 'is deleted' }));
}

/** What happens to the tests that stay in a file. */
function keptTests(
  { path, forms, before, after }: ChangedFile,
  adds: boolean,
): readonly Weakening[] {
  const earlier = new Map(before.map((one) => [plainName(one), one]));
  return after.flatMap((now): readonly Weakening[] => {
    const then = earlier.get(plainName(now));
    const how = isFocused(now, then, forms)
      ? 'runs alone: the others are skipped'
      : then && lossOf(then, now, forms, adds);
    if (how === undefined) return [];
    return [{ kind: 'test', path, ...(now.name !== '' && { test: now.name }), how }];
  });
}

/** The name without what switches a test off. */
const plainName = ({ name }: TestCase) => name.replace(/\bDISABLED_/g, '');

function isFocused({ lines, head }: TestCase, then: TestCase | undefined, { only }: TestForms) {
  const isOnly = (some: readonly string[]) => some.some((line) => only?.test(line) === true);
  return isOnly(lines.slice(0, head + 1)) && !isOnly(then?.lines ?? []);
}

/** How one test says less than it did; `undefined` if it does not, or only a run can tell. */
function lossOf(
  then: TestCase,
  now: TestCase,
  { skip }: TestForms,
  adds: boolean,
): string | undefined {
  const added = extraLines(now.lines, then.lines);
  const removed = extraLines(then.lines, now.lines);
  if (added.length + removed.length === 0) return undefined;
  if (skipsOf(now, skip) > skipsOf(then, skip)) return 'is skipped';
  if (now.isGroup || !isNamed(now)) return undefined;
  const isHollow = hollowOf(now.lines.slice(now.head), added);
  if (isHollow !== undefined) return isHollow;
  if (!removed.some(isAssertion)) return undefined;
  const isEmpty =
    !now.lines.slice(now.head).some(isAssertion) && !added.some((line) => call.test(line));
  if (isEmpty) return 'asserts nothing any more';
  return adds ? undefined : 'asserts less';
}

/** A call may be to a function that asserts. */
const call = /\w\(/;

/** Tests without names cannot be told apart. */
const isNamed = ({ name }: TestCase) => !/^(?: \(\d+\))?$/.test(name);

/** How many lines skip the test, whatever the machine: a condition may be a platform or a version. */
function skipsOf({ lines }: TestCase, skip: RegExp): number {
  return lines.filter((line, at) => {
    if (!skip.test(line)) return false;
    const before = lines[at - 1] ?? '';
    const isConditional = [line, before].some((one) => condition.test(one));
    return !isConditional || [line, before].some((one) => constant.test(one));
  }).length;
}

const condition =
  /\b(?:if|unless|when|\w*skip_?if\w*|\w*skip_?unless\w*|run_?if|importorskip|else|except|rescue|catch|case)\b|[&?]|\bOn(?:Os|Jre)\b/i;
const constant =
  /\bif ?\(? ?(?:true|1|"1")\b|\(\s*(?:True|true|1)\s*[,)]|\bunless ?\(? ?(?:false|0)\b/i;

/** The words of calls that assert something, also those of a project's own. */
const assertion =
  /(?:assert|expect|verif|check|should|require|raise|throw|fail|ensure|must|match|contain|equal|compare|refute|EXPECT_|ASSERT_|\bis_|\bok\b|\bt\.\w+\(|\[\[? )/i;

function isAssertion(line: string): boolean {
  return assertion.test(line);
}

/** Assertions that hold whatever the code does. */
const always =
  /\bassert (?:True|1|not False)\b(?!\s*(?:and|==))|\b(?:assert|assert\.ok|assert_|assertTrue|assert_true|XCTAssert|XCTAssertTrue|assert!|ok)\(\s*(?:true|!false|1)\s*[,)]|\bexpect\(\s*(?:true|1)\s*\)\.(?:to|not)|\b(?:EXPECT|ASSERT|REQUIRE|CHECK)(?:_TRUE)?\(\s*(?:true|1)\s*\)|\b(?:assert|expect|ok)\w*\b.*(?: or True\b|\|\| ?true\b)/i;

/** How the new lines of a test make it say nothing; `undefined` if they do not. */
function hollowOf(lines: readonly string[], newLines: readonly string[]): string | undefined {
  const [body, added] = [lines.map(withoutStrings), newLines.map(withoutStrings)];
  const extra = new Set(added);
  const first = body[0] ?? '';
  if (extra.has(first) && /^return\b[^()]*$/.test(first)) return 'ends before it asserts';
  if (added.some((line) => always.test(line))) return 'asserts what is always true';
  if (added.some((line) => /^(?:if|unless) ?\(? ?(?:false|0)\b|^#if 0\b/i.test(line)))
    return 'never gets to what it asserts';
  const swallows =
    !body.some((line) => /\bfail\w*\(/.test(line)) &&
    body.some((line, at) => {
      const next = body[at + 1] ?? '';
      if (!extra.has(line)) return false;
      return (
        swallowing.test(line) || (catching.test(line) && /^(?:pass|\}|end|return);?\)?$/.test(next))
      );
    });
  return swallows ? 'hides what fails in it' : undefined;
}

/** A line with its strings empty: the test of a parser has code in them. */
function withoutStrings(line: string): string {
  return line.replace(/(["'`])(?:\\.|(?!\1)[^\\]){0,500}\1/g, '$1$1');
}

const broad =
  '(?:Exception|AssertionError|BaseException|Throwable|StandardError|Minitest::Assertion|Error)';
const swallowing = new RegExp(
  `\\bcatch ?(?:\\((?:\\w+|${broad} \\w+)\\) ?)?\\{ ?\\}|^except(?: ${broad}\\b.*)?: ?pass$|\\bcontextlib\\.suppress\\(${broad}|\\brescue nil$`,
);
const catching = new RegExp(
  `\\bcatch ?(?:\\((?:\\w+|${broad} \\w+)\\) ?)?\\{$|^except(?: ${broad}\\b.*)?:$|^rescue(?: ${broad}.*)?$`,
);

/** How code asks whether tests run it: by variables, modules and arguments of runners. */
const asks =
  /\b(?:env|environ|getenv|modules|argv|Args|Lookup|defined)\b.{0,60}(?:\b|_)(?:tests?|testing|jest|vitest|pytest|unittest|mocha|rspec|phpunit|junit)(?:\b|_)|['"](?:pytest|unittest)['"] in\b|\btypeof (?:jest|vi|describe|it|expect|test)\b|\btesting\.Testing\(\)/i;

/** Returns what in a change makes code behave otherwise for tests than for people. */
function testedCode(changes: readonly FileChange[]): readonly Weakening[] {
  return changes.flatMap(({ path, before, after }): readonly Weakening[] => {
    if (isTestFile(path) || !isCodeFile(path, after ?? '')) return [];
    const added = extraLines(textLines(after), textLines(before));
    return added.some((line) => asks.test(line))
      ? [{ kind: 'test', path, how: 'asks whether tests run it' }]
      : [];
  });
}
