import { patchDiff } from '../edits/index.ts';
import type { Plan, Step } from '../run/index.ts';
import { commandOutputs } from './command-outputs.ts';

/**
 * What is behind the line of a step in a log: what the model understood or criticised, its diff, or what the
 * project's commands that fail printed. Untrusted text; empty if the line says it all.
 */
export function stepDetails(step: Step): string {
  switch (step.kind) {
    case 'planned':
      return planDetails(step.plan);
    case 'edited':
    case 'rewritten':
      return patchDiff(step.patch);
    case 'tested':
      return commandOutputs(step.results)
        .map(({ title, output }) => `${title}:\n${output}`)
        .join('\n');
    case 'reviewed':
      return step.verdict.kind === 'approve' ? step.verdict.summary : step.verdict.critique;
    default:
      return '';
  }
}

function planDetails(plan: Plan): string {
  const rest =
    plan.kind === 'fix'
      ? plan.files.map(({ path, change = '' }) => `${path}: ${change}`.replace(/: $/, ''))
      : [plan.reply];
  return [plan.understanding, ...rest].join('\n');
}
