import { readConsole } from './console-reader.ts';
import { consoles, isTap } from './consoles.ts';
import { arrowReader, readDiagnostics, stylishReader } from './diagnostics.ts';
import { failuresSaid } from './hints.ts';
import { streamsOf } from './labelled-lines.ts';
import type { FailureMatch, OutputLine, TestCounts } from './runner-run.ts';
import { readTap } from './tap.ts';

/** Maximum characters of a name; anything longer is a message. */
const maxName = 300;

/** Maximum groups around a test that passed; tools print lines of their own above the outermost. */
const maxGroups = 5;

/** What an output says of tests and problems. */
export interface ReadOutput {
  /** How many consoles of known runners are in it. */
  readonly runners: number;
  readonly counts: TestCounts | undefined;
  /** Whether a test is listed as passed. */
  readonly hasPassed: boolean;
  /** Failed tests with all lines that name them, in order; names may repeat. */
  readonly tests: readonly FailureMatch[];
  /** Problems that a compiler, linter or formatter reports. */
  readonly problems: readonly FailureMatch[];
  /** How many failures are counted in words that no known runner prints. */
  readonly unread: number;
}

/** Reads an output as far as the runners in it are known. */
export function readOutput(output: string): ReadOutput {
  const parts = [...streamsOf(output)].map(([label, lines]) => readStream(label, lines, output));
  const runs = parts.flatMap((part) => part.runs);
  const counts = runs.flatMap((run) => run.counts ?? []);
  const sum = (of: keyof TestCounts) => counts.reduce((all, one) => all + one[of], 0);
  const failed = Math.min(sum('failed'), Number.MAX_SAFE_INTEGER);
  // What fails before the first test is no test of the runner, and any output can name any figures.
  const run = Math.min(Math.max(sum('run'), failed), Number.MAX_SAFE_INTEGER);
  return {
    runners: runs.length,
    counts: counts.length === 0 ? undefined : { run, failed },
    hasPassed: runs.some(({ passed }) => passed.length > 0),
    tests: parts.flatMap(({ tests }) => tests),
    problems: distinct(parts.flatMap(({ problems }) => problems)),
    unread: parts.reduce((all, { unread }) => all + unread, 0),
  };
}

/** Returns the names of all failures in the output of a test or lint command, in order and without duplicates. */
export function failureNames(output: string): readonly string[] {
  return failureMatches(output).map(({ name }) => name);
}

/** Returns the failures with the lines that name them, in order. */
export function failureMatches(output: string): readonly FailureMatch[] {
  const { tests, problems } = readOutput(output);
  return distinct([...tests, ...problems]);
}

function readStream(label: string, lines: readonly OutputLine[], output: string) {
  const runs = Object.values(consoles).flatMap((runner) => readConsole(runner, lines) ?? []);
  if (lines.some(({ text }) => isTap(text))) runs.push(readTap(lines));
  const readers = [readDiagnostics, stylishReader(output), arrowReader()];
  const isRead = ({ at }: Pick<OutputLine, 'at'>) => runs.some(({ used }) => used.has(at));
  const problems = lines.flatMap(({ text, at }) => readers.flatMap((read) => read(text, at)));
  const prefix = label === '' ? '' : `${label}: `;
  const named = (match: FailureMatch) =>
    withoutPlace({ ...match, name: tidy(prefix + match.name) });
  const passed = new Set(runs.flatMap((run) => run.passed.flatMap(keysOf)));
  const tests = runs
    .flatMap(({ failures }) => failures)
    .map((match) => markRepeated(match, passed));
  return {
    runs,
    tests: tests.map(named).filter(hasName),
    problems: problems
      .filter(({ line: at }) => !isRead({ at }))
      .map(named)
      .filter(hasName),
    unread: lines.reduce((all, line) => all + (isRead(line) ? 0 : failuresSaid(line.text)), 0),
  };
}

const hasName = ({ name }: FailureMatch) => name !== '';

/** Where a name says that its test is: that moves with the lines above it. */
const placeInName =
  /(?<=^\S{1,200}\.\w{1,4} - .{0,200}) ?\(line (\d+)\)$|(?<=\.\w{1,10}):(\d+(?::\d+)?)(?=$|[ )\]])/;

function withoutPlace(match: FailureMatch): FailureMatch {
  const [whole, line, position] = placeInName.exec(match.name) ?? [];
  if (whole === undefined) return match;
  const name = match.name.replace(whole, '').trim();
  return name === '' ? match : { ...match, name, mark: match.mark ?? line ?? position };
}

/** The names by which a test that passed may be called, without what a tool printed above its groups. */
const keysOf = (path: readonly string[]) =>
  path.map((_, from) => keyOf(path.slice(from).join(' '))).slice(-maxGroups);

const keyOf = (name: string) => (name.match(/[\p{L}\p{N}_$]+/gu) ?? []).join(' ');

/** Marks a failure whose name another test has that passed; the file may be missing there. */
function markRepeated(match: FailureMatch, passed: ReadonlySet<string>): FailureMatch {
  const bare = match.name.replace(/^\S+\.\w{1,10}(?:: | [›>] )/, '');
  const isRepeated = passed.has(keyOf(match.name)) || passed.has(keyOf(bare));
  return isRepeated ? { ...match, isShared: true, isRepeated } : match;
}

/** One line of bounded length, as names are shown and compared. */
function tidy(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, maxName);
}

/** Drops repetitions of the same failure and numbers others of its name, so that one more is a new failure. */
function distinct(found: readonly FailureMatch[]): readonly FailureMatch[] {
  const marks = new Map<string, Set<string>>();
  const sorted = found.toSorted((a, b) => a.line - b.line);
  return sorted.flatMap((match) => {
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
