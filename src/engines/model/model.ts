import { sleep } from '../async.ts';
import { showInput } from '../errors.ts';
import { parseJson } from '../text/index.ts';
import { type EndpointSettings, openEndpoint } from './client.ts';
import type { ShowModelSetting } from './credential.ts';
import { type Api, type Dialect, firstDialect } from './dialect/index.ts';
import { concealing, explainFailure } from './explain.ts';
import { isTimeout, pauseAfter, type Wait } from './failures.ts';
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
import {
  isMiscall,
  quoteRefusal,
  readRefusal,
  type Sent,
  withoutRefused,
} from './refusals/index.ts';
import { sendOnce, usualPatience } from './send.ts';
import { SignInFailure } from './sign-in.ts';

/**
 * A model behind any endpoint with Responses, Chat Completions or Messages. Throws UserError for an invalid key or
 * address.
 */
export function endpointModel(settings: EndpointSettings, wait: Wait = sleep): Model {
  const endpoint = openEndpoint(settings);
  const { credential } = endpoint;
  const conceal = concealing(credential);
  const first = firstDialect(settings);
  const lossesKnownFor = knownLosses(first, settings.show);
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
          const { counted, ...reply } = readReply(api, await sendOnce(endpoint, outgoing, attempt));
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
          const next = nextAttempt(state, { error, sent: layout }, conceal, Date.now());
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
function knownLosses(
  { effort, efforts, pictures, better }: Dialect,
  show: ShowModelSetting = showInput,
) {
  const left = new Map<Loss['ability'], string>();
  if (effort !== undefined && efforts?.length === 0)
    left.set('reasoning-effort', 'the provider chooses it');
  if (better !== undefined) left.set('caching', `${show('base-url')} ${better} has one`);
  if (!pictures) left.set('pictures', 'pictures are only named');
  return (request: ModelRequest): readonly Loss[] =>
    [...left].flatMap(([ability, instead]) => {
      if (ability === 'pictures' && !hasPictures(request)) return [];
      left.delete(ability);
      return [{ ability, instead, said: '' }];
    });
}

/** An endpoint that refuses more than this in one `ask` would refuse anything. */
const maxRefusals = 7;

/** A model whose calls cannot be read so often in one `ask` would not do better. */
const maxMiscalls = 2;

/** The state of one `ask`: the dialect to use, and what has gone wrong so far. */
interface RetryState {
  readonly dialect: Dialect;
  /** How often the endpoint has refused something that could be left out. */
  readonly refusals: number;
  /** What these refusals cost: at most one loss of each ability, the last. */
  readonly losses: readonly Loss[];
  readonly failures: readonly unknown[];
  /** How often the endpoint could not read what the model wrote. */
  readonly miscalls: number;
}

/** An attempt that failed, and what it sent. */
interface FailedAttempt {
  readonly error: unknown;
  readonly sent: Sent;
}

/**
 * Decides how to go on after an attempt failed at `now` (as `Date.now()`): with which state, and after which pause;
 * `undefined` means to give up. If the endpoint refuses what it can be asked without, the next attempt follows at
 * once.
 */
function nextAttempt(
  state: RetryState,
  { error, sent }: FailedAttempt,
  conceal: (said: string) => string,
  now: number,
) {
  const isSignIn = error instanceof SignInFailure;
  const refusal = isSignIn ? undefined : readRefusal(error, conceal);
  const change = refusal && withoutRefused(refusal, state.dialect, sent);
  if (refusal !== undefined && change !== undefined) {
    if (state.refusals === maxRefusals) return undefined;
    const { dialect, loss } = change;
    const lost = loss && { ...loss, said: quoteRefusal(refusal) };
    const others = state.losses.filter(({ ability }) => ability !== lost?.ability);
    const losses = lost === undefined ? state.losses : [...others, lost];
    return { state: { ...state, dialect, losses, refusals: state.refusals + 1 } };
  }
  if (refusal !== undefined && isMiscall(refusal)) {
    if (state.miscalls === maxMiscalls) return undefined;
    return { state: { ...state, miscalls: state.miscalls + 1 } };
  }
  const failures = [...state.failures, isSignIn ? error.cause : error];
  const pause = pauseAfter(failures, now);
  if (pause === undefined) return undefined;
  return { state: { ...state, failures }, pause: pause.ms > 0 ? pause : undefined };
}
