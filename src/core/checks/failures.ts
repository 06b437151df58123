import type { CommandResult } from './check-results.ts';
import { arrowReader, diagnosticsIn, stylishReader } from './diagnostics.ts';
import type { FailureMatch, OutputReader } from './failure-match.ts';
import { plainOutput } from './normalize-output.ts';
import { goReader, jestReader, nodeReader, numberedReader, tapReader } from './runner-blocks.ts';
import { type LineForm, testLines, weakTestLines } from './runner-lines.ts';

/** Maximum characters read of a line; no runner puts a test's name further in. */
const maxLine = 1_000;

/** Minimum characters of a line that can name something. */
const minLine = 4;

/** Maximum characters of a name; anything longer is a message. */
const maxName = 300;

/** The failures that an output names, by kind. */
export interface NamedFailures {
  readonly tests: readonly FailureMatch[];
  /** Problems that a compiler, linter or formatter reports. */
  readonly problems: readonly FailureMatch[];
}

/** Returns what failed in a run: the names in its output, and how it ended if that is unusual. */
export function failuresOf(result: CommandResult): readonly string[] {
  if (result.kind === 'not-run') return [];
  const names = failureNames(result.output);
  if (result.kind === 'timed-out') return [...names, 'it timed out'];
  return result.code > 128 ? [...names, `it was killed (exit code ${result.code})`] : names;
}

/** Returns the names of all failures in the output of a test or lint command, in order and without duplicates. */
export function failureNames(output: string): readonly string[] {
  return failureMatches(output).map(({ name }) => name);
}

/** Returns the failures with the lines that name them, in order. */
export function failureMatches(output: string): readonly FailureMatch[] {
  const { tests, problems } = namedFailures(output);
  return [...tests, ...problems].sort((a, b) => a.line - b.line);
}

/** Returns the failures by kind. Weak forms count only if the output names nothing else. */
export function namedFailures(output: string): NamedFailures {
  const text = plainOutput(output);
  const tests = readWith(text, [
    formReader(testLines),
    tapReader(),
    nodeReader(),
    jestReader(),
    goReader(),
    numberedReader(),
  ]);
  const problems = readWith(text, [diagnosticsIn, stylishReader(text), arrowReader()]);
  const isNameless = tests.length + problems.length === 0;
  return { tests: isNameless ? readWith(text, [formReader(weakTestLines)]) : tests, problems };
}

function formReader(forms: readonly LineForm[]): OutputReader {
  return (line, at) => {
    for (const [, pattern, names] of forms) {
      const groups = pattern.exec(line)?.slice(1);
      if (groups === undefined) continue;
      const name = groups.filter(Boolean).join(': ');
      return [{ name, line: at, ...(names && { isSuite: true }) }];
    }
    return [];
  };
}

function readWith(text: string, readers: readonly OutputReader[]): readonly FailureMatch[] {
  const lines = text.split('\n').map((line) => line.slice(0, maxLine).trimEnd());
  const found = lines.flatMap((line, at) =>
    line.length < minLine ? [] : readers.flatMap((read) => read(line, at)),
  );
  const named = [...found, ...readers.flatMap((read) => read('', lines.length))]
    .map((match) => ({ ...match, name: tidy(match.name) }))
    .filter(({ name }) => name !== '');
  return distinct(named.sort((a, b) => a.line - b.line));
}

/** One line of bounded length, as names are shown and compared. */
function tidy(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, maxName);
}

/** Drops repetitions with the same mark and numbers the others, so that one more is a new failure. */
function distinct(found: readonly FailureMatch[]): readonly FailureMatch[] {
  const marks = new Map<string, Set<string>>();
  return found.flatMap((match) => {
    const { name, mark = '' } = match;
    const known = marks.get(name) ?? new Set();
    if (known.has(mark)) return [];
    marks.set(name, known.add(mark));
    return [known.size === 1 ? match : { ...match, name: tidy(`(${known.size}) ${name}`) }];
  });
}
