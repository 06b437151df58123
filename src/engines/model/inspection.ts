import { errorMessage, findExplanation } from '../errors.ts';
import type { EndpointSettings } from './client.ts';
import { isTimeout, NoConnection } from './failures.ts';
import { endpointModel } from './model.ts';
import type { ToolSpec } from './port/index.ts';
import { findMeaning, readRefusal, type SetupPart } from './refusals/index.ts';

/** What one small call showed about a model. */
export interface ModelTrial {
  /** What failed, and the sentence that mends it; missing if nothing did. */
  readonly failure?: { readonly of: SetupPart; readonly sentence: string };
  readonly callsTools: boolean;
  /** What another address of the same provider does; missing if nothing. */
  readonly advice?: string | undefined;
}

/** The tokens of the small call: at most those of its prompt, and of its reply. */
export const trialTokens = { prompt: 300, reply: 2_000 } as const;

/**
 * Asks the model to call a tool. A silent endpoint is given up after `patience` milliseconds; nothing is tried again.
 * Rejects for a defect, or if the signal ends it.
 */
export async function tryModel(
  settings: EndpointSettings,
  signal: AbortSignal,
  patience: number,
): Promise<ModelTrial> {
  try {
    const reply = await endpointModel({ ...settings, patience }).ask(
      { messages: [{ role: 'user', text: question }], answer: confirm, reads: [] },
      { signal, beforeAttempt: () => {}, maxReplyTokens: trialTokens.reply, timeLeft: () => 0 },
    );
    const callsTools = reply.toolCalls.some(({ name }) => name === confirm.name);
    const uncached = reply.losses.find(({ ability, said }) => ability === 'caching' && said === '');
    return { callsTools, advice: uncached?.instead };
  } catch (error) {
    signal.throwIfAborted();
    if (findExplanation(error) === undefined) throw error;
    const failure = { of: partOf(error), sentence: errorMessage(error) };
    return { failure, callsTools: false };
  }
}

const question = 'Call the tool “confirm” with ready set to true. Say nothing else.';

const confirm: ToolSpec = {
  name: 'confirm',
  description: 'Confirms that tools can be called.',
  parameters: {
    type: 'object',
    properties: { ready: { type: 'boolean' } },
    required: ['ready'],
  },
};

/** Which part of the set-up a failure is about. */
function partOf(error: unknown): SetupPart {
  const cause = error instanceof Error ? error.cause : undefined;
  const refusal = readRefusal(cause);
  if (refusal !== undefined) return findMeaning(refusal)?.part ?? 'tools';
  const isNotReached = cause === undefined || cause instanceof NoConnection;
  return isNotReached && !isTimeout(cause) ? 'endpoint' : 'tools';
}
