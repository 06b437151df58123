import { type Console, consoles, isTap } from './consoles.ts';
import { arrowReader, readDiagnostics, stylishReader } from './diagnostics.ts';
import { outputLines } from './normalize-output.ts';
import {
  type FailureMatch,
  nameInFile,
  type OutputLine,
  type RunnerRun,
  type TestCounts,
} from './runner-run.ts';
import { readTap } from './tap.ts';

/** Maximum characters of a name; anything longer is a message. */
const maxName = 300;

/** What an output says of tests and problems. */
export interface ReadOutput {
  /** The known runners whose consoles are in it. */
  readonly runners: readonly string[];
  readonly counts: TestCounts | undefined;
  /** Whether a test is listed as passed. */
  readonly hasPassed: boolean;
  /** Failed tests with all lines that name them, in order; names may repeat. */
  readonly tests: readonly FailureMatch[];
  /** Problems that a compiler, linter or formatter reports, where no runner is known. */
  readonly problems: readonly FailureMatch[];
}

/** Reads an output as far as the runners in it are known. */
export function readOutput(output: string): ReadOutput {
  const lines = outputLines(output).map((text, at) => ({ text, at }));
  const read = Object.entries(consoles).flatMap(([name, runner]) => {
    const run = readConsole(runner, lines);
    return run === undefined ? [] : [{ name, run }];
  });
  if (lines.some(({ text }) => isTap(text))) read.push({ name: 'TAP', run: readTap(lines) });
  const runs = read.map(({ run }) => run);
  return {
    runners: read.map(({ name }) => name),
    counts: countsOf(runs),
    hasPassed: runs.some((run) => run.hasPassed),
    tests: named(runs.flatMap(({ failures }) => failures)),
    problems: runs.length > 0 ? [] : problemsIn(lines, output),
  };
}

function problemsIn(lines: readonly OutputLine[], output: string): readonly FailureMatch[] {
  const readers = [readDiagnostics, stylishReader(output), arrowReader()];
  return distinct(
    named(lines.flatMap(({ text, at }) => readers.flatMap((read) => read(text, at)))),
  );
}

function countsOf(runs: readonly RunnerRun[]): TestCounts | undefined {
  const counts = runs.flatMap((run) => run.counts ?? []);
  if (counts.length === 0) return undefined;
  const sum = (of: keyof TestCounts) => counts.reduce((all, one) => all + one[of], 0);
  const failed = Math.min(sum('failed'), Number.MAX_SAFE_INTEGER);
  // What fails before the first test is no test of the runner, and any output can name any figures.
  return { run: Math.min(Math.max(sum('run'), failed), Number.MAX_SAFE_INTEGER), failed };
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

/** The failures with names as they are shown and compared. */
const named = (found: readonly FailureMatch[]) =>
  found
    .map((match) => withoutPlace({ ...match, name: tidy(match.name) }))
    .filter(({ name }) => name !== '');

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
export function identityOf({ name, section = '', mark = '' }: FailureMatch): string {
  return [name, section, mark].join('\n');
}

/** Maximum parts of a name. */
const maxParts = 20;

/** Returns what the lines say of the tests of one runner; `undefined` if they are not of that runner. */
function readConsole(runner: Console, lines: readonly OutputLine[]): RunnerRun | undefined {
  if (!lines.some(({ text }) => runner.sign.test(text))) return undefined;
  const reader = new ConsoleReader(runner);
  for (const line of lines) reader.read(line);
  return reader.end();
}

class ConsoleReader {
  private readonly runner: Console;
  private failures: FailureMatch[] = [];
  private hasPassed = false;
  private counts: TestCounts | undefined;
  private file: string | undefined;
  private isListed: boolean;
  /** Failures that stand above their package. */
  private waiting = 0;
  /** An entry whose name goes on in the next line. */
  private entry: { readonly parts: readonly string[]; readonly at: number } | undefined;

  constructor(runner: Console) {
    this.runner = runner;
    this.isListed = runner.list === undefined;
  }

  read({ text, at }: OutputLine): void {
    const { heading, list, passed, summary } = this.runner;
    if (this.continuesEntry(text)) return;
    if (list?.from.test(text) === true) this.isListed = true;
    else if (list?.to.test(text) === true) this.isListed = false;
    if (summary?.line.test(text) === true)
      this.counts = sumOf(this.counts, countsIn(text, summary));
    this.file = heading?.exec(text)?.[1] ?? this.file;
    this.readFooter(text, at);
    if (this.isListed) this.readName(text, at);
    this.hasPassed ||= passed?.test(text) === true;
  }

  end(): RunnerRun {
    this.endEntry();
    const { counts, failures, hasPassed } = this;
    return { failures, counts, hasPassed };
  }

  /** Adds what nests below an entry to its name; the first line that does not is about the failure. */
  private continuesEntry(text: string): boolean {
    if (this.entry === undefined) return false;
    const { parts } = this.entry;
    const isPart = text.search(/\S/) === 5 + 2 * parts.length && parts.length < maxParts;
    if (isPart) this.entry = { ...this.entry, parts: [...parts, text.trim()] };
    else this.endEntry();
    return isPart;
  }

  private endEntry(): void {
    if (this.entry === undefined) return;
    const { parts, at } = this.entry;
    this.entry = undefined;
    const name = parts.join(' > ').replace(/:$/, '');
    this.failures.push({ name, line: at });
  }

  /** Names the package of the failures above, or the package itself if it failed without one. */
  private readFooter(text: string, at: number): void {
    const [line, name, why = ''] = this.runner.footer?.exec(text) ?? [];
    if (line === undefined) return;
    const isAlone = this.waiting === this.failures.length && line.startsWith('FAIL');
    this.failures = this.failures.map((one, nth) =>
      nth < this.waiting ? one : { ...one, name: `${name} ${one.name}` },
    );
    if (isAlone) this.failures.push({ name: `${name} ${why}`, line: at, isSuite: true });
    this.waiting = this.failures.length;
  }

  private readName(text: string, at: number): void {
    const { failed, suite, joint = '', hasPaths } = this.runner;
    const ofSuite = suite?.exec(text);
    const found = ofSuite ?? failed.exec(text);
    if (!found) return;
    const parts = partsOf(found);
    if (hasPaths) {
      this.endEntry();
      this.entry = { parts, at };
      return;
    }
    const match = { name: parts.join(': '), line: at, isSuite: Boolean(ofSuite) };
    this.failures.push(this.file === undefined ? match : nameInFile(this.file, joint, match));
  }
}

/** The groups of a match that make up a name. */
const partsOf = (found: RegExpExecArray) => found.slice(1).filter((part) => part);

const sumOf = (a: TestCounts | undefined, b: TestCounts): TestCounts =>
  a === undefined ? b : { run: a.run + b.run, failed: a.failed + b.failed };

function countsIn(line: string, { failed, passed, all, skipped }: NonNullable<Console['summary']>) {
  const [fails, left] = [total(line, failed), total(line, skipped)];
  const run = all ? total(line, all) - left : total(line, passed) + fails - left;
  return { run, failed: fails };
}

function total(line: string, figure: RegExp | undefined): number {
  if (figure === undefined) return 0;
  return [...line.matchAll(figure)].reduce((sum, [, digits = '1']) => sum + Number(digits), 0);
}
