import type { FailureMatch, OutputReader } from './runner-lines.ts';

/** Maximum nesting of test groups; deeper output is not a test report. */
const maxDepth = 30;

/** The test groups that are open at a line, by their indentation. */
class Groups {
  private open: { readonly depth: number; readonly name: string }[] = [];

  enter(depth: number, name: string): void {
    this.open = [...this.above(depth), { depth, name }];
  }

  path(depth: number, name: string): string {
    return [...this.above(depth).map((group) => group.name), name].join(' > ');
  }

  private above(depth: number): { readonly depth: number; readonly name: string }[] {
    return this.open.filter((group) => group.depth < depth).slice(0, maxDepth);
  }
}

/** Reads TAP, with the file that Node's runner reports. A group that only its tests fail is not named. */
export function tapReader(): OutputReader {
  const groups = new Groups();
  let pending: FailureMatch | undefined;
  let file = '';
  const settle = () => {
    const done = pending === undefined ? [] : [testIn(file, pending)];
    [pending, file] = [undefined, ''];
    return done;
  };
  return (line, at) => {
    const [, outer, group = ''] = /^( *)# Subtest: (.+)$/.exec(line) ?? [];
    if (outer !== undefined) {
      groups.enter(outer.length, group);
      return settle();
    }
    const [, indent, number = '', name = ''] =
      /^( *)(?:not )?ok\b(?: (\d+))?(?: - | )?(.*?)(?: # time=.*)?$/.exec(line) ?? [];
    if (indent !== undefined) {
      const done = settle();
      const isFailure = line.trimStart().startsWith('not ') && !/ # (?:TODO|SKIP)\b/i.test(line);
      const shown = name === '' ? `test ${number}` : name;
      if (isFailure) pending = { name: groups.path(indent.length, shown), line: at };
      return done;
    }
    if (pending === undefined) return [];
    if (/^ *failureType: '?subtestsFailed/.test(line)) pending = undefined;
    const place = /^ *location: '?(.+?):\d+:\d+'?$/.exec(line);
    if (place !== null) file = place[1] ?? '';
    return /^ *\.\.\.$|^\S|^$/.test(line) ? settle() : [];
  };
}

/** A failure with its file. Node's runner also reports a file that cannot be loaded as a test. */
function testIn(file: string, match: FailureMatch): FailureMatch {
  if (file === '') return match;
  const isSuite = file.endsWith(match.name) && /\.\w+$/.test(match.name);
  return { ...match, name: `${file}: ${match.name}`, ...(isSuite && { isSuite }) };
}

/** Reads the spec format of Node's runner: a tree, then the failing tests again with their files. */
export function nodeReader(): OutputReader {
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
export function jestReader(): OutputReader {
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
export function goReader(): OutputReader {
  let waiting: FailureMatch[] = [];
  const settle = (prefix: string) => {
    const done = waiting.map((match) => ({ ...match, name: prefix + match.name }));
    waiting = [];
    return done;
  };
  return (line, at) => {
    if (line === '') return settle('');
    const test = /^ *--- FAIL: (\S.*) \([\d.]+s\)$/.exec(line)?.[1];
    if (test !== undefined) waiting.push({ name: test, line: at });
    const [, verdict, name = '', why = ''] =
      /^(FAIL|ok {1,2})\t(\S+)(?:\s(\[[^\]]+\]))?/.exec(line) ?? [];
    if (verdict === undefined) return [];
    return verdict === 'FAIL' && waiting.length === 0
      ? [{ name: `${name} ${why}`, line: at, isSuite: true }]
      : settle(`${name} `);
  };
}

/** What the numbered list at a line holds. */
type NumberedList = 'failures' | 'mocha' | 'others';

/** Maximum titles in a name; anything longer is not a name. */
const maxTitles = 20;

/** Reads minitest, PHPUnit, Jasmine and Mocha, which number their failures. Names omit the numbers. */
export function numberedReader(): OutputReader {
  let list: NumberedList = 'others';
  let titles: readonly string[] | undefined;
  let isNameNext = false;
  return (line, at) => {
    list = listAfter(line) ?? list;
    const text = line.trim();
    if (text === '') return [];
    if (isNameNext) {
      isNameNext = false;
      return minitest(text, at);
    }
    const entry = /^ *\d+\) (\S.*)$/.exec(line)?.[1];
    isNameNext = entry === 'Failure:' || entry === 'Error:' || /^(?:Failure|Error):$/.test(line);
    if (isNameNext) return [];
    if (list === 'mocha' && (entry !== undefined || titles !== undefined)) {
      titles = [...(entry === undefined ? (titles ?? []) : []), entry ?? text];
      if (!text.endsWith(':') && titles.length < maxTitles) return [];
      const name = titles.join(' > ').replace(/:$/, '');
      titles = undefined;
      return [{ name, line: at }];
    }
    const isFailure = list === 'failures' && /^\d/.test(line);
    return isFailure && entry !== undefined ? [{ name: entry, line: at }] : [];
  };
}

/** Returns the kind of list that the line starts. */
function listAfter(line: string): NumberedList | undefined {
  if (/^ +\d+ failing$/.test(line)) return 'mocha';
  if (/^There (?:was|were) \d+ (?:failures?|errors?):$/.test(line)) return 'failures';
  if (/^Failures: *$/.test(line)) return 'failures';
  return /^There (?:was|were) \d+ |^Pending: *$|^ +\d+ passing/.test(line) ? 'others' : undefined;
}

/** `CartTest#test_total [test/cart_test.rb:12]:`, in older releases `test_total(CartTest) […]:`. */
function minitest(text: string, at: number): readonly FailureMatch[] {
  const name = /^([\w:]+#.+?|\w+\([\w:]+\))(?: \[[^\]]*\])?:$/.exec(text)?.[1];
  return name === undefined ? [] : [{ name, line: at }];
}
