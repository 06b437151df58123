import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { amber, green, notChecked, red } from '../../core/diagnosis/index.ts';
import { smallJson } from '../../engines/async.ts';
import { findExplanation, UserError } from '../../engines/errors.ts';
import type { Settings } from '../../settings/index.ts';
import { type GroupProbes, once } from './examine.ts';

/** What the Worker answers, whatever it is asked. */
const Answer = z.object({
  ok: z.boolean().optional(),
  checked: z.number().optional(),
  decision: z.string().optional(),
  error: z.string().optional(),
  errors: z.array(z.string()).optional(),
});

/** Probes of the Worker. None of them starts anything. */
export function workerProbes({ read, show, isGiven }: Settings): GroupProbes<'worker'> {
  const address = read('worker-url');
  if (address === undefined && isGiven('sweep-jql')) {
    const advice = `Set ${show('worker-url')} if there is a Worker beside the sweep.`;
    return { absent: amber(`${advice} Without one, the sweep finds the tickets.`) };
  }
  if (address === undefined) return { absent: notChecked(`set ${show('worker-url')}`) };
  const health = once((signal) => ask(`${address}/healthz`, { signal }, show('worker-url')));
  return {
    worker: async (signal) => {
      await health(signal);
      return green(`${new URL(address).host} answers`);
    },
    'worker-settings': async (signal) => {
      const { ok, problem } = await health(signal);
      return ok === true ? green('complete') : red(problem);
    },
    'worker-token': async (signal) => {
      const url = `${address}/healthz?check`;
      const { ok, checked = 0, problem } = await ask(url, { signal }, show('worker-url'));
      return ok === true
        ? green(`GitHub accepts its token; repositories: ${checked}`)
        : red(problem);
    },
    signature: async (signal) => {
      if (!isGiven('webhook-secret')) return notChecked(`set ${show('webhook-secret')}`);
      const url = `${address}/webhooks/jira`;
      const { decision, problem } = await ask(url, ping(read('webhook-secret') ?? '', signal), '');
      if (decision === 'ignored') return green('a signed ping was accepted, and started nothing');
      return red(
        `${problem} Set ${show('webhook-secret')} to the secret of the Worker and of Jira's webhook.`,
      );
    },
  };
}

/** A webhook that is signed like Jira's, of an event that starts nothing. Its identity is always the same, so it is listed once. */
function ping(secret: string, signal: AbortSignal): RequestInit {
  const body = JSON.stringify({ timestamp: Date.now(), webhookEvent: 'jira-bug-fix-agent:ping' });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature': `sha256=${signature}`,
    'x-atlassian-webhook-identifier': 'doctor',
  };
  return { method: 'POST', body, headers, signal };
}

/** Asks the Worker; `problem` is what it says is wrong. Throws UserError if it is another server, or none. */
async function ask(url: string, init: RequestInit, setting: string) {
  const { host } = new URL(url);
  const answer = await fetch(url, { ...init, redirect: 'manual' }).catch((cause: unknown) => {
    init.signal?.throwIfAborted();
    // A proxy in between says itself what is wrong.
    const explained = findExplanation(cause);
    if (explained !== undefined) throw explained;
    throw new UserError(`Set ${setting} to the address of the Worker: ${host} cannot be reached.`, {
      cause,
    });
  });
  const body = Answer.safeParse(await smallJson(answer.body)).data;
  if (body === undefined || Object.keys(body).length === 0) {
    throw new UserError(
      `Set ${setting} to the address of the Worker: ${host} answers ${answer.status}, but not as the Worker does.`,
    );
  }
  const { error, errors } = body;
  const problem = errors?.join(' ') ?? error ?? `The Worker answers ${answer.status}.`;
  return { ...body, problem };
}
