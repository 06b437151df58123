import { type CheckFinding, type CheckResults, shortenOutput } from '../checks/index.ts';
import { checkResultsOf, type Run } from '../run/index.ts';
import { type Block, titledCode } from './document.ts';

/** What one of the project's commands printed. Untrusted. */
interface CommandOutput {
  readonly title: string;
  readonly output: string;
}

/** Maximum characters of one output. */
const longestOutput = 8_000;

/** The output of the commands that fail because of the change, with its end and its failures kept. */
export function commandOutputs(
  { lint, tests }: CheckResults,
  longest = longestOutput,
): readonly CommandOutput[] {
  return [
    ...outputOf('Output of the lint command', lint, longest),
    ...outputOf('Output of the tests', tests, longest),
  ];
}

function outputOf(title: string, finding: CheckFinding, longest: number): readonly CommandOutput[] {
  if (finding.kind !== 'failed') return [];
  return [{ title, output: shortenOutput(finding.output, longest, finding.failures) }];
}

/** The same of the change that a run keeps, as blocks. */
export function outputBlocks(run: Run): Block[] {
  const results = checkResultsOf(run);
  const outputs = results === undefined ? [] : commandOutputs(results);
  return outputs.map(({ title, output }) => titledCode(title, { language: 'text', text: output }));
}
