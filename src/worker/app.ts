import { Hono } from 'hono';
import { UserError } from '../core/user-error.ts';
import { log } from './log.ts';
import { type InboxPort, receiveWebhook } from './receive.ts';
import { readSettings, type Settings, type SettingsSource } from './settings.ts';

/** What the app is bound to: its settings, and the inboxes by name. */
export interface Bindings extends SettingsSource {
  readonly INBOX: { getByName(name: string): InboxPort };
}

/** The Worker's routes. Every answer is JSON, an error's is `{ error }` with one sentence. */
export const app = new Hono<{ Bindings: Bindings; Variables: { settings: Settings } }>();

app.use(async (context, next) => {
  const settings = readSettings(context.env);
  if (settings instanceof UserError) return context.json({ error: settings.message }, 503);
  context.set('settings', settings);
  return next();
});

app.get('/healthz', (context) => context.json({ ok: true }));

app.post('/webhooks/jira', async (context) => {
  // One inbox for the installation: a delivery that comes again has to find the first one.
  const inbox = context.env.INBOX.getByName('inbox');
  const { status, body } = await receiveWebhook(
    context.req.raw,
    context.var.settings.secret,
    inbox,
  );
  return context.json(body, status);
});

app.notFound((context) =>
  context.json({ error: 'Nothing is here: Jira posts its webhooks to /webhooks/jira.' }, 404),
);

/** 503, because that is an answer after which Jira tries again. */
app.onError((error, context) => {
  log('request failed', { why: String(error) });
  return context.json({ error: 'The webhook could not be stored: try again later.' }, 503);
});
