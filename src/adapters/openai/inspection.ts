import { APIConnectionError, APIError } from 'openai';
import type { ModelReply, ToolSpec } from '../../agent/ports.ts';
import { errorMessage, findExplanation } from '../../core/user-error.ts';
import { openaiCatalog } from './catalog.ts';
import type { OpenAiSettings } from './client.ts';
import { isTimeout } from './failures/index.ts';
import { findMeaning, readRefusal, type SetupPart } from './refusals/index.ts';
import { servedModel } from './run-model.ts';

/** What one list and one small call showed about a model. */
export interface ModelTrial {
  /** What the endpoint lists, as far as it has a list. */
  readonly listed: readonly string[];
  /** The first thing that failed, and the sentence that mends it; missing if nothing did. */
  readonly failure?: { readonly of: SetupPart; readonly sentence: string } | undefined;
  /** Missing after a failure. */
  readonly reply?: ModelReply | undefined;
}

/** The tokens of the small call: at most those of its prompt, and of its reply. */
export const trialTokens = { prompt: 300, reply: 2_000 } as const;

/**
 * Asks the endpoint for its list, and the model to call a tool. A silent endpoint is given up after `patience`
 * milliseconds; nothing is tried again. Rejects for a defect, or if the signal ends it.
 */
export async function tryModel(
  settings: OpenAiSettings,
  signal: AbortSignal,
  patience: number,
): Promise<ModelTrial> {
  let listed: readonly string[] = [];
  try {
    listed = await openaiCatalog(settings).list(signal);
  } catch (error) {
    signal.throwIfAborted();
    // The list is of use but not needed: only what would also end a call counts.
    const of = partOf(error) === 'key' ? 'key' : 'endpoint';
    if (of === 'key' || !hasAnswered(error)) {
      return { listed, failure: { of, sentence: errorMessage(error) } };
    }
  }
  try {
    const model = servedModel({ ...settings, patience });
    const reply = await model.ask(
      { messages: [{ role: 'user', text: question }], answer: confirm, reads: [] },
      { signal, beforeAttempt: () => {}, maxReplyTokens: trialTokens.reply, timeLeft: () => 0 },
    );
    return { listed, reply };
  } catch (error) {
    signal.throwIfAborted();
    if (findExplanation(error) === undefined) throw error;
    return { listed, failure: { of: partOf(error), sentence: errorMessage(error) } };
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
    additionalProperties: false,
  },
};

/** Which part of the set-up a failure is about. */
function partOf(error: unknown): SetupPart {
  const cause = causeOf(error);
  const refusal = readRefusal(cause);
  if (refusal !== undefined) return findMeaning(refusal)?.part ?? 'tools';
  const isNotReached = cause === undefined || cause instanceof APIConnectionError;
  return isNotReached && !isTimeout(cause) ? 'endpoint' : 'tools';
}

/** Whether an endpoint that gave no list has answered at all. */
function hasAnswered(error: unknown): boolean {
  const cause = causeOf(error);
  const isStatus = cause instanceof APIError && cause.status !== undefined;
  return isStatus || (cause instanceof Error && cause.name === 'NoList');
}

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);
