import { html } from 'hono/html';
import type { StoredPull } from '../../support/github/pulls.ts';
import type { Session } from '../session.ts';
import { markdownToHtml } from './documents.ts';
import type { Html, Link } from './layout.ts';
import { describeProgress, isRunning, progress } from './progress.ts';
import { wordsForm } from './ticket.ts';

/** Shows the lines of a diff in the colours of what they do; their signs stay. */
export function diffLines(diff: string): Html {
  return html`<pre>${diff.trimEnd().split('\n').map(line)}</pre>`;
}

/** Shows a diff of several files, each under its name. */
function diffFiles(diff: string): Html {
  const files = diff.split(/^(?=diff --git )/m).filter((file) => file !== '');
  return html`${files.map((file) => {
    const name = /^diff --git a\/.* b\/(.*)$/m.exec(file)?.[1] ?? '';
    const start = file.search(/^@@ /m);
    const isNew = /^new file/m.test(file.slice(0, Math.max(start, 0)));
    return html`<h3><code>${name}</code>${isNew && ' (new)'}</h3>${diffLines(start < 0 ? file : file.slice(start))}`;
  })}`;
}

function line(text: string): Html {
  return html`<span class="${kindOf(text)}">${text}</span>`;
}

function kindOf(text: string): string {
  if (/^(?:@@|diff |index |--- |\+\+\+ |new file)/.test(text)) return 'hunk';
  if (text.startsWith('+')) return 'added';
  return text.startsWith('-') ? 'removed' : '';
}

/** The ticket of the agent's pull request, which its branch is named after. */
export const keyOf = ({ head }: StoredPull) => head.replace(/^fix\//, '');

/** A pull request: its text, commits, reviews and changes, and a form to request more. */
export async function pullRequestPage(
  session: Session,
  pull: StoredPull,
  link: Link,
): Promise<Html> {
  const { number, title, body, head, base, draft } = pull;
  const { github } = session.world;
  const attempt = session.attempts.findLast(({ key }) => key === keyOf(pull));
  const commits = await github.commits(base, head);
  const reviews = session.reviews.filter((review) => review.pull === number);
  return html`
<h1>${title} <span class="faint">#${number}</span></h1>
<p><span class="state ${draft ? 'faint' : 'good'}">${draft ? 'Draft' : 'Open, ready for review'}</span>
<code>${head}</code> into <code>${base}</code></p>
<article>${markdownToHtml(body, link)}</article>
${
  attempt &&
  isRunning(attempt) &&
  html`<h2>The next attempt</h2>
<p id="now" role="status">${describeProgress(attempt)}</p>
<div id="live">${progress(attempt)}</div>`
}
${reviews.map(({ words }) => html`<article><header><b>ada</b> requests changes</header><p>${words}</p></article>`)}
<h2>Commits</h2>
<ol>${commits.map(({ sha, title }) => html`<li><code>${sha.slice(0, 7)}</code> ${title}</li>`)}</ol>
<h2>Files changed</h2>
${diffFiles(await github.diff(base, head))}
${!isRunning(attempt) && wordsForm(session, keyOf(pull), 'review', 'Request changes')}`;
}
