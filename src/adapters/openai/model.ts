import { setTimeout as wait } from 'node:timers/promises';
import { raceAbort } from '../../agent/async/index.ts';
import type { Control, Model, ModelReply, ModelRequest } from '../../agent/ports.ts';
import { attempt } from './attempt.ts';
import { connect } from './client.ts';
import { type Dialect, dialectOf } from './dialect.ts';
import { newEffort, type Recovery, recover } from './effort.ts';
import { explain } from './explanation.ts';
import { type Read, readReply } from './reply.ts';
import { type ChatBody, chatRequest } from './request.ts';
import type { OpenAiSettings, Sleep } from './settings.ts';
import { usageOf } from './usage.ts';

/**
 * A model behind any endpoint with Chat Completions. What an endpoint refuses once is not sent to it
 * again. Throws a UserError for a key or an address that cannot be one.
 */
export function openaiModel(settings: OpenAiSettings): Model {
  const exchange = exchangeWith(settings);
  let known = dialectOf(settings.model);
  return {
    async ask(request, control) {
      const { reply, dialect } = await insist(exchange, settings, request, control, known);
      known = dialect;
      return reply;
    },
  };
}

type Exchange = (body: ChatBody, signal: AbortSignal) => Promise<Read>;

/** One attempt, from the request's body to the reply that was read. */
function exchangeWith(settings: OpenAiSettings): Exchange {
  const client = connect(settings);
  const { timeoutMs = 5 * 60_000 } = settings;
  return async (body, signal) => readReply(await attempt(client, body, timeoutMs, signal));
}

/** Attempts until there is a reply, or nothing is left that could bring one. */
async function insist(
  exchange: Exchange,
  settings: OpenAiSettings,
  request: ModelRequest,
  { signal, beforeAttempt, maxReplyTokens }: Control,
  known: Dialect,
): Promise<{ readonly reply: ModelReply; readonly dialect: Dialect }> {
  let effort = newEffort(known);
  for (let attempts = 1; ; attempts++) {
    signal.throwIfAborted();
    beforeAttempt();
    const body = chatRequest(settings.model, request, maxReplyTokens, effort.dialect);
    try {
      const { counted, ...reply } = await exchange(body, signal);
      const usage = { attempts, ...usageOf(counted, body, reply) };
      return { reply: { ...reply, usage }, dialect: effort.dialect };
    } catch (error) {
      signal.throwIfAborted();
      const recovery = recover(effort, error, body, Date.now());
      if (recovery === undefined) throw explain(error, settings, attempts);
      await rest(recovery, settings.sleep ?? realSleep, signal);
      effort = recovery.effort;
    }
  }
}

async function rest({ pause }: Recovery, sleep: Sleep, signal: AbortSignal): Promise<void> {
  if (pause > 0) await raceAbort(sleep(pause, signal), signal);
}

const realSleep: Sleep = (ms, signal) => wait(ms, undefined, { signal });
