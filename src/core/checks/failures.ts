import type { CommandResult } from './check-results.ts';
import { arrowReader, readDiagnostics, stylishReader } from './diagnostics.ts';
import { labelledLines } from './labelled-lines.ts';
import { goReader, jestReader, nodeReader, numberedReader, tapReader } from './runner-blocks.ts';
import {
  type FailureMatch,
  type LineForm,
  type OutputReader,
  testLines,
  weakTestLines,
} from './runner-lines.ts';
import { timedOut } from './time-limit.ts';

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
export function findFailures(result: CommandResult): readonly string[] {
  if (result.kind === 'not-run') return [];
  const names = failureNames(result.output);
  if (result.kind === 'timed-out') return [...names, timedOut];
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
  const streams = splitStreams(output);
  const tests = readWith(streams, () => [
    formReader(testLines),
    tapReader(),
    nodeReader(),
    jestReader(),
    goReader(),
    numberedReader(),
  ]);
  const problems = readWith(streams, () => [readDiagnostics, stylishReader(output), arrowReader()]);
  const isNameless = tests.length + problems.length === 0;
  return {
    tests: isNameless ? readWith(streams, () => [formReader(weakTestLines)]) : tests,
    problems,
  };
}

function formReader(forms: readonly LineForm[]): OutputReader {
  return (line, at) => {
    for (const [, pattern, names] of forms) {
      const found = pattern.exec(line);
      if (found === null) continue;
      const mark = found.groups?.place;
      const name = found.slice(1).filter((group) => group && group !== mark);
      return [{ name: name.join(': '), line: at, mark, ...(names && { isSuite: true }) }];
    }
    return [];
  };
}

/** The lines that one package printed, with their indices in the whole output. */
type Stream = readonly { readonly line: string; readonly at: number }[];

/** Lines of packages that run at the same time are mixed. */
function splitStreams(output: string): ReadonlyMap<string, Stream> {
  const streams = new Map<string, { line: string; at: number }[]>();
  labelledLines(output).forEach(({ label, text }, at) => {
    const stream = streams.get(label) ?? [];
    stream.push({ line: text.slice(0, maxLine).trimEnd(), at });
    streams.set(label, stream);
  });
  return streams;
}

function readWith(
  streams: ReadonlyMap<string, Stream>,
  newReaders: () => readonly OutputReader[],
): readonly FailureMatch[] {
  const found = [...streams].flatMap(([label, lines]) => {
    const readers = newReaders();
    const matches = lines.flatMap(({ line, at }) =>
      line.length < minLine ? [] : readers.flatMap((read) => read(line, at)),
    );
    const end = (lines.at(-1)?.at ?? 0) + 1;
    const prefix = label === '' ? '' : `${label}: `;
    return [...matches, ...readers.flatMap((read) => read('', end))]
      .map((match) => ({ ...match, name: tidy(match.name) }))
      .filter(({ name }) => name !== '')
      .map((match) => ({ ...match, name: tidy(prefix + match.name) }));
  });
  return distinct(found.sort((a, b) => a.line - b.line));
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
