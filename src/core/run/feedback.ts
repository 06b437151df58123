import { due, type Run, type Step } from './run.ts';

/** What the next call must be told: what was wrong with the last try, newest first. Empty at the start. */
export function feedback(run: Run): readonly string[] {
  const tries = run.steps.filter(({ kind }) => kind !== 'explored');
  const last = tries.at(-1);
  if (last === undefined) return [];
  if (last.kind !== 'unusable') return problemsOf(last);
  const nudge = `The last reply could not be used: ${last.why}.`;
  const before = tries.at(-2);
  return before === undefined || due({ steps: tries.slice(0, -1) }) === 'review'
    ? [nudge]
    : [nudge, ...problemsOf(before)];
}

/** An edit is kept whole or not at all, so that what was fine in it must be sent again. */
function droppedFor(problems: readonly string[]): readonly string[] {
  return problems.length === 0 ? [] : [...problems, 'Nothing of the last edit was kept.'];
}

function problemsOf(step: Step): readonly string[] {
  switch (step.kind) {
    case 'explored':
    case 'unusable':
      return [];
    case 'planned':
      return step.unknown.length === 0
        ? []
        : [
            `The reply names what is not in the repository: ${step.unknown.join(', ')}. Look again, or leave it out.`,
          ];
    case 'edited':
    case 'rewritten':
      if (step.refusals.length === 0) return ['The last edit left every file as it was.'];
      return droppedFor(
        step.refusals.map(({ path, why }) => `The edit of ${path} did not apply: ${why}.`),
      );
    case 'checked':
      return droppedFor(
        step.problems.map(
          ({ path, line, message }) =>
            `The edit would have broken ${path}, line ${line}: ${message}.`,
        ),
      );
    case 'reviewed':
      return step.verdict.kind === 'revise'
        ? [`The reviewer's critique: ${step.verdict.critique}`]
        : [];
  }
}
