import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';
import { streamSSE } from 'hono/streaming';
import { pageUrl } from '../../../src/core/text/index.ts';
import { asDocument } from '../../support/jira/issue.ts';
import type { Attempt } from '../attempts.ts';
import { bugs } from '../bugs/index.ts';
import type { Session } from '../session.ts';
import { type Html, type Link, page, pageHeaders } from './layout.ts';
import { describeProgress, progress } from './progress.ts';
import { keyOf, pullRequestPage } from './pull-request.ts';
import { runPage } from './run.ts';
import { startPage } from './start.ts';
import { ticketPage } from './ticket.ts';

/** The demo's pages. Tickets, pull requests and runs have the paths that they have in Jira and on GitHub. */
export function demoApp(session: Session): Hono {
  const { jira, github } = session.world;
  const link = localLinks([jira.url, github.url]);
  const pullOf = (c: Context) =>
    github.pulls.find(({ number }) => String(number) === c.req.param('number'));
  const runOf = (c: Context) => session.attempts.find(({ id }) => String(id) === c.req.param('id'));
  const latest = (key: string) => session.attempts.findLast((attempt) => attempt.key === key);
  const ticketOf = (c: Context) => jira.find(c.req.param('key') ?? '');

  const app = new Hono();
  app.use(refuseOtherNames, csrf());
  app.get('/', (c) => show(c, 'Demo of Jira Bug Fix Agent', startPage(session)));
  app.post('/tickets', async (c) => c.redirect(`/browse/${await create(session, c)}`, 303));

  app.get('/browse/:key', (c) => {
    const issue = ticketOf(c);
    if (issue === undefined) return c.notFound();
    const { key, summary } = issue;
    return show(c, `${key}: ${summary}`, ticketPage(session, key, link), latest(key));
  });
  app.get('/browse/:key/live', (c) => stream(c, session, latest(c.req.param('key'))));
  app.post('/browse/:key/reopen', async (c) => {
    const key = ticketOf(c)?.key;
    if (key === undefined || isBusy(latest(key))) return c.notFound();
    await session.reopen(key, await field(c, 'words'));
    return c.redirect(`/browse/${key}`, 303);
  });

  app.get('/acme/shop/pull/:number', async (c) => {
    const pull = pullOf(c);
    if (pull === undefined) return c.notFound();
    const body = await pullRequestPage(session, pull, link);
    return show(c, `${pull.title} #${pull.number}`, body, latest(keyOf(pull)));
  });
  app.get('/acme/shop/pull/:number/live', (c) => {
    const pull = pullOf(c);
    return stream(c, session, pull && latest(keyOf(pull)));
  });
  app.post('/acme/shop/pull/:number/reviews', async (c) => {
    const pull = pullOf(c);
    if (pull === undefined || isBusy(latest(keyOf(pull)))) return c.notFound();
    session.requestChanges(keyOf(pull), pull.number, await field(c, 'words'));
    return c.redirect(`/acme/shop/pull/${pull.number}`, 303);
  });

  app.get('/acme/shop/actions/runs/:id', (c) => {
    const run = runOf(c);
    return run === undefined
      ? c.notFound()
      : show(c, `Run ${run.id} for ${run.key}`, runPage(run, link), run);
  });
  app.get('/acme/shop/actions/runs/:id/live', (c) => stream(c, session, runOf(c)));
  app.get('/status', async (c) => {
    const answer = await session.statusPage(c.req.path + new URL(c.req.url).search);
    const text = (await answer.text()).replaceAll(jira.url, '');
    return new Response(text, { status: answer.status, headers: answer.headers });
  });
  return app;
}

/** A page elsewhere could otherwise reach this server under a name of its own. */
const refuseOtherNames: MiddlewareHandler = async (c, next) => {
  const { hostname } = new URL(c.req.url);
  if (!['127.0.0.1', 'localhost'].includes(hostname)) return c.text('Not found', 404);
  return next();
};

/** Links to the stand-ins lead to these pages; all others must lead to the web. */
function localLinks(origins: readonly string[]): Link {
  return (url) => {
    const href = pageUrl(url);
    if (href === undefined) return undefined;
    const { origin, pathname } = new URL(href);
    return origins.includes(origin) ? pathname : href;
  };
}

const isBusy = (attempt: Attempt | undefined) =>
  attempt !== undefined && attempt.result === undefined;

function show(c: Context, title: string, body: Html, attempt?: Attempt) {
  const nonce = crypto.randomUUID();
  return c.html(page({ title, nonce, body, isLive: isBusy(attempt) }), 200, pageHeaders(nonce));
}

async function create(session: Session, c: Context): Promise<string> {
  const bug = bugs.get(await field(c, 'bug'));
  if (bug !== undefined) return session.create(bug, bug);
  const [summary, description] = [await field(c, 'summary'), await field(c, 'description')];
  return session.create({ summary: summary || 'A bug', description: asDocument(description) });
}

async function field(c: Context, name: string): Promise<string> {
  const value = (await c.req.parseBody())[name];
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}

/** Sends the progress of an attempt after each change, and an event `end` at its end. */
function stream(c: Context, session: Session, attempt: Attempt | undefined) {
  return streamSSE(c, async (events) => {
    let isOpen = attempt !== undefined;
    while (attempt !== undefined && isOpen && !events.aborted) {
      const changed = session.changed();
      isOpen = isBusy(attempt);
      const data = JSON.stringify([describeProgress(attempt), String(await progress(attempt))]);
      await events.writeSSE({ data });
      if (isOpen) await changed;
    }
    await events.writeSSE({ event: 'end', data: '' });
  });
}
