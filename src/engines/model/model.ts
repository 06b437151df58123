import { sleep } from '../async.ts';
import { parseJson } from '../text/index.ts';
import { type OpenAiSettings, openEndpoint } from './client.ts';
import { type Api, type Dialect, firstDialect } from './dialect/index.ts';
import { explainFailure } from './explain.ts';
import { isTimeout, type Wait } from './failures/index.ts';
import {
  hasPictures,
  layOut,
  NoCompletion,
  type ParsedReply,
  tokensSpent,
  withinLength,
} from './message/index.ts';
import type { Loss, Model, ModelRequest } from './port/index.ts';
import { protocols } from './protocols/index.ts';
import { nextAttempt, type RetryState } from './retry.ts';
import { sendOnce, usualPatience } from './send.ts';

/**
 * A model behind any endpoint with Responses or Chat Completions. Throws UserError for an invalid key or
 * address.
 */
export function openaiModel(settings: OpenAiSettings, wait: Wait = sleep): Model {
  const { client, credential } = openEndpoint(settings);
  const first = firstDialect(settings);
  const lossesKnownFor = knownLosses(first);
  /** The last that the endpoint accepted. */
  let dialect = first;
  let hasReplied = false;
  return {
    async ask(request, { signal, beforeAttempt, maxReplyTokens, onProgress, timeLeft }) {
      const { patience = usualPatience } = settings;
      const attempt = { signal, patience, onProgress };
      // The deadline would end what takes longer, and hide why.
      const isTooLate = (ms: number) => timeLeft !== undefined && timeLeft() < ms;
      let state: RetryState = { dialect, refusals: 0, losses: [], failures: [], miscalls: 0 };
      for (let calls = 1; ; calls += 1) {
        signal.throwIfAborted();
        const layout = layOut(request, maxReplyTokens, state.dialect);
        try {
          await credential.prepare(signal);
          beforeAttempt();
          const { streams, streamUsage, apis } = state.dialect;
          const [api = 'chat'] = apis;
          const sent = protocols[api].request(settings.model, layout, request, state.dialect);
          const outgoing = { api, body: sent, streams, streamUsage };
          const { counted, ...reply } = readReply(api, await sendOnce(client, outgoing, attempt));
          const ignoresChoice = layout.allowed?.length === 0 && reply.toolCalls.length > 0;
          dialect = {
            ...state.dialect,
            proven: true,
            ...(ignoresChoice && { forbidsTools: false }),
          };
          hasReplied = true;
          return {
            ...reply,
            losses: [...lossesKnownFor(request), ...state.losses],
            spent: { calls, ...tokensSpent(layout, { ...reply, counted }) },
          };
        } catch (error) {
          signal.throwIfAborted();
          const next = nextAttempt(state, { error, sent: layout }, credential.conceal, Date.now());
          const expected = (next?.pause?.ms ?? 0) + (isTimeout(error) ? patience : 0);
          if (next === undefined || isTooLate(expected)) {
            const { apis } = state.dialect;
            const { maxReply } = layout;
            const failure = { error, attempts: calls, hasReplied, apis, maxReply };
            throw explainFailure(failure, settings, credential);
          }
          if (next.pause !== undefined) {
            onProgress?.(next.pause);
            await wait(next.pause.ms, signal);
          }
          state = next.state;
        }
      }
    },
  };
}

function readReply(api: Api, sent: unknown): ParsedReply {
  const body = typeof sent === 'string' ? (parseJson(sent) ?? sent) : sent;
  if (typeof body === 'string') throw new NoCompletion('a page that is not JSON', body, true);
  return withinLength(protocols[api].read(body));
}

/** What is known beforehand not to work: each is told with the first reply to a request that meets it. */
function knownLosses({ effort, efforts, pictures }: Dialect) {
  const left = new Map<Loss['ability'], string>();
  if (effort !== undefined && efforts?.length === 0)
    left.set('reasoning-effort', 'the provider chooses it');
  if (!pictures) left.set('pictures', 'pictures are only named');
  return (request: ModelRequest): readonly Loss[] =>
    [...left].flatMap(([ability, instead]) => {
      if (ability === 'pictures' && !hasPictures(request)) return [];
      left.delete(ability);
      return [{ ability, instead, said: '' }];
    });
}
