import { groupedBy } from '../../text/index.ts';
import { type Console, packageHeading } from './consoles.ts';
import { Groups } from './groups.ts';
import {
  type FailureMatch,
  nameInFile,
  type OutputLine,
  type RunnerRun,
  type TestCounts,
} from './runner-run.ts';

/** Lines below the title of a failure. */
interface Block {
  readonly title: string;
  readonly text: string[];
}

/** Maximum lines that belong to one title, and parts of a name. */
const max = { text: 120, parts: 20 } as const;

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
  private readonly blocks: Block[] = [];
  private readonly passed: (readonly string[])[] = [];
  private readonly used = new Set<number>();
  private readonly groups = new Groups();
  private readonly paths = new Map<string, string>();
  private counts: TestCounts | undefined;
  private open: readonly Block[] = [];
  private heading: RegExpExecArray | undefined;
  private section: string | undefined;
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
    if (this.continuesEntry(text, at)) return;
    const { title = this.runner.failed, suite, end } = this.runner;
    const isOver = [
      ...[this.readList(text), this.readSummary(text), this.readHeading(text)],
      ...[this.readFooter(text, at), this.readName(text, at)],
    ];
    const isTitle = this.isListed && this.entry === undefined;
    const begun = isTitle ? (title.exec(text) ?? suite?.exec(text)) : undefined;
    const isKnown = isOver.includes(true) || end.test(text);
    if (begun) this.begin(partsOf(begun));
    else if (isKnown) this.open = [];
    else this.extend(text);
    if (isKnown || this.open.length > 0) this.used.add(at);
    if (this.open.length === 0) this.readOther(text, at);
  }

  end(): RunnerRun {
    if (this.entry !== undefined) this.endEntry();
    const { counts, passed, used } = this;
    return { failures: withTexts(this.failures, this.blocks, this.runner), counts, passed, used };
  }

  /** Adds what nests below an entry to its name; the first line that does not is about the failure. */
  private continuesEntry(text: string, at: number): boolean {
    if (this.entry === undefined) return false;
    const { parts } = this.entry;
    const isPart = text.search(/\S/) === 5 + 2 * parts.length && parts.length < max.parts;
    if (isPart) this.entry = { ...this.entry, parts: [...parts, text.trim()] };
    else this.endEntry();
    if (isPart) this.used.add(at);
    return isPart;
  }

  private endEntry(): void {
    const { parts = [], at = 0 } = this.entry ?? {};
    const name = parts.join(' > ').replace(/:$/, '');
    this.entry = undefined;
    this.failures.push({ name, line: at, section: this.section });
    this.begin([name]);
  }

  private readList(text: string): boolean {
    const { list } = this.runner;
    const [isStart, isEnd] = [list?.from.test(text) === true, list?.to.test(text) === true];
    if (isStart || isEnd) this.isListed = isStart;
    return isStart || isEnd;
  }

  private readSummary(text: string): boolean {
    const { summary } = this.runner;
    if (summary?.line.test(text) !== true) return false;
    this.counts = sumOf(this.counts, countsIn(text, summary));
    return true;
  }

  private readHeading(text: string): boolean {
    const found = this.runner.heading?.exec(text) ?? packageHeading.exec(text);
    if (found === null) return false;
    const isPart = this.runner.joint !== undefined && !packageHeading.test(text);
    if (isPart) this.heading = found;
    else this.section = partsOf(found)[0];
    return true;
  }

  /** Names the package of the failures above, or the package itself if it failed without one. */
  private readFooter(text: string, at: number): boolean {
    const [line, name, why = ''] = this.runner.footer?.exec(text) ?? [];
    if (line === undefined) return false;
    const isAlone = this.waiting === this.failures.length && line.startsWith('FAIL');
    this.failures = this.failures.map((one, nth) =>
      nth < this.waiting ? one : { ...one, name: `${name} ${one.name}` },
    );
    if (isAlone) this.failures.push({ name: `${name} ${why}`, line: at, isSuite: true });
    this.waiting = this.failures.length;
    return true;
  }

  private readName(text: string, at: number): boolean {
    const { failed, suite, tree, joint, hasPaths } = this.runner;
    const [, indent = '', title] = tree?.item?.exec(text) ?? [];
    if (title !== undefined && !this.isListed)
      this.paths.set(text.trim(), this.groups.path(indent.length, title).join(' > '));
    const isSuite = suite?.test(text) === true;
    const found = this.isListed ? (isSuite && suite?.exec(text)) || failed.exec(text) : null;
    if (found === null) return false;
    const parts = partsOf(found);
    if (hasPaths) {
      if (this.entry !== undefined) this.endEntry();
      this.entry = { parts, at };
      return true;
    }
    const name = this.paths.get(text.trim()) ?? parts.join(': ');
    const rest = text.slice(found[0].length).trim();
    const [mark, section] = [found.groups?.place ?? this.heading?.groups?.place, this.section];
    const match = { name, line: at, mark, section, text: rest === '' ? [] : [rest], isSuite };
    const file = this.heading?.[1];
    this.failures.push(file === undefined ? match : nameInFile(file, joint ?? '', match));
    return true;
  }

  /** Begins the lines about a failure; runners print once what several have in common. */
  private begin(title: readonly string[]): void {
    const isShared = this.open.every(({ text }) => text.length === 0);
    const block = { title: wordsOf(title.join(' ')), text: [] };
    this.blocks.push(block);
    this.open = [...(isShared ? this.open : []), block];
  }

  private extend(text: string): void {
    if (text.trim() === '') return;
    for (const block of this.open) if (block.text.length < max.text) block.text.push(text);
  }

  /** Reads a list of tests: those that passed, and the groups around them. */
  private readOther(text: string, at: number): void {
    const depth = text.search(/\S/);
    const passed = this.runner.passed?.exec(text);
    const group = this.runner.tree?.group.exec(text)?.[2];
    if (passed || group !== undefined) this.used.add(at);
    if (passed) this.passed.push(this.groups.path(depth, partsOf(passed)[0] ?? ''));
    else if (depth >= 0) this.groups.enter(depth, group ?? text.trim());
  }
}

/** The groups of a match that make up a name. */
function partsOf(found: RegExpExecArray): readonly string[] {
  const place = found.groups?.place;
  return found.slice(1).filter((part) => part && part !== place);
}

const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}_$]+/gu) ?? []).join(' ');

/** Gives each failure the lines below its title: a name, or the end of it. What may be of another one is nobody's. */
function withTexts(
  failures: readonly FailureMatch[],
  blocks: readonly Block[],
  { mayBeSuite }: Console,
): readonly FailureMatch[] {
  const known = groupedBy(blocks, ({ title }) => title);
  const titled = failures.map((failure) => ({ failure, title: titleOf(failure.name, known) }));
  const owners = groupedBy(titled, ({ title }) => title);
  return titled.map((one) => {
    const { failure, title } = one;
    const [own, all] = [owners.get(title) ?? [], known.get(title) ?? []];
    const isPaired = own.length === all.length;
    const found = own.length === 1 ? all : isPaired ? all.slice(own.indexOf(one)).slice(0, 1) : [];
    const lines = found.flatMap(({ text }) => text);
    const text = lines.length > 0 ? lines : (failure.text ?? []);
    const isShared = (mayBeSuite && text.length === 0) || (own.length > 1 && !isPaired);
    return { ...failure, text, ...(isShared && { isShared }) };
  });
}

/** The longest end of a name that is the title of lines. */
function titleOf(name: string, known: ReadonlyMap<string, unknown>): string {
  const words = wordsOf(name).split(' ');
  const ends = words.map((_, from) => words.slice(from).join(' '));
  return ends.find((end) => known.has(end)) ?? '';
}

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
