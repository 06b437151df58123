import { type Context, Hono } from 'hono';
import { UserError } from '../core/user-error.ts';
import {
  type InboxPort,
  Refusals,
  type Reply,
  receiveAutomation,
  receiveWebhook,
  type Surroundings,
} from './http/index.ts';
import { type Inboxes, openInbox } from './inbox/index.ts';
import { log } from './log.ts';
import { readSettings, type Settings, type SettingsSource } from './settings/index.ts';
import { admit, pageAnswer } from './status/index.ts';

/** What the app is bound to: its settings, and the inboxes by name. */
export interface Bindings extends SettingsSource {
  readonly INBOX: Inboxes;
}

interface AppEnv {
  readonly Bindings: Bindings;
  readonly Variables: { readonly settings: Settings; readonly inbox: InboxPort };
}

/** Deliveries that the status page shows. */
const shown = 100;

const refusals = new Refusals();

/** The Worker's routes. Every answer but the status page is JSON, an error's is `{ error }` with one sentence. */
export const app = new Hono<AppEnv>();

app.use(async (context, next) => {
  const settings = readSettings(context.env);
  if (settings instanceof UserError) return context.json({ error: settings.message }, 503);
  context.set('settings', settings);
  context.set('inbox', openInbox(context.env.INBOX, settings.shardBy));
  return next();
});

app.get('/healthz', (context) => context.json({ ok: true }));

app.post('/webhooks/jira', async (context) =>
  answer(context, await receiveWebhook(context.req.raw, surroundings(context))),
);

app.post('/webhooks/automation', async (context) =>
  answer(context, await receiveAutomation(context.req.raw, surroundings(context))),
);

app.get('/status', async (context) => {
  const { settings, inbox } = context.var;
  const visitor = {
    access: Reflect.get(context.executionCtx, 'access'),
    authorization: context.req.header('authorization') ?? null,
  };
  const door = await admit(visitor, settings.statusPassword);
  if (door === 'closed') return context.notFound();
  if (door === 'open') return pageAnswer(await inbox.report(shown), context.req.url, Date.now());
  const headers = {
    'www-authenticate': 'Basic realm="status", charset="UTF-8"',
    'cache-control': 'no-store',
  };
  return context.json({ error: 'The status page asks for its password.' }, 401, headers);
});

app.notFound((context) =>
  context.json({ error: 'Nothing is here: Jira posts its webhooks to /webhooks/jira.' }, 404),
);

/** 503, because that is an answer after which Jira tries again. */
app.onError((error, context) => {
  log('request failed', { why: String(error) });
  return context.json({ error: 'The inbox could not be reached: try again later.' }, 503);
});

/** Sets every inbox going again. It needs no settings: what they lack is what the inboxes wait for. */
export async function sweep({ INBOX }: Bindings): Promise<void> {
  await openInbox(INBOX, 'nothing').sweep();
}

function surroundings(context: Context<AppEnv>): Surroundings {
  const { settings, inbox } = context.var;
  return {
    settings,
    inboxFor: () => inbox,
    refused: () => refusals.add(inbox, (work) => context.executionCtx.waitUntil(work)),
    now: () => Date.now(),
  };
}

/** Says in the log what was decided; what was refused is only counted, for anybody could fill the log with it. */
function answer(context: Context<AppEnv>, { status, body }: Reply): Response {
  if ('decision' in body) log('webhook', body);
  return context.json(body, status);
}
