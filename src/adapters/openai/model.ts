import { AuthenticationError } from 'openai';
import { sleep } from '../../agent/async/index.ts';
import type { Model, ModelReply, ModelRequest } from '../../agent/ports.ts';
import { chatRequest, readChatReply } from './chat/index.ts';
import { type OpenAiSettings, openaiClient } from './client.ts';
import { type Dialect, firstDialect } from './dialect/index.ts';
import { explainFailure } from './explain.ts';
import { isTimeout, type Wait } from './failures/index.ts';
import {
  jsonOf,
  type Layout,
  layoutOf,
  NoCompletion,
  type ParsedReply,
  tokensSpent,
  withinLength,
  withoutNulls,
} from './message/index.ts';
import { openCredential } from './open-credential.ts';
import { readResponse, responsesRequest } from './responses/index.ts';
import { nextAttempt, type RetryState } from './retry.ts';
import { sendOnce, usualPatience } from './send.ts';
import { standingLosses } from './standing-losses.ts';
import type { Api, Outgoing } from './wire.ts';

/**
 * A model behind any endpoint with Responses or Chat Completions. Throws UserError for an invalid key or
 * address.
 */
export function openaiModel(settings: OpenAiSettings, wait: Wait = sleep): Model {
  const credential = openCredential(settings, wait);
  const client = openaiClient(settings, credential);
  const standing = standingLosses(settings);
  /** The last that the endpoint accepted. */
  let dialect = firstDialect(settings);
  let hasReplied = false;
  return {
    async ask(request, { signal, beforeAttempt, maxReplyTokens, onProgress, timeLeft }) {
      const { patience = usualPatience } = settings;
      const attempt = { signal, patience, onProgress };
      // The deadline would end what takes longer, and hide why.
      const isTooLate = (ms: number) => timeLeft !== undefined && timeLeft() < ms;
      let isRenewed = false;
      let state: RetryState = { dialect, refusals: 0, losses: [], failures: [] };
      for (let calls = 1; ; calls += 1) {
        signal.throwIfAborted();
        await credential.prepare(signal, onProgress);
        beforeAttempt();
        const layout = layoutOf(request, maxReplyTokens, state.dialect);
        try {
          const outgoing = outgoingOf(settings.model, request, layout, state.dialect);
          const { streams, streamUsage } = state.dialect;
          const body = await sendOnce(client, outgoing, { ...attempt, streams, streamUsage });
          const { counted, ...reply } = readReply(outgoing.api, body);
          const isFull = isLimited(state.dialect) && counted.completionTokens >= layout.maxReply;
          const ignoresChoice = layout.allowed?.length === 0 && reply.toolCalls.length > 0;
          dialect = {
            ...state.dialect,
            proven: true,
            ...(ignoresChoice && { forbidsTools: false }),
          };
          hasReplied = true;
          return {
            ...reply,
            ended: reply.ended === 'unknown' && isFull ? 'cut' : reply.ended,
            toolCalls: withoutStrictNulls(reply.toolCalls, request, state.dialect),
            losses: [...standing.of(request), ...state.losses],
            spent: { calls, ...tokensSpent(layout, { ...reply, counted }) },
          };
        } catch (error) {
          signal.throwIfAborted();
          if (!isRenewed && error instanceof AuthenticationError && credential.renew()) {
            isRenewed = true;
            continue;
          }
          const next = nextAttempt(state, error, credential, Date.now());
          const expected = (next?.pause?.ms ?? 0) + (isTimeout(error) ? patience : 0);
          if (next === undefined || isTooLate(expected)) {
            const failure = { error, attempts: calls, hasReplied, apis: state.dialect.apis };
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

/** Whether requests say how many tokens the reply may have. */
function isLimited({ apis: [api = 'chat'], limits }: Dialect): boolean {
  return limits[api].length > 0;
}

function outgoingOf(
  model: string,
  request: ModelRequest,
  layout: Layout,
  dialect: Dialect,
): Outgoing {
  return dialect.apis[0] === 'responses'
    ? { api: 'responses', body: responsesRequest(model, layout, request, dialect) }
    : { api: 'chat', body: chatRequest(model, layout, request, dialect) };
}

function readReply(api: Api, sent: unknown): ParsedReply {
  const body = typeof sent === 'string' ? jsonOf(sent) : sent;
  if (typeof body === 'string') throw new NoCompletion('a page that is not JSON', body, true);
  return withinLength(api === 'responses' ? readResponse(body) : readChatReply(body));
}

/** Strict tools give null for what is optional; the tools of the run know no such null. */
function withoutStrictNulls(
  calls: ModelReply['toolCalls'],
  { answer, reads }: ModelRequest,
  { strict }: Dialect,
): ModelReply['toolCalls'] {
  if (!strict) return calls;
  const tools = [...(answer === undefined ? [] : [answer]), ...reads];
  return calls.map(({ name, input }) => {
    const tool = tools.find((one) => one.name === name);
    return { name, input: withoutNulls(input, tool?.parameters) };
  });
}
