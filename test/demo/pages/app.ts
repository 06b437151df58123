import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';
import { streamSSE } from 'hono/streaming';
import { pageUrl } from '../../../src/core/markup/index.ts';
import { bugs } from '../bugs.ts';
import type { Attempt, Session } from '../session.ts';
import { type Html, type Link, page, pageHeaders } from './layout.ts';
import { describeProgress, isRunning, progress, runPage } from './progress.ts';
import { keyOf, pullRequestPage } from './pull-request.ts';
import { startPage } from './start.ts';
import { ticketPage } from './ticket.ts';

/** The demo's pages. Tickets, pull requests and runs have the paths that they have in Jira and on GitHub. */
export function demoApp(session: Session): Hono {
  const { jira, github } = session.world;
  const link = localLinks([jira.url, github.url]);
  const latest = (key: string) => session.attempts.findLast((attempt) => attempt.key === key);
  const ticketAt = (c: Context) => jira.find(c.req.param('key') ?? '');
  const pullAt = (c: Context) =>
    github.pulls.find(({ number }) => `${number}` === c.req.param('id'));
  const runAt = (c: Context) => session.attempts.find(({ id }) => `${id}` === c.req.param('id'));

  const app = new Hono();
  app.use(onlyByOwnName, csrf());
  app.notFound(noPage);
  app.get('/', (c) => show(c, 'Demo of Jira Bug Fix Agent', startPage(session)));
  app.post('/tickets', async (c) => {
    const bug = bugs.get(await field(c, 'bug'));
    const [summary, description] = [await field(c, 'summary'), await field(c, 'description')];
    const key = await session.create(bug ?? { summary: summary || 'A bug', description }, bug);
    return c.redirect(`/browse/${key}`, 303);
  });
  app.get('/browse/:key', (c) => {
    const issue = ticketAt(c);
    if (issue === undefined) return noPage(c);
    const { key, summary } = issue;
    return show(c, `${key}: ${summary}`, ticketPage(session, issue, link), latest(key));
  });
  app.post('/browse/:key', async (c) => {
    const key = ticketAt(c)?.key;
    if (key === undefined || isRunning(latest(key))) return noPage(c);
    await session.reopen(key, await field(c, 'words'));
    return c.redirect(c.req.path, 303);
  });
  app.get('/acme/shop/pull/:id', async (c) => {
    const pull = pullAt(c);
    if (pull === undefined) return noPage(c);
    const body = await pullRequestPage(session, pull, link);
    return show(c, `${pull.title} #${pull.number}`, body, latest(keyOf(pull)));
  });
  app.post('/acme/shop/pull/:id', async (c) => {
    const pull = pullAt(c);
    if (pull === undefined || isRunning(latest(keyOf(pull)))) return noPage(c);
    session.requestChanges(keyOf(pull), pull.number, await field(c, 'words'));
    return c.redirect(c.req.path, 303);
  });
  app.get('/acme/shop/actions/runs/:id', (c) => {
    const run = runAt(c);
    return run === undefined ? noPage(c) : show(c, `Run ${run.id}`, runPage(run, link), run);
  });
  app.get('/acme/shop/actions/runs/:id/live', (c) => {
    const run = runAt(c);
    return run === undefined ? noPage(c) : stream(c, session, run);
  });
  app.get('/status', async (c) => {
    const answer = await session.statusPage(c.req.path + new URL(c.req.url).search);
    const text = await answer.text();
    const headers = new Headers(answer.headers);
    // The text gets shorter, because its links lead here.
    for (const name of ['content-length', 'content-encoding']) headers.delete(name);
    return new Response(text.replaceAll(jira.url, '').replaceAll(github.url, ''), { headers });
  });
  return app;
}

/** A page elsewhere could otherwise reach this server under a name of its own. */
const onlyByOwnName: MiddlewareHandler = async (c, next) =>
  ['127.0.0.1', 'localhost'].includes(new URL(c.req.url).hostname) ? next() : noPage(c);

const noPage = (c: Context) => c.text('There is no such page, or its run has not ended yet.', 404);

/** Links to the stand-ins lead to these pages; all others must lead to the web. */
const localLinks =
  (origins: readonly string[]): Link =>
  (url) => {
    const href = pageUrl(url);
    const { origin = '', pathname } = href === undefined ? {} : new URL(href);
    return origins.includes(origin) ? pathname : href;
  };

function show(c: Context, title: string, body: Html, attempt?: Attempt) {
  const nonce = crypto.randomUUID();
  const live = isRunning(attempt) ? `/acme/shop/actions/runs/${attempt?.id}/live` : undefined;
  return c.html(page({ title, nonce, body, live }), 200, pageHeaders(nonce));
}

async function field(c: Context, name: string): Promise<string> {
  const value = (await c.req.parseBody())[name];
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}

/** Sends the progress of an attempt after each change, and an event `end` at its end. */
function stream(c: Context, session: Session, attempt: Attempt) {
  return streamSSE(c, async (events) => {
    for (let isOpen = true; isOpen && !events.aborted; ) {
      const changed = session.changed();
      isOpen = isRunning(attempt);
      const data = JSON.stringify([describeProgress(attempt), String(await progress(attempt))]);
      await events.writeSSE({ data });
      if (isOpen) await changed;
    }
    await events.writeSSE({ event: 'end', data: '' });
  });
}
