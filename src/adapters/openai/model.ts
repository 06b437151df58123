import { sleep } from '../../agent/async/index.ts';
import type { Model } from '../../agent/ports.ts';
import { type OpenAiSettings, openaiClient } from './client.ts';
import { initialDialect } from './dialect.ts';
import { explainFailure } from './explain.ts';
import { readReply, tokensSpent } from './reply.ts';
import { chatRequest } from './request.ts';
import { nextAttempt, type RetryState } from './retry.ts';
import { sendOnce, usualPatience } from './send.ts';

/** Waits for the given milliseconds, or until the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** A model behind any endpoint with Chat Completions. Throws UserError for an invalid key or address. */
export function openaiModel(settings: OpenAiSettings, wait: Wait = sleep): Model {
  const client = openaiClient(settings);
  /** The last that the endpoint accepted. */
  let dialect = initialDialect(settings.model);
  let hasReplied = false;
  return {
    async ask(request, { signal, beforeAttempt, maxReplyTokens, onProgress }) {
      const attempt = {
        signal,
        patience: settings.patience ?? usualPatience,
        streams: true,
        onProgress,
      };
      let state: RetryState = { dialect, dropped: 0, failures: [] };
      for (let calls = 1; ; calls += 1) {
        signal.throwIfAborted();
        beforeAttempt();
        const body = chatRequest(settings.model, request, maxReplyTokens, state.dialect);
        try {
          const { counted, ...reply } = readReply(
            await sendOnce(client, { api: 'chat', body }, attempt),
          );
          dialect = state.dialect;
          hasReplied = true;
          return { ...reply, spent: { calls, ...tokensSpent(body, reply, counted) } };
        } catch (error) {
          signal.throwIfAborted();
          const next = nextAttempt(state, error, body, Date.now());
          if (next === undefined) {
            throw explainFailure({ error, attempts: calls, hasReplied }, settings);
          }
          if (next.delay > 0) await wait(next.delay, signal);
          state = next.state;
        }
      }
    },
  };
}
