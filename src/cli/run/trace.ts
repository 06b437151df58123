import { writeFile } from 'node:fs/promises';
import type { LoopResult } from '../../agent/loop/index.ts';
import type { Ending } from '../../core/run/index.ts';
import { traceText } from '../../core/trace/index.ts';
import { UserError } from '../../engines/errors.ts';
import { systemProblem } from '../terminal/index.ts';
import type { RunRequest } from './request.ts';

type TraceRequest = Pick<RunRequest, 'trace' | 'secrets'>;

/** Throws UserError for a file that cannot be written, before anything is spent. */
export async function openTrace({ trace }: TraceRequest): Promise<void> {
  await writeTo(trace, '');
}

/** Writes the trace that was asked for. Called before the fix, so that each fix has its record. */
export async function writeTrace(
  ended: Ending & Pick<LoopResult, 'recorded'> & Partial<Pick<LoopResult, 'run'>>,
  { trace, secrets }: TraceRequest,
): Promise<void> {
  if (trace !== undefined) await writeTo(trace, traceText(ended, { secrets }));
}

async function writeTo(file: string | undefined, text: string): Promise<void> {
  if (file === undefined) return;
  await writeFile(file, text).catch((cause: unknown) => {
    throw new UserError(
      `Set --trace to a file that can be written: ${file} cannot (${systemProblem(cause)}).`,
    );
  });
}
