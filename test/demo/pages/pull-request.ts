import { html } from 'hono/html';
import type { StoredPull } from '../../support/github/pulls.ts';
import type { Session } from '../session.ts';
import { diffFiles } from './diff.ts';
import { wordsForm } from './forms.ts';
import type { Html, Link } from './layout.ts';
import { markdownToHtml } from './markdown.ts';
import { describeProgress, progress } from './progress.ts';

/** A pull request: its text, commits, reviews and changes, and a form to request more. */
export async function pullRequestPage(
  session: Session,
  pull: StoredPull,
  link: Link,
): Promise<Html> {
  const { github } = session.world;
  const { number, title, body, head, base } = pull;
  const key = keyOf(pull);
  const attempt = session.attempts.findLast((one) => one.key === key);
  const isRunning = attempt !== undefined && attempt.result === undefined;
  const commits = await github.commits(base, head);
  const reviews = session.reviews.filter((one) => one.pull === number);
  return html`
<h1>${title} <span class="faint">#${number}</span></h1>
<p>${statePill(pull)} <code>${head}</code> into <code>${base}</code></p>
<article>${markdownToHtml(body, link)}</article>
${
  isRunning &&
  html`<section aria-labelledby="progress"><h2 id="progress">The next attempt</h2>
<p id="now" role="status">${describeProgress(attempt)}</p>
<div id="live">${progress(attempt)}</div></section>`
}
<h2>Commits</h2>
<ol>${commits.map(({ sha, title }) => html`<li><code>${sha.slice(0, 7)}</code> ${title}</li>`)}</ol>
${reviews.length > 0 && html`<h2>Reviews</h2>`}
${reviews.map(
  ({ author, words }) =>
    html`<article><header><b>${author}</b> requests changes</header><p>${words}</p></article>`,
)}
<h2>Files changed</h2>
${diffFiles(await github.diff(base, head))}
${
  !isRunning &&
  wordsForm({
    action: `/acme/shop/pull/${number}/reviews`,
    title: 'Request changes',
    label: 'Review as ada, who can write here',
    button: 'Request changes',
    words: session.bugOf(key)?.words.review ?? '',
    model: session.model,
  })
}`;
}

/** The ticket of the agent's pull request, which its branch is named after. */
export const keyOf = ({ head }: StoredPull) => head.replace(/^fix\//, '');

function statePill({ draft }: StoredPull): Html {
  return draft
    ? html`<span class="state faint">Draft</span>`
    : html`<span class="state good">Open, ready for review</span>`;
}
