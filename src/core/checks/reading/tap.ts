import type { FailureMatch, OutputReader } from './runner-lines.ts';

/** TAP's directives: such a test does not count as failed, whatever its line begins with. */
export const excused = /(?:^| )# (?:TODO|SKIP)\b/i;

/** Maximum nesting of test groups; deeper output is not a test report. */
const maxDepth = 30;

/** The groups that an output nests by indentation. */
export class Groups {
  private open: { readonly depth: number; readonly name: string }[] = [];

  enter(depth: number, name: string): void {
    this.open = [...this.above(depth), { depth, name }];
  }

  path(depth: number, name: string): string {
    return [...this.above(depth).map((group) => group.name), name].join(' > ');
  }

  private above(depth: number): { readonly depth: number; readonly name: string }[] {
    return this.open.filter((group) => group.depth < depth).slice(0, maxDepth);
  }
}

/** What stands in a comment of TAP without being the name of a test. */
const remark =
  /^# (?:tests|pass|fail|skip|skipped|todo|ok|cancelled|suites|duration_ms|time=|plan|Looks like|Subtest:|failed|not ok)/;

/**
 * Reads TAP, with the file that Node's runner reports. A group that only its tests fail is not named. In tape,
 * the name of a test is a comment above its assertions; Perl writes a comment for each failure, before or after it.
 */
export function tapReader(): OutputReader {
  const groups = new Groups();
  const told = new Map<string, number>();
  let state: { pending?: FailureMatch | undefined; file: string; test: string; comment: string } = {
    file: '',
    test: '',
    comment: '',
  };
  let isTape = false;
  let failedDeeper = -1;
  const settle = () => {
    const { pending, file } = state;
    state = { ...state, pending: undefined, file: '' };
    return pending === undefined ? [] : [testIn(file, pending)];
  };
  /** The same failure is told as a result and as a comment. */
  const isTold = (name: string, step: 1 | -1) => {
    const balance = told.get(name) ?? 0;
    told.set(name, balance + step);
    return balance * step < 0;
  };
  return (line, at) => {
    if (/^TAP version 13$/.test(line)) isTape = true;
    const [, outer, group = ''] = /^( *)# Subtest: (.+)$/.exec(line) ?? [];
    if (outer !== undefined) {
      groups.enter(outer.length, group);
      return settle();
    }
    const [, diagnosed] = /^# {2,3}Failed test '(.+)'$/.exec(line) ?? [];
    const [, file = '', mark] = /^# {2,3}Failed test at (\S+) line (\d+)\.$/.exec(line) ?? [];
    if (mark !== undefined)
      return [{ name: 'a test without a name', section: file, line: at, mark, isShared: true }];
    if (diagnosed !== undefined) return isTold(diagnosed, 1) ? [] : [{ name: diagnosed, line: at }];
    if (isTape && /^# \S/.test(line) && !remark.test(line)) state.comment = line.slice(2);
    const [, indent, number = '', name = ''] =
      /^( *)(?:not )?ok\b(?: (\d+))?(?: - | )?(.*?)(?: # time=.*)?$/.exec(line) ?? [];
    if (indent !== undefined) {
      const done = settle();
      if (state.comment !== '') [state.test, state.comment] = [state.comment, ''];
      const isFailure = line.trimStart().startsWith('not ') && !excused.test(line);
      const isGroup = indent.length < failedDeeper;
      if (isFailure || isGroup) failedDeeper = isFailure ? indent.length : -1;
      if (!isFailure || isGroup || isTold(name, -1)) return done;
      const shown = name === '' ? `test ${number}` : name;
      const path = groups.path(indent.length, shown);
      state.pending = {
        name: state.test === '' ? path : `${state.test} > ${path}`,
        line: at,
        nth: number,
        ...(name === '' && { isShared: true }),
      };
      return done;
    }
    if (state.pending === undefined) return [];
    if (/^ *failureType: '?subtestsFailed/.test(line)) state.pending = undefined;
    const place = /^ *location: '?(.+?):\d+:\d+'?$/.exec(line);
    if (place !== null) state.file = place[1] ?? '';
    return /^ *\.\.\.$|^\S|^$/.test(line) ? settle() : [];
  };
}

/** A failure with its file. Node's runner also reports a file that cannot be loaded as a test. */
export function testIn(file: string, match: FailureMatch): FailureMatch {
  if (match.name === 'bats-gather-tests') return { ...match, isSuite: true };
  if (file === '') return match;
  const isSuite = file.endsWith(match.name) && /\.\w+$/.test(match.name);
  return { ...match, name: `${file}: ${match.name}`, ...(isSuite && { isSuite }) };
}
