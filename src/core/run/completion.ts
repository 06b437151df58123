import type { Run, Step } from './run.ts';

type Planned = Extract<Step, { kind: 'planned' }>;

/** Whether the text for the ticket's people may end the run, from the answers given so far. */
export type CompletionRule = (answers: readonly Planned[]) => boolean;

/** Every file, class and function that the text names is in the repository. */
const namesAreKnown: CompletionRule = (answers) => answers.at(-1)?.unknown.length === 0;

/** A second look has been taken; what still is not found is said beside the text. */
const wasAskedTwice: CompletionRule = (answers) => answers.length > 1;

/** One of these is enough. */
const completionRules: readonly CompletionRule[] = [namesAreKnown, wasAskedTwice];

/** Whether the run's last plan is a text for the ticket's people, and may end it. */
export function isComplete(run: Run): boolean {
  const answers = answersOf(run);
  return answers.length > 0 && completionRules.some((rule) => rule(answers));
}

/** The plans that change nothing, oldest first. */
export function answersOf(run: Run): readonly Planned[] {
  return run.steps.filter(
    (step): step is Planned => step.kind === 'planned' && step.plan.kind !== 'fix',
  );
}
