import { raceAbort } from '../async.ts';
import type { Endpoint } from './client.ts';
import type { Api, Dialect } from './dialect/index.ts';
import { AttemptTimeout } from './failures.ts';
import type { Control } from './port/index.ts';
import { protocols } from './protocols/index.ts';
import { AnswerTooLong, type IncomingAnswer, incomingAnswer } from './stream/index.ts';

/** What one attempt sends. */
interface Outgoing extends Pick<Dialect, 'streams' | 'streamUsage'> {
  readonly api: Api;
  readonly body: object;
}

/** How one attempt is made. */
interface SendOptions extends Pick<Control, 'signal' | 'onProgress'> {
  /** Milliseconds without a byte of the answer after which the attempt ends. */
  readonly patience: number;
}

/** The patience by default, which is Node's: models that stream are hardly ever silent for longer, not even while they think. */
export const usualPatience = 5 * 60_000;

/** Milliseconds to wait for what may follow a whole message, such as its usage. */
const grace = 10_000;

/** Bytes of a stream: the longest replies in the most verbose ones stay below a half. */
const maxAnswer = 64 * 2 ** 20;

/**
 * Makes one attempt, and resolves to the body of the answer, as if it had not been streamed. Rejects with the
 * endpoint's error, AttemptTimeout, AnswerTooLong, CutOffStream, SyntaxError or the signal's reason.
 */
export async function sendOnce(
  endpoint: Endpoint,
  outgoing: Outgoing,
  attempt: SendOptions,
): Promise<unknown> {
  const silence = watchSilence(attempt.patience);
  const signal = AbortSignal.any([attempt.signal, silence.signal]);
  try {
    const { body } = await raceAbort(request(endpoint, outgoing, signal), signal);
    const answer = incomingAnswer(outgoing.api);
    const heard = (isReply: boolean) => {
      const isEnding = answer.stage() === 'ending';
      if (isReply || !isEnding) silence.heard(isEnding ? grace : attempt.patience);
      if (isReply) attempt.onProgress?.({ kind: 'arriving', ...answer.progress() });
    };
    if (body !== null)
      await receive(body, answer, signal, heard).catch((error: unknown) => {
        // A whole message needs nothing of what was to follow.
        if (answer.stage() !== 'ending' || attempt.signal.aborted) throw error;
      });
    return answer.end();
  } finally {
    silence.end();
  }
}

/** Resolves as soon as the answer begins. */
function request(
  { post, baseUrl }: Endpoint,
  { api, body, streams, streamUsage }: Outgoing,
  signal: AbortSignal,
): Promise<Response> {
  const { place, hidesUsage } = protocols[api];
  const isAsked = streams && streamUsage && hidesUsage;
  const sent = {
    ...body,
    ...(streams && { stream: true }),
    ...(isAsked && { stream_options: { include_usage: true } }),
  };
  return post({ api, ...place(sent, baseUrl) }, signal);
}

/** Resolves at the end of the answer, or of the connection. `heard` is called with each piece, once it is read. */
async function receive(
  body: ReadableStream<Uint8Array>,
  answer: IncomingAnswer,
  signal: AbortSignal,
  heard: (isReply: boolean) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let size = 0; answer.stage() !== 'ended'; ) {
      const { done, value } = await raceAbort(reader.read(), signal);
      if (done) return;
      size += value.length;
      if (size > maxAnswer) throw new AnswerTooLong(maxAnswer);
      heard(answer.push(decoder.decode(value, { stream: true })));
    }
  } finally {
    // An endpoint may leave the connection open.
    reader.cancel().catch(() => {});
  }
}

/** Aborts its signal with AttemptTimeout if the endpoint is silent for too long. */
function watchSilence(patience: number) {
  const stop = new AbortController();
  const stopAfter = (sent: ConstructorParameters<typeof AttemptTimeout>[0], ms: number) =>
    setTimeout(() => stop.abort(new AttemptTimeout(sent, ms)), ms);
  let timer = stopAfter('nothing', patience);
  return {
    signal: stop.signal,
    /** Waits so many milliseconds for the next byte. */
    heard: (ms: number) => {
      clearTimeout(timer);
      timer = stopAfter('nothing more', ms);
    },
    end: () => clearTimeout(timer),
  };
}
