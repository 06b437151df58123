import { html } from 'hono/html';
import type { JiraComment } from '../../support/jira/issue.ts';
import type { StatusName } from '../../support/jira/workflow.ts';
import type { Session } from '../session.ts';
import { adfToHtml, anchor } from './adf.ts';
import { wordsForm } from './forms.ts';
import type { Html, Link } from './layout.ts';
import { describeProgress, progress } from './progress.ts';

/** What each status of the German Jira means. */
const meanings: Readonly<Record<StatusName, readonly [english: string, tone: string]>> = {
  'Zu erledigen': ['to do', 'faint'],
  'In Arbeit': ['in progress', 'slow'],
  'In Prüfung': ['in review', 'slow'],
  Abgelehnt: ['rejected', 'bad'],
  Fertig: ['done', 'good'],
};

/** A ticket: description, progress, comments, and a form to reopen it. */
export function ticketPage(session: Session, key: string, link: Link): Html {
  const { jira } = session.world;
  const issue = jira.issue(key);
  const attempt = session.attempts.findLast((one) => one.key === key);
  const isRunning = attempt !== undefined && attempt.result === undefined;
  const pages = [...issue.pages.values()];
  return html`
<h1><span class="faint">${key}</span> ${issue.summary}</h1>
<p>${statusPill(issue.status)} <span class="faint">Bug, reported by Mia</span></p>
${pages.map(({ url, title }) => html`<p>Pull request: ${anchor(html`${title}`, url, link)}</p>`)}
<h2>Description</h2>
${adfToHtml(issue.description, link)}
${
  attempt &&
  html`<section aria-labelledby="progress">
<h2 id="progress">The agent’s work</h2>
<p id="now" role="status">${describeProgress(attempt)}</p>
<div id="live">${progress(attempt)}</div>
<p><a href="${runPath(attempt.id)}">Run ${attempt.id}: log and summary</a></p>
</section>`
}
<h2>Comments</h2>
${issue.comments.length === 0 && html`<p class="faint">None yet.</p>`}
<div id="comments">${issue.comments.map((one) => comment(one, link))}</div>
${
  isRunning
    ? html`<p class="faint">Once the run has ended, you can reopen the ticket with words.</p>`
    : wordsForm({
        action: `/browse/${key}/reopen`,
        title: 'Reopen with words',
        label: 'Comment as Mia',
        button: 'Reopen the ticket',
        words: session.bugOf(key)?.words.comment ?? '',
        model: session.model,
      })
}`;
}

function comment({ author, body }: JiraComment, link: Link): Html {
  return html`<article><header><b>${author.name}</b></header>
${adfToHtml(body, link)}</article>`;
}

/** A status with its meaning in English. */
export function statusPill(status: StatusName): Html {
  const [english, tone] = meanings[status];
  return html`<span class="state ${tone}"><span lang="de">${status}</span> (${english})</span>`;
}

/** The path of a run's page, as on GitHub. */
export const runPath = (id: number) => `/acme/shop/actions/runs/${id}`;
