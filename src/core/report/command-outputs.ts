import { type CheckFinding, type CheckResults, shortenOutput } from '../checks/index.ts';
import { keptCheckResults, type Run } from '../run/index.ts';
import { type Block, titledCode } from '../text/index.ts';

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

/** What the commands printed that fail because of the change that a run keeps. */
export function outputBlocks(run: Run): Block[] {
  const results = keptCheckResults(run);
  const outputs = results === undefined ? [] : commandOutputs(results);
  return outputs.map(({ title, output }) => titledCode(title, { language: 'text', text: output }));
}
