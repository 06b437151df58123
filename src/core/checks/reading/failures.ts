import { arrowReader, readDiagnostics, stylishReader } from './diagnostics.ts';
import { labelledLines } from './labelled-lines.ts';
import { blockReaders } from './runner-blocks.ts';
import {
  type FailureMatch,
  type LineForm,
  type OutputReader,
  testLines,
  weakTestLines,
} from './runner-lines.ts';
import { sectionsOf } from './sections.ts';

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
  const streams = readStreams(output);
  const shown = (kind: 'tests' | 'problems') =>
    distinct(streams.flatMap((stream) => stream[kind]).sort((a, b) => a.line - b.line));
  return { tests: shown('tests'), problems: shown('problems') };
}

/** What one package printed, and each line of it that names a failure. */
export interface StreamFailures extends NamedFailures {
  readonly lines: Stream;
}

/** Returns the failures of each package with all lines that name them, in order. Names may repeat. */
export function readStreams(output: string): readonly StreamFailures[] {
  const found = [...splitStreams(output)].map(([label, lines]) => {
    const read = (readers: readonly OutputReader[]) => readWith(label, lines, readers);
    const tests = read([formReader(testLines), ...blockReaders()]);
    return {
      label,
      lines,
      tests,
      problems: read([readDiagnostics, stylishReader(output), arrowReader()]),
    };
  });
  const isNameless = found.every(({ tests, problems }) => tests.length + problems.length === 0);
  if (!isNameless) return found;
  return found.map(({ label, lines, problems }) => ({
    lines,
    problems,
    tests: readWith(label, lines, [formReader(weakTestLines)]),
  }));
}

const kinds = {
  suite: { isSuite: true },
  program: { isShared: true },
  below: { isBelow: true },
} as const;

function formReader(forms: readonly LineForm[]): OutputReader {
  return (line, at) => {
    for (const [, pattern, names] of forms) {
      const found = pattern.exec(line);
      if (found === null) continue;
      const mark = found.groups?.place;
      const name = found.slice(1).filter((group) => group && group !== mark);
      return [{ name: name.join(': '), line: at, mark, ...(names && kinds[names]) }];
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
  label: string,
  lines: Stream,
  readers: readonly OutputReader[],
): readonly FailureMatch[] {
  const matches = lines.flatMap(({ line, at }) =>
    line.length < minLine ? [] : readers.flatMap((read) => read(line, at)),
  );
  const end = (lines.at(-1)?.at ?? 0) + 1;
  const sections = sectionsOf(lines);
  const prefix = label === '' ? '' : `${label}: `;
  return [...matches, ...readers.flatMap((read) => read('', end))]
    .map((match) => withoutPlace({ ...match, name: tidy(match.name) }))
    .filter(({ name }) => name !== '')
    .map((match) => ({
      ...match,
      name: tidy(prefix + match.name),
      section: match.section ?? sections.at(match.line),
    }))
    .sort((a, b) => a.line - b.line);
}

/** Where a name says that its test is: that moves with the lines above it. */
const placeInName =
  /(?<=^\S{1,200}\.\w{1,4} - .{0,200}) ?\(line (\d+)\)$|(?<=\.\w{1,10}):(\d+(?::\d+)?)(?=$|[ )\]])/;

function withoutPlace(match: FailureMatch): FailureMatch {
  const [whole, line, position] = placeInName.exec(match.name) ?? [];
  if (whole === undefined) return match;
  const name = match.name.replace(whole, '').trim();
  return name === '' ? match : { ...match, name, mark: match.mark ?? line ?? position };
}

/** One line of bounded length, as names are shown and compared. */
function tidy(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, maxName);
}

/** Drops repetitions of the same failure and numbers others of its name, so that one more is a new failure. */
function distinct(found: readonly FailureMatch[]): readonly FailureMatch[] {
  const marks = new Map<string, Set<string>>();
  return found.flatMap((match) => {
    const { name } = match;
    const mark = identityOf(match);
    const known = marks.get(name) ?? new Set();
    if (known.has(mark)) return [];
    marks.set(name, known.add(mark));
    return [known.size === 1 ? match : { ...match, name: tidy(`(${known.size}) ${name}`) }];
  });
}

/** What tells a failure apart from others in the same output. */
export function identityOf({ name, section = '', mark = '', nth = '' }: FailureMatch): string {
  return [name, section, mark, nth].join('\n');
}
