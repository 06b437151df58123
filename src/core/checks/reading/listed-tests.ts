import { excused } from './tap.ts';

/** The verdicts on the tests of one name, in the order in which an output lists them: `P` or `F`. */
export type Verdicts = string;

/** How a list of tests marks one that passed or failed; the last group is its title. */
const marked =
  /^(\s*)(?:[>│]\s*)?(?:(✓|✔|√|✅|ok|PASS:?)|(✕|✖|✘|×|✗|❌|not ok|FAIL:?|\d+\)))(?: \d+)?(?: - |\s+)(\S.*)$/;

/** How one that is named first is marked at the end of its line. */
const markedAtEnd =
  /^(\s*)(?:test )?(\S.*?)(?: \.{2,}| -+| \|)?\s+(?:(ok|OK|PASS(?:ED)?|passed)|(FAIL(?:ED)?|failed|ERROR))(?:\s*\[\s*\d+%\]|\s*\([^)]{1,60}\)|\s*[\d.]+ ?\w{1,3}| \|)?$/;

const duration = /\s*[([]?<? ?[\d.,]+ ?(?:ms|s|sec|secs|seconds|m)[)\]]?$/;

/** Maximum characters of a line that lists a test, and nesting of groups. */
const max = { line: 400, depth: 5 } as const;

/** Returns the verdicts for each name that is listed more than once, with and without success. */
export function repeatedTests(lines: readonly string[]): ReadonlyMap<string, Verdicts> {
  const verdicts = new Map<string, Verdicts>();
  let groups: readonly { readonly depth: number; readonly title: string }[] = [];
  for (const line of lines) {
    if (line.length > max.line || line.trim() === '') continue;
    const listed = listedTest(line);
    // In TAP, comments name the tests of the lines below.
    const depth = line.startsWith('# ') ? -1 : line.search(/\S/);
    const above = groups.filter((group) => group.depth < depth).slice(-max.depth);
    if (listed === undefined) {
      groups = [...above, { depth, title: line.trim().replace(/^(?:# (?:Subtest: )?|▶ )/, '') }];
      continue;
    }
    const path = [...above.map(({ title }) => title), listed.title];
    // A tool may print its own lines above the outermost group.
    for (const from of path.keys()) {
      const key = nameKey(path.slice(from).join(' '));
      verdicts.set(key, `${verdicts.get(key) ?? ''}${listed.verdict}`);
    }
  }
  return new Map([...verdicts].filter(([, all]) => all.includes('P') && all.includes('F')));
}

function listedTest(
  line: string,
): { readonly title: string; readonly verdict: string } | undefined {
  const [, , passed, failed, title] = marked.exec(line) ?? [];
  if (title !== undefined)
    return excused.test(title) || (passed ?? failed) === undefined
      ? undefined
      : { title: title.replace(duration, ''), verdict: passed === undefined ? 'F' : 'P' };
  const [, , name, good, bad] = markedAtEnd.exec(line) ?? [];
  if (name === undefined || (good ?? bad) === undefined) return undefined;
  return { title: name, verdict: good === undefined ? 'F' : 'P' };
}

/** Returns the verdicts on the tests of a name, with or without the file that it begins with. */
export function verdictsOn(
  name: string,
  verdicts: ReadonlyMap<string, Verdicts>,
): Verdicts | undefined {
  const bare = name.replace(/^\S+\.\w{1,10}(?:: | [›>] )/, '');
  return verdicts.get(nameKey(name)) ?? verdicts.get(nameKey(bare));
}

/** The words of a name, however a runner separates them, without places. */
function nameKey(name: string): string {
  const bare = name.replace(/\(line \d+\)|(?<=\.\w{1,10}):\d+(?::\d+)?/g, '');
  return (bare.match(/[\p{L}\p{N}_$]+/gu) ?? []).join(' ');
}
