import { type FailureMatch, type Reader, seen } from './failure-match.ts';

/** What the list of numbered entries that is being read holds. */
type List = 'failures' | 'mocha' | 'others';

/** Titles of groups that a name may have; what goes on longer is no name. */
const mostTitles = 20;

/**
 * Runners that number their failures: minitest, PHPUnit, Jasmine, and Mocha, whose names go over several
 * lines. Numbers are left out: they shift.
 */
export function numberedReader(): Reader {
  let list: List = 'others';
  let titles: readonly string[] | undefined;
  let awaited = false;
  const read: Reader['read'] = (line, at) => {
    list = listAfter(line) ?? list;
    const text = line.trim();
    if (text === '') return [];
    if (awaited) {
      awaited = false;
      return minitest(text, at);
    }
    const entry = /^ *\d+\) (\S.*)$/.exec(line)?.[1];
    awaited = entry === 'Failure:' || entry === 'Error:' || /^(?:Failure|Error):$/.test(line);
    if (awaited) return [];
    if (list === 'mocha' && (entry !== undefined || titles !== undefined)) {
      titles = [...(entry === undefined ? (titles ?? []) : []), entry ?? text];
      if (!text.endsWith(':') && titles.length < mostTitles) return [];
      const name = titles.join(' > ').replace(/:$/, '');
      titles = undefined;
      return seen(name, at);
    }
    return list === 'failures' && /^\d/.test(line) ? seen(entry, at) : [];
  };
  return { read, end: () => [] };
}

/** The kind of list that the line begins. */
function listAfter(line: string): List | undefined {
  if (/^ +\d+ failing$/.test(line)) return 'mocha';
  if (/^There (?:was|were) \d+ (?:failures?|errors?):$/.test(line)) return 'failures';
  if (/^Failures: *$/.test(line)) return 'failures';
  return /^There (?:was|were) \d+ |^Pending: *$|^ +\d+ passing/.test(line) ? 'others' : undefined;
}

/** `CartTest#test_total [test/cart_test.rb:12]:`, in older releases `test_total(CartTest) […]:`. */
function minitest(text: string, at: number): readonly FailureMatch[] {
  return seen(/^([\w:]+#.+?|\w+\([\w:]+\))(?: \[[^\]]*\])?:$/.exec(text)?.[1], at);
}
