import { deltasOf } from '../patch/delta.ts';
import { attempts, keptPatch, type Run } from '../run/run.ts';

/** One rung of the ladder of evidence. Only what the program computed or was really told is on it. */
export interface Rung {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'not-run';
  readonly detail: string;
}

/** The ladder, weakest evidence first. */
export function evidence(run: Run): readonly Rung[] {
  return [appliedRung(run), syntaxRung(run), reviewRung(run), testsRung];
}

function appliedRung(run: Run): Rung {
  const files = deltasOf(keptPatch(run)).length;
  return files > 0
    ? { name: 'Edits applied', state: 'passed', detail: `all of them, in ${count(files, 'file')}` }
    : { name: 'Edits applied', state: 'failed', detail: 'no change was kept' };
}

function syntaxRung(run: Run): Rung {
  const name = 'Syntax sound';
  const checked = run.steps.findLast((step) => step.kind === 'checked');
  const nothing: Rung = { name, state: 'not-run', detail: 'there was nothing to check' };
  if (checked === undefined) return nothing;
  if (checked.problems.length > 0) {
    return {
      name,
      state: 'failed',
      detail: `${count(checked.problems.length, 'problem')} in the last edit, which was dropped`,
    };
  }
  const texts = [...keptPatch(run).values()].filter(({ after }) => after !== null);
  if (texts.length === 0) return nothing;
  const parsed = texts.length - checked.unchecked.length;
  const rest = checked.unchecked.length > 0 ? `; not checked: ${checked.unchecked.join(', ')}` : '';
  const state = parsed > 0 ? 'passed' : 'not-run';
  return { name, state, detail: `${count(parsed, 'file')} parsed${rest}` };
}

function reviewRung(run: Run): Rung {
  const name = 'Review by the model';
  const at = run.steps.findLastIndex((step) => step.kind === 'reviewed');
  const last = run.steps[at];
  if (last?.kind !== 'reviewed')
    return { name, state: 'not-run', detail: 'no change came that far' };
  const approved = last.verdict.kind === 'approve';
  const which = `attempt ${attempts({ steps: run.steps.slice(0, at) })}`;
  return {
    name,
    state: approved ? 'passed' : 'failed',
    detail: approved ? `approved at ${which}` : `asked for changes at ${which}`,
  };
}

const testsRung: Rung = {
  name: 'Tests',
  state: 'not-run',
  detail: "the project's tests were not run",
};

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
