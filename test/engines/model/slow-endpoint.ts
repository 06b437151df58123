import type { ReplyProgress } from '../../../src/engines/model/port/index.ts';
import 'undici';
import { vi } from 'vitest';
import type { EndpointSettings } from '../../../src/engines/model/index.ts';
import { endpointModel } from '../../../src/engines/model/model.ts';
import { type Asked, askModel, hello } from './asking.ts';

/** A part of an answer, and the milliseconds before it arrives. */
export interface Piece {
  readonly after: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What an endpoint sends, and what follows: the last piece for ever, or nothing more. */
export interface Sending {
  readonly status?: number;
  readonly pieces: readonly Piece[];
  readonly rest: 'ends' | 'breaks' | 'stalls' | 'repeats';
}

/** Returns a text as a piece that arrives after so many milliseconds. */
export function piece(text: string, after = 0): Piece {
  return { after, bytes: new TextEncoder().encode(text) };
}

/** What came of an ask, and the milliseconds that it took. */
export interface SlowlyAsked extends Asked {
  readonly elapsed: number;
  readonly progress: readonly ReplyProgress[];
}

/**
 * Asks an endpoint that sends these answers to one attempt after the other, the last to all that follow, by a
 * clock that does not wait. The run's deadline is so many milliseconds away. Throws if that never ends.
 */
export async function askSlowly(
  sendings: readonly Sending[],
  settings: Partial<EndpointSettings> = {},
  deadline = Number.POSITIVE_INFINITY,
): Promise<SlowlyAsked> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const left = [...sendings];
  const fetch = async (_: unknown, { signal }: RequestInit) =>
    describeAnswer(left.length > 1 ? left.shift() : left[0], signal);
  vi.stubGlobal('fetch', fetch);
  const start = Date.now();
  const progress: ReplyProgress[] = [];
  try {
    const model = endpointModel({
      baseUrl: 'http://127.0.0.1/v1',
      apiKey: 'key',
      model: 'scripted',
      ...settings,
    });
    let isSettled = false;
    const bounds = {
      onProgress: (it: ReplyProgress) => progress.push(it),
      timeLeft: () => start + deadline - Date.now(),
    };
    const asked = askModel(model, hello, bounds).finally(() => {
      isSettled = true;
    });
    for (let turns = 0; !isSettled; turns += 1) {
      if (turns > 10_000) throw new Error('the ask never ends');
      // Loading a library takes real time.
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersToNextTimerAsync();
    }
    return { ...(await asked), elapsed: Date.now() - start, progress };
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
}

function describeAnswer(sending: Sending | undefined, signal: AbortSignal | null | undefined) {
  const { status = 200, pieces, rest } = sending ?? { pieces: [], rest: 'stalls' };
  const left = [...pieces];
  let isOver = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      signal?.addEventListener('abort', () => {
        if (!isOver) controller.error(signal.reason);
        isOver = true;
      });
    },
    cancel: () => {
      isOver = true;
    },
    pull: (controller) => {
      const sent = rest === 'repeats' && left.length === 1 ? left[0] : left.shift();
      if (sent !== undefined) {
        return new Promise((resolve) => {
          const send = () => resolve(isOver ? undefined : controller.enqueue(sent.bytes));
          setTimeout(send, sent.after);
        });
      }
      if (rest === 'stalls') return new Promise<void>(() => {});
      isOver = true;
      return rest === 'breaks' ? controller.error(new TypeError('terminated')) : controller.close();
    },
  });
  return new Response(body, { status, headers: { 'content-type': 'text/event-stream' } });
}
