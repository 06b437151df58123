import { readFile } from 'node:fs/promises';
import { type Replayed, replay } from '../../core/receipt/index.ts';
import { sha256Hex } from '../../core/text/index.ts';
import { UserError } from '../../core/user-error.ts';
import { printResult, systemProblem } from '../terminal/index.ts';
import { checkTrace } from './check-trace.ts';
import { readReceipt } from './read-receipt.ts';
import type { ReplayRequest } from './request.ts';

/** Replays a receipt and prints what came of it; resolves to the exit code. Throws UserError for a damaged one. */
export async function replayFiles({ receipt: file, trace }: ReplayRequest): Promise<number> {
  const text = await readText(file, 'Name the file of a receipt');
  const read = readReceipt(text, file);
  const replayed = replay(read);
  if (replayed.kind === 'damaged') {
    throw new UserError(`Give the receipt as the run has written it. ${replayed.why}`);
  }
  if (replayed.kind === 'differs') {
    const { place, recorded, now } = replayed;
    printResult(`${place}: recorded "${recorded}", now "${now}"`);
    return 1;
  }
  const { agent, node } = read.receipt.versions;
  printResult(`${sameSentence(replayed)} Written by version ${agent} on Node ${node}.`);
  printResult(`Receipt sha256:${sha256Hex(text)}`);
  return trace === undefined ? 0 : compareTrace(trace, read);
}

function sameSentence({ steps, outside }: Extract<Replayed, { readonly kind: 'same' }>): string {
  const same = `The same byte for byte: ${steps} ${steps === 1 ? 'step' : 'steps'}, each followed by the same decision.`;
  return outside.length === 0
    ? same
    : `${same} No rule decides ${outside.join(' or ')}, so that end is only recorded.`;
}

async function compareTrace(
  file: string,
  { runs }: ReturnType<typeof readReceipt>,
): Promise<number> {
  const check = checkTrace(await readText(file, 'Set --trace to a file'), file, runs);
  if (check.kind === 'differs') {
    printResult(`${check.place} of the trace is not what the receipt records`);
    return 1;
  }
  const { texts, unchecked } = check;
  const open = unchecked === 0 ? '' : ` ${unchecked} with a redacted part could not be checked.`;
  printResult(
    `The ${texts - unchecked} prompts and replies of the trace are the recorded ones.${open}`,
  );
  return 0;
}

async function readText(file: string, advice: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UserError(`${advice} that can be read: ${file} cannot (${systemProblem(cause)}).`);
  });
}
