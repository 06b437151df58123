import { html } from 'hono/html';
import type { Attempt } from '../attempts.ts';
import type { Html, Link } from './layout.ts';
import { markdownToHtml } from './markdown.ts';
import { describeProgress, progress } from './progress.ts';

/** A job: its stations, its log, and the summary that it leaves. */
export function runPage(attempt: Attempt, link: Link): Html {
  const { id, key, result } = attempt;
  return html`
<h1>Run ${id} for ${key}</h1>
<p><a href="/browse/${key}">Back to ${key}</a></p>
<p id="now" role="status">${describeProgress(attempt)}</p>
<div id="live">${progress(attempt)}</div>
${result && html`<h2>Job summary</h2><article>${markdownToHtml(result.summary, link)}</article>`}`;
}
