import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import { UserError } from '../engines/errors.ts';
import { type Reply, type RouteContext, receiveAutomation, receiveWebhook } from './http/index.ts';
import { type Inboxes, type InboxPort, log, openInbox } from './inbox/index.ts';
import { isSecret, readSettings, type SettingsBindings } from './settings/index.ts';
import { pageAnswer, type Refused } from './status/index.ts';

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

const none: Refused = { missing: 0, mismatch: 0, token: 0 };

/** Minimum milliseconds between two reports; less than a request's work may outlive its answer. */
const interval = 20_000;

/**
 * Counts rejected requests in memory and reports the count to the inbox at intervals, so that a stranger who
 * posts all day cannot use up the inbox's quota. There is one instance per isolate.
 */
export class RejectionCounter {
  #counts: Refused = none;
  /** When the last report was, or the next one will be. */
  #reportAt = Number.NEGATIVE_INFINITY;

  /** Counts one. The first is reported at once, those that follow within the interval together. */
  add(
    why: keyof Refused,
    inbox: Pick<InboxPort, 'refuse'>,
    waitUntil: (work: Promise<unknown>) => void,
  ): void {
    this.#counts = { ...this.#counts, [why]: this.#counts[why] + 1 };
    const now = Date.now();
    if (now < this.#reportAt) return;
    this.#reportAt = Math.max(now, this.#reportAt + interval);
    waitUntil(this.#report(inbox, this.#reportAt - now));
  }

  async #report(inbox: Pick<InboxPort, 'refuse'>, wait: number): Promise<void> {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const counts = this.#counts;
    const { missing, mismatch, token } = counts;
    if (missing + mismatch + token === 0) return;
    this.#counts = none;
    try {
      await inbox.refuse(counts);
    } catch {
      // Included in the next report.
      const since = this.#counts;
      this.#counts = {
        missing: since.missing + missing,
        mismatch: since.mismatch + mismatch,
        token: since.token + token,
      };
    }
  }
}

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

/** Who requests the status page. */
interface StatusVisitor {
  /** What the runtime says about Cloudflare Access: an object if Access admitted the visitor. */
  readonly access: unknown;
  /** The request's Authorization header. */
  readonly authorization: string | null;
}

/**
 * Returns whether the visitor may see the status page: `open` if Access admitted the visitor or the password
 * is right, `password` if it is missing or wrong, and `closed` if no password is set.
 */
export async function authorize(
  { access, authorization }: StatusVisitor,
  password: string,
): Promise<'open' | 'password' | 'closed'> {
  if (typeof access === 'object' && access !== null) return 'open';
  if (password.trim() === '') return 'closed';
  const given = givenPassword(authorization ?? '');
  return given !== undefined && (await isSecret(given, password)) ? 'open' : 'password';
}

/** Returns the password of Basic authentication, under any user name. */
function givenPassword(authorization: string): string | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(authorization) ?? [];
  if (encoded === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const [, password] = /^[^:]*:(.*)$/s.exec(new TextDecoder().decode(bytes)) ?? [];
    return password;
  } catch {
    return undefined;
  }
}
