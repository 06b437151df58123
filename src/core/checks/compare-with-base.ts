import { clip } from '../text/index.ts';
import type { CheckFinding } from './check-results.ts';
import type { CommandName, CommandResult } from './command-result.ts';
import { failuresOf, repeated, sameOutput, unknownAmong } from './comparison.ts';
import { testCounts } from './counts.ts';

/** The runs of one command that a finding is made of, as far as they were asked for. */
export interface ComparedRuns {
  readonly command: CommandName;
  /** With the change. */
  readonly head: CommandResult;
  /** With the change once more. */
  readonly again?: CommandResult;
  /** Without the change. */
  readonly base?: CommandResult;
}

/** A finding, or the run that one more is needed of. */
export type BaseComparison =
  | CheckFinding
  | { readonly kind: 'wanted'; readonly run: 'again' | 'base' };

/**
 * What a command says of a change. No failure is believed before it came twice, and none is held
 * against the change that is there without it.
 */
export function compareWithBase(runs: ComparedRuns): BaseComparison {
  const { head, again, base } = runs;
  if (head.kind === 'not-run') return head;
  if (hasPassed(head)) return { kind: 'passed' };
  // What cannot be started will not be found the second time either.
  const last = isMissing(head) ? head : again;
  if (last === undefined) return { kind: 'wanted', run: 'again' };
  if (last.kind === 'not-run') return last;
  if (hasPassed(last)) return { kind: 'flaky', failures: failuresOf(head) };
  if (base === undefined) return { kind: 'wanted', run: 'base' };
  return held(runs.command, { first: head, last, base });
}

/** Whether a run ended well. */
export function hasPassed(ran: CommandResult): boolean {
  return ran.kind === 'exited' && ran.code === 0;
}

/** Whether the shell could not start what the command names. */
export function isMissing(ran: CommandResult): boolean {
  return ran.kind === 'exited' && (ran.code === 126 || ran.code === 127);
}

type Started = Exclude<CommandResult, { readonly kind: 'not-run' }>;

interface Failed {
  readonly first: Started;
  readonly last: Started;
  readonly base: CommandResult;
}

/** A failure that came twice, beside the base. */
function held(command: CommandName, { first, last, base }: Failed): CheckFinding {
  if (base.kind === 'not-run') {
    return {
      kind: 'not-run',
      why: `it fails, but what it does without the change is not known: ${base.why}`,
    };
  }
  if (isMissing(last) && isMissing(base)) return { kind: 'not-run', why: missing(command, last) };
  const [now, known] = [failuresOf(last), failuresOf(base)];
  const both = repeated(failuresOf(first), now);
  const names = both.map(({ name }) => name);
  const added = unknownAmong(both, known);
  if (!hasPassed(base) && isAsBefore({ first, last, base }, { now, known, added })) {
    return { kind: 'tolerated', failures: names };
  }
  const leading = new Set(added);
  const ordered = [...added, ...names.filter((name) => !leading.has(name))];
  return { kind: 'failed', failures: ordered.length > 0 ? ordered : now, output: told(last) };
}

interface Names {
  readonly now: readonly string[];
  readonly known: readonly string[];
  readonly added: readonly string[];
}

/** Whether the failures with the change are only those without it. */
function isAsBefore({ first, last, base }: Failed, { now, known, added }: Names): boolean {
  if (base.kind === 'timed-out' && (first.kind !== 'timed-out' || last.kind !== 'timed-out')) {
    return false;
  }
  if (now.length === 0 || known.length === 0) return sameOutput(last, base);
  return added.length === 0 && !failsMore({ first, last, base });
}

/** Whether more tests are said to fail with the change, both times: some of them have no name for us. */
function failsMore({ first, last, base }: Failed): boolean {
  const before = failedOf(base);
  return failedOf(first) > before && failedOf(last) > before;
}

function failedOf(ran: CommandResult): number {
  return ran.kind === 'not-run' ? Number.NaN : (testCounts(ran.output)?.failed ?? Number.NaN);
}

function told(ran: Started): string {
  if (ran.kind === 'exited') return ran.output;
  const seconds = Math.round(ran.elapsed / 1_000);
  return `${ran.output.trimEnd()}\n(It did not end in time: it was stopped after ${seconds} s.)\n`;
}

function missing(command: CommandName, ran: Started): string {
  const setting = command === 'lint' ? 'lint-command' : 'test-command';
  const code = ran.kind === 'exited' ? ran.code : 0;
  const said = clip(ran.output.trim().split('\n').at(-1)?.trim() ?? '', 200, '');
  return (
    `\`${setting}\` ended with exit code ${code}, without the change as well: a program that it names is ` +
    `not there or cannot be run.${said === '' ? '' : ` It said: ${said}`}`
  );
}
