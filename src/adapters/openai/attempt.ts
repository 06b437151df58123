import type OpenAI from 'openai';
import { raceAbort } from '../../agent/async/index.ts';
import { Stalled } from './outage.ts';
import type { ChatBody } from './request.ts';
import { longestWait } from './settings.ts';

/**
 * One request over the network, answered or not within `timeoutMs`. Resolves to whatever body came with
 * success; rejects with the client's error, with `Stalled`, or with the signal's reason.
 */
export async function attempt(
  client: OpenAI,
  body: ChatBody,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<unknown> {
  const timeout = Math.min(timeoutMs, longestWait);
  const stall = new AbortController();
  const timer = setTimeout(() => stall.abort(new Stalled()), timeout);
  const either = AbortSignal.any([signal, stall.signal]);
  try {
    const asked = client.chat.completions.create(body, { signal: either, timeout });
    return await raceAbort<unknown>(asked, either);
  } finally {
    clearTimeout(timer);
  }
}
