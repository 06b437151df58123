import { type FailureMatch, nameInFile, type OutputLine, type RunnerRun } from './runner-run.ts';

/** A result: its indentation, verdict, number and name. */
const result = /^( *)(not )?ok\b(?: (\d+))?(?: - | )?(.*?)(?: # time=.*)?$/;

/** Such a test does not count as failed, whatever its line begins with. */
const excused = /(?:^| )# (?:TODO|SKIP)\b/i;

/** What stands in a comment without being the name of a test. */
const remark =
  /^# (?:tests|pass|fail|skip|skipped|todo|ok|cancelled|suites|duration_ms|time=|plan|Looks like|Subtest:|failed|not ok)/;

/** Reads TAP, with the file that Node's runner reports. In tape, a comment above its assertions names a test. */
export function readTap(lines: readonly OutputLine[]): TapReader {
  const reader = new TapReader();
  for (const line of lines) reader.read(line);
  return reader;
}

class TapReader implements RunnerRun {
  readonly failures: FailureMatch[] = [];
  readonly passed: (readonly string[])[] = [];
  counts: RunnerRun['counts'];
  private readonly groups = new Groups();
  private isTape = false;
  private comment = '';
  private test: readonly string[] = [];
  private failedDeeper = -1;
  /** Files without a test that were not yet taken off a count. */
  private empty = 0;
  /** What is said of the last failure. */
  private open: string[] | undefined;

  get hasPassed(): boolean {
    return this.passed.length > 0;
  }

  read({ text, at }: OutputLine): void {
    this.isTape ||= /^TAP version 13$/.test(text);
    const [, outer = '', group] = /^( *)# Subtest: (.+)$/.exec(text) ?? [];
    const [, kind, figure] = /^# (pass|fail) {1,3}(\d+)$/.exec(text) ?? [];
    const found = result.exec(text);
    const isComment = this.isTape && /^# \S/.test(text) && !remark.test(text);
    if (group !== undefined) this.groups.enter(outer.length, group);
    else if (figure !== undefined) this.count(Number(figure), kind === 'fail');
    else if (found !== null) this.readResult(found, at);
    else if (isComment) this.comment = text.slice(2);
    else if (this.open !== undefined) this.readText(text, this.open);
    if (isComment || figure !== undefined) this.open = undefined;
  }

  /** Of what fails in a group, the group itself is no failure. */
  private readResult(
    [line, indent = '', not, number = '', name = '']: RegExpExecArray,
    at: number,
  ) {
    this.open = [];
    if (this.comment !== '') [this.test, this.comment] = [[this.comment], ''];
    const isFailure = not !== undefined && !excused.test(line);
    const isGroup = indent.length < this.failedDeeper;
    if (isFailure || isGroup) this.failedDeeper = isFailure ? indent.length : -1;
    const title = name === '' ? `test ${number}` : name;
    const path = [...this.test, ...this.groups.path(indent.length, title)];
    if (not === undefined && !excused.test(line)) this.readPass(path, indent.length);
    if (!isFailure || isGroup) return;
    const match = { name: path.join(' > '), line: at, mark: number, text: this.open };
    this.failures.push(name === '' ? { ...match, isShared: true } : match);
  }

  /** Node's runner counts a file without a test as a test that passed. */
  private readPass(path: readonly string[], depth: number): void {
    const isFile = depth === 0 && path.length === 1 && /^\S+\.[cm]?[jt]s$/.test(path[0] ?? '');
    if (isFile) this.empty += 1;
    else this.passed.push(path);
  }

  private readText(text: string, open: string[]): void {
    const last = this.failures.at(-1);
    if (/^ *failureType: '?subtestsFailed/.test(text) && last?.text === open) this.failures.pop();
    else if (/^ *\.\.\.$|^ *1\.\.\d|^[^\s#]/.test(text)) this.open = undefined;
    else open.push(text);
    const [, file] = /^ *location: '?(.+?):\d+:\d+'?$/.exec(text) ?? [];
    if (file === undefined || last?.text !== open) return;
    this.failures.splice(-1, 1, nameInFile(file, ': ', last));
  }

  private count(figure: number, isFailed: boolean): void {
    const { run, failed } = this.counts ?? { run: 0, failed: 0 };
    const empty = isFailed ? 0 : Math.min(figure, this.empty);
    this.empty -= empty;
    this.counts = { run: run + figure - empty, failed: failed + (isFailed ? figure : 0) };
  }
}

/** Maximum nesting of test groups; deeper output is no list of tests. */
const maxDepth = 30;

/** The groups that an output nests by indentation. */
class Groups {
  private open: readonly { readonly depth: number; readonly name: string }[] = [];

  enter(depth: number, name: string): void {
    this.open = [...this.above(depth), { depth, name }];
  }

  path(depth: number, name: string): readonly string[] {
    return [...this.above(depth).map((group) => group.name), name];
  }

  private above(depth: number): { readonly depth: number; readonly name: string }[] {
    return this.open.filter((group) => group.depth < depth).slice(-maxDepth);
  }
}
