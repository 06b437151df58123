import type { FailureMatch, OutputReader } from './runner-lines.ts';
import { titleReaders } from './runner-titles.ts';
import { Groups, tapReader, testIn } from './tap.ts';

/** Returns new readers of all formats that need more than one line. */
export function blockReaders(): readonly OutputReader[] {
  return [tapReader(), nodeReader(), jestReader(), goReader(), numberedReader(), ...titleReaders()];
}

/** Reads the spec format of Node's runner: a tree, then the failing tests again with their files. */
function nodeReader(): OutputReader {
  const groups = new Groups();
  const paths = new Map<string, string>();
  let isListing = false;
  let place: readonly string[] = [];
  return (line, at) => {
    if (/^✖ failing tests:$/.test(line)) isListing = true;
    const where = /^test at (.+):(\d+:\d+)$/.exec(line);
    if (where !== null) place = where;
    const [, outer, group = ''] = /^( *)▶ (.+)$/.exec(line) ?? [];
    if (outer !== undefined) groups.enter(outer.length, group);
    const [, indent, name = ''] = /^( *)✖ (.+) \([\d.]+ms\)$/.exec(line) ?? [];
    if (indent === undefined) return [];
    const key = line.trimStart();
    if (!isListing) paths.set(key, groups.path(indent.length, name));
    const [, file, position] = place;
    place = [];
    return isListing && file !== undefined
      ? [testIn(file, { name: paths.get(key) ?? name, line: at, mark: position })]
      : [];
  };
}

/** Reads Jest: the file on one line, its failing tests below it, each after a dot. */
function jestReader(): OutputReader {
  let file = '';
  return (line, at) => {
    const heading = /^ *(FAIL|PASS) {1,4}(\S.*?\.\w+)(?: \([\d.]+ m?s\))?$/.exec(line);
    if (heading !== null) file = heading[1] === 'FAIL' ? `${heading[2]} › ` : '';
    const title = /^ {0,4}● (.+)$/.exec(line)?.[1];
    const isTest = title !== undefined && !/^(?:Console|Cannot log after|Validation)\b/.test(title);
    if (!isTest || title.endsWith(':')) return [];
    const isSuite = title === 'Test suite failed to run';
    return [{ name: file + title, line: at, ...(isSuite && { isSuite }) }];
  };
}

/** Reads Go, which names the package below its failing tests. */
function goReader(): OutputReader {
  let waiting: FailureMatch[] = [];
  let isSuite = false;
  const settle = (prefix: string) => {
    const done = waiting.map((match) => ({ ...match, name: prefix + match.name }));
    waiting = [];
    return done;
  };
  return (line, at) => {
    if (line === '') return settle('');
    // A suite of Ginkgo is one test of Go, and names what failed itself.
    if (/^Ran \d+ of \d+ Specs? in /.test(line)) isSuite = true;
    const test = /^ *--- FAIL: (\S.*) \([\d.]+s\)$/.exec(line)?.[1];
    if (test !== undefined && !isSuite) waiting.push({ name: test, line: at });
    const [, verdict, name = '', why = ''] =
      /^(FAIL|ok {1,2})\t(\S+)(?:\s(\[[^\]]+\]))?/.exec(line) ?? [];
    if (verdict === undefined) return [];
    const isNamed = isSuite || waiting.length > 0;
    isSuite = false;
    return verdict === 'FAIL' && !isNamed
      ? [{ name: `${name} ${why}`, line: at, isSuite: true }]
      : settle(`${name} `);
  };
}

/** What the numbered list at a line holds. */
type NumberedList = 'failures' | 'mocha' | 'others';

/** Maximum titles in a name; anything longer is not a name. */
const maxTitles = 20;

/** Reads minitest, PHPUnit, Jasmine and Mocha, which number their failures. Names omit the numbers. */
function numberedReader(): OutputReader {
  let list: NumberedList = 'others';
  let titles: readonly string[] = [];
  let last = 0;
  let isNameNext = false;
  return (line, at) => {
    list = listAfter(line) ?? list;
    const text = line.trim();
    if (text === '') return titles.length === 0 ? [] : [mochaName(titles, last)];
    if (isNameNext) {
      isNameNext = false;
      return minitest(text, at);
    }
    const entry = /^ *\d+\) (\S.*)$/.exec(line)?.[1];
    isNameNext = entry === 'Failure:' || entry === 'Error:' || /^(?:Failure|Error):$/.test(line);
    if (isNameNext) return [];
    const isDeeper = line.search(/\S/) === 5 + 2 * titles.length;
    if (titles.length > 0 && isDeeper && titles.length < maxTitles) {
      [titles, last] = [[...titles, text], at];
      return [];
    }
    const done = titles.length === 0 ? [] : [mochaName(titles, last)];
    [titles, last] = list === 'mocha' && entry !== undefined ? [[entry], at] : [[], at];
    if (list === 'mocha') return done;
    const isFailure = list === 'failures' && /^\d/.test(line);
    return isFailure && entry !== undefined ? [...done, { name: entry, line: at }] : done;
  };
}

/** Mocha ends the last title of a test with a colon; others may have one of their own. */
function mochaName(titles: readonly string[], line: number): FailureMatch {
  return { name: titles.join(' > ').replace(/:$/, ''), line };
}

/** Returns the kind of list that the line starts. */
function listAfter(line: string): NumberedList | undefined {
  if (/^ +\d+ failing$|^Failed tests: *$/.test(line)) return 'mocha';
  if (/^There (?:was|were) \d+ (?:failures?|errors?):$/.test(line)) return 'failures';
  if (/^Failures: *$/.test(line)) return 'failures';
  return /^There (?:was|were) \d+ |^Pending: *$|^ +\d+ passing/.test(line) ? 'others' : undefined;
}

/** `CartTest#test_total [test/cart_test.rb:12]:`, in older releases `test_total(CartTest) […]:`. */
function minitest(text: string, at: number): readonly FailureMatch[] {
  const name = /^(\S.*?#\S.*?|\w+\([\w:]+\))(?: \[[^\]]*\])?:$/.exec(text)?.[1];
  // The number of a spec is its place in its file.
  return name === undefined ? [] : [{ name: name.replace(/#test_\d{4}_/, '#'), line: at }];
}
