import { sleep } from '../../agent/async/index.ts';
import type { Model } from '../../agent/ports.ts';
import { showInput } from '../../core/user-error.ts';
import { defaultBaseUrl, type OpenAiSettings, openaiClient } from './client.ts';
import { type Credential, keyCredential } from './credential.ts';
import { initialDialect } from './dialect.ts';
import { explainFailure } from './explain.ts';
import { isUnauthorised } from './failures.ts';
import { identityCredential } from './identity-credential.ts';
import { readReply, tokensSpent } from './reply.ts';
import { chatRequest } from './request.ts';
import { nextAttempt, type RetryState, type Wait } from './retry.ts';
import { sendOnce, usualPatience } from './send.ts';

/** A model behind any endpoint with Chat Completions. Throws UserError for an invalid key or address. */
export function openaiModel(settings: OpenAiSettings, wait: Wait = sleep): Model {
  const credential = credentialOf(settings, wait);
  const client = openaiClient(settings, credential);
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
      let isRenewed = false;
      for (let calls = 1; ; calls += 1) {
        signal.throwIfAborted();
        await credential.prepare(signal);
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
          if (!isRenewed && isUnauthorised(error) && credential.renew()) {
            isRenewed = true;
            continue;
          }
          const next = nextAttempt(state, error, body, Date.now());
          if (next === undefined) {
            throw explainFailure({ error, attempts: calls, hasReplied }, settings, credential);
          }
          if (next.delay > 0) await wait(next.delay, signal);
          state = next.state;
        }
      }
    },
  };
}

/** Throws UserError for a key that is not valid, or an identity that is not known at the address. */
function credentialOf(settings: OpenAiSettings, wait: Wait): Credential {
  const { baseUrl = defaultBaseUrl, apiKey, show = showInput } = settings;
  return typeof apiKey === 'string'
    ? keyCredential(apiKey, show)
    : identityCredential(apiKey, { baseUrl, show, wait });
}
