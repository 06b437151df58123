import type { Console } from './consoles.ts';
import {
  type FailureMatch,
  nameInFile,
  type OutputLine,
  type RunnerRun,
  type TestCounts,
} from './runner-run.ts';

/** Maximum parts of a name. */
const maxParts = 20;

/** Returns what the lines say of the tests of one runner; `undefined` if they are not of that runner. */
export function readConsole(runner: Console, lines: readonly OutputLine[]): RunnerRun | undefined {
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
