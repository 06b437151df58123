import { patchDiff } from '../../engines/edits/index.ts';
import { type CheckFinding, shortenOutput } from '../../engines/evidence/index.ts';
import type { CheckResults } from '../proof/index.ts';
import type { Plan, Step } from '../run/index.ts';

/** What one of the project's commands printed. Untrusted. */
interface CommandOutput {
  readonly title: string;
  readonly output: string;
}

/** Maximum characters of one output. */
const maxOutput = 8_000;

/** The output of the commands that fail because of the change, with its end and its failures kept. */
export function commandOutputs(
  { lint, tests }: CheckResults,
  room = maxOutput,
): readonly CommandOutput[] {
  return [
    ...failedOutput('Output of the lint command', lint, room),
    ...failedOutput('Output of the tests', tests, room),
  ];
}

function failedOutput(
  title: string,
  finding: CheckFinding,
  room: number,
): readonly CommandOutput[] {
  if (finding.kind !== 'failed') return [];
  const { output, failures, services } = finding;
  return [
    { title, output: shortenOutput(output, room, failures) },
    ...(services === undefined ? [] : [{ title: 'What the services printed', output: services }]),
  ];
}

/**
 * What is behind the line of a step in a log: what the model understood or criticised, its diff, or what the
 * project's commands that fail printed. Untrusted text; empty if the line says it all.
 */
export function stepDetails(step: Step): string {
  switch (step.kind) {
    case 'planned':
      return planDetails(step.plan);
    case 'merged':
    case 'edited':
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
      ? [
          ...plan.files.map(({ path, change = '' }) => `${path}: ${change}`.replace(/: $/, '')),
          ...(plan.uncertain === undefined ? [] : [`Uncertain: ${plan.uncertain}`]),
        ]
      : [plan.reply];
  return [plan.understanding, ...rest].join('\n');
}
