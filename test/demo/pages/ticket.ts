import { html } from 'hono/html';
import type { JiraIssue } from '../../support/jira/issue.ts';
import type { StatusName } from '../../support/jira/workflow.ts';
import type { Wish } from '../bugs.ts';
import type { Session } from '../session.ts';
import { adfToHtml, anchor } from './documents.ts';
import type { Html, Link } from './layout.ts';
import { describeProgress, isRunning, progress } from './progress.ts';

const authors: Readonly<Record<Wish, string>> = {
  comment: 'Comment as Mia, who reported the bug',
  review: 'Review as ada, who can write to the repository',
};

/** A form for words that ask for another attempt at a ticket. It is sent to the page that it is on. */
export function wordsForm(
  { model, bugOf }: Session,
  key: string,
  wish: Wish,
  button: string,
): Html {
  return html`<h2>${button}</h2>
<form method="post">
<label>${authors[wish]}<textarea name="words" rows="3" maxlength="2000" required>${bugOf(key)?.words[wish]}</textarea></label>
${model.isScripted && html`<p class="faint">The agent gets your words; the scripted model does what these ask for, whatever you write.</p>`}
<button>${button}</button>
</form>`;
}

/** A ticket: description, progress, comments, and a form to reopen it. */
export function ticketPage(session: Session, issue: Readonly<JiraIssue>, link: Link): Html {
  const { key, summary, status, description, comments, pages } = issue;
  const attempt = session.attempts.findLast((one) => one.key === key);
  return html`
<h1><span class="faint">${key}</span> ${summary}</h1>
<p>${statusPill(status)} <span class="faint">Bug, reported by Mia</span></p>
${[...pages.values()].map(({ url, title }) => html`<p>Pull request: ${anchor(html`${title}`, url, link)}</p>`)}
<h2>Description</h2>
${adfToHtml(description, link)}
${
  attempt &&
  html`<h2>The agent’s work</h2>
<p id="now" role="status">${describeProgress(attempt)}</p>
<div id="live">${progress(attempt)}</div>
<p><a href="/acme/shop/actions/runs/${attempt.id}">Run ${attempt.id}: log and summary</a></p>`
}
<h2>Comments</h2>
<div id="comments">${comments.map(
    ({ author, body }) =>
      html`<article><header><b>${author.name}</b></header>${adfToHtml(body, link)}</article>`,
  )}</div>
${!isRunning(attempt) && wordsForm(session, key, 'comment', 'Reopen the ticket')}`;
}

/** What each status of the German Jira means. */
const meanings: Readonly<Record<StatusName, readonly [english: string, tone: string]>> = {
  'Zu erledigen': ['to do', 'faint'],
  'In Arbeit': ['in progress', 'slow'],
  'In Prüfung': ['in review', 'slow'],
  Abgelehnt: ['rejected', 'bad'],
  Fertig: ['done', 'good'],
};

/** A status with its meaning in English. */
export function statusPill(status: StatusName): Html {
  const [english, tone] = meanings[status];
  return html`<span class="state ${tone}"><span lang="de">${status}</span> (${english})</span>`;
}
