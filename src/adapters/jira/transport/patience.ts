import type { Exchanged } from './exchange.ts';

/** Resolves after so many milliseconds; rejects when the signal ends the wait. */
export type Pause = (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;

const mostAttempts = 4;

/** Milliseconds. Jira may ask for a longer wait than this one: then the request is given up at once. */
const longestPause = 60_000;

/** Milliseconds before the first repetition; each further one waits twice as long. */
const firstPause = { busy: 2000, broken: 500 };

/**
 * Sends again what may be sent again, at most four times in all. After 429 nothing was done, so any
 * request may be repeated; else only one that does no harm twice. A request that ran out of time is
 * repeated once, for it has taken its time already.
 */
export async function patiently(
  method: string,
  send: () => Promise<Exchanged>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Exchanged> {
  for (let attempt = 1; ; attempt++) {
    const exchanged = await send();
    const pause = attempt < mostAttempts ? pauseAfter(exchanged, method, attempt) : undefined;
    if (pause === undefined) return exchanged;
    await wait(pause);
  }
}

/** `undefined` when the request is not to be repeated. */
function pauseAfter(exchanged: Exchanged, method: string, attempt: number): number | undefined {
  const isHarmless = method !== 'POST';
  const doubling = (first: number) => first * 2 ** (attempt - 1) * spread(0.7);
  if (exchanged.kind === 'late') return isHarmless && attempt === 1 ? 0 : undefined;
  if (exchanged.kind === 'lost') return isHarmless ? doubling(firstPause.broken) : undefined;
  const { status, headers } = exchanged.answer;
  if (status === 429 || (status === 503 && isHarmless)) {
    const asked = retryAfter(headers);
    if (asked === undefined) return doubling(firstPause.busy);
    return asked > longestPause ? undefined : asked * spread(1);
  }
  return isHarmless && [502, 504].includes(status) ? doubling(firstPause.broken) : undefined;
}

/** A factor of up to 1.3, so that jobs which were turned away together come back apart. */
const spread = (least: number) => least + Math.random() * (1.3 - least);

/** What an answer's `Retry-After` asks for, in milliseconds; it holds seconds or a date. */
export function retryAfter(headers: Headers): number | undefined {
  const asked = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(asked)) return Number(asked) * 1000;
  const date = Date.parse(asked);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
