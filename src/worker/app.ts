import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import { UserError } from '../engines/errors.ts';
import {
  RejectionCounter,
  type Reply,
  type RouteContext,
  receiveAutomation,
  receiveWebhook,
} from './http/index.ts';
import { type Inboxes, type InboxPort, log, openInbox } from './inbox/index.ts';
import { readSettings, type SettingsBindings } from './settings/index.ts';
import { authorize, pageAnswer, type Refused } from './status/index.ts';

/** What the app is bound to: its settings, and the inbox. */
export interface Bindings extends SettingsBindings {
  readonly INBOX: Inboxes;
}

interface AppEnv {
  readonly Bindings: Bindings;
  readonly Variables: { readonly route: RouteContext & { readonly inbox: InboxPort } };
}

/** Number of deliveries on the status page. */
const shownDeliveries = 100;

const rejections = new RejectionCounter();

/** The Worker's routes. Every answer but the status page is JSON; an error is `{ error }` with one sentence. */
export const app = new Hono<AppEnv>();

app.use(async (context, next) => {
  const settings = readSettings(context.env);
  if (settings instanceof UserError) return context.json(problemsIn(settings), 503);
  const inbox = openInbox(context.env.INBOX);
  const rejected = (why: keyof Refused) =>
    rejections.add(why, inbox, (work) => context.executionCtx.waitUntil(work));
  context.set('route', { settings, inbox, rejected });
  return next();
});

/** With `?check`, GitHub is asked, too. Repositories are named by their settings: anyone may ask. */
app.get('/healthz', async (context) => {
  if (context.req.query('check') === undefined) return context.json({ ok: true });
  const result = await context.var.route.inbox.check();
  return context.json(result, result.ok ? 200 : 503);
});

app.post('/webhooks/jira', async (context) =>
  answer(context, await receiveWebhook(context.req.raw, context.var.route)),
);

app.post('/webhooks/automation', async (context) =>
  answer(context, await receiveAutomation(context.req.raw, context.var.route)),
);

app.get('/status', async (context) => {
  const { settings, inbox } = context.var.route;
  const visitor = {
    access: Reflect.get(context.executionCtx, 'access'),
    authorization: context.req.header('authorization') ?? null,
  };
  const access = await authorize(visitor, settings.statusPassword);
  if (access === 'closed') return context.notFound();
  if (access === 'open') {
    return pageAnswer(await inbox.report(shownDeliveries), Date.now());
  }
  const headers = {
    'www-authenticate': 'Basic realm="status", charset="UTF-8"',
    'cache-control': 'no-store',
  };
  return context.json({ error: 'The status page requires its password.' }, 401, headers);
});

app.notFound((context) =>
  context.json({ error: 'There is nothing here: Jira posts its webhooks to /webhooks/jira.' }, 404),
);

/** 503, because Jira retries after it. */
app.onError((error, context) => {
  log('request failed', { why: String(error) });
  return context.json({ error: 'The inbox could not be reached: try again later.' }, 503);
});

/** Resumes the inbox. Needs no settings: an inbox without usable ones waits for them. */
export async function sweep({ INBOX }: Bindings): Promise<void> {
  await openInbox(INBOX).sweep();
}

/** One sentence that says what to set; with `errors`, a list of them, if there are several. */
function problemsIn({ message }: UserError) {
  const errors = message.split('\n');
  return { error: errors.join(' '), ...(errors.length > 1 && { errors }) };
}

/** Logs decisions. Rejected requests are only counted: anyone could fill the log with them. */
function answer(context: Context<AppEnv>, { status, body }: Reply): Response {
  if ('decision' in body) log('webhook', body);
  return context.json(body, status);
}
