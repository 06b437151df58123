import { html } from 'hono/html';
import type { Attempt, Note } from '../session.ts';
import { markdownToHtml } from './documents.ts';
import type { Html, Link } from './layout.ts';

const arrivals = ['Jira', 'Worker', 'GitHub'] as const;
const steps = ['plan', 'edit', 'check', 'test', 'review', 'pull request', 'ticket'] as const;

/** A line of the log at the end of a step: what it was, and what comes next. */
const stepLine = /^(?:(plan|edit|check|test|review): .* → ([\w-]+)|(pull request|ticket): )/;

/** Whether an attempt has not ended. */
export const isRunning = (attempt: Attempt | undefined) =>
  attempt !== undefined && attempt.result === undefined;

/** Returns the stations of an attempt with how often each was passed, and where the attempt is now. */
function stationsOf({ notes, result }: Attempt) {
  const places = new Set<string>(notes.map(({ place }) => place));
  const found = notes.flatMap(({ place, text }) => {
    const match = place === 'Action' ? stepLine.exec(text) : null;
    return match === null ? [] : [{ name: match[1] ?? match[3], next: match[2] }];
  });
  const { next = 'plan' } = found.at(-1) ?? {};
  const now = steps.find((name) => name === next) ?? 'pull request';
  // A review does not come from Jira.
  const begun = places.has('Jira') ? arrivals : arrivals.slice(2);
  const stations = [
    ...begun.map((name) => ({ name, passed: places.has(name) ? 1 : 0 })),
    ...steps.map((name) => ({ name, passed: found.filter((one) => one.name === name).length })),
  ];
  return { stations, now: result === undefined && places.has('Action') ? now : undefined };
}

/** Returns in one sentence how far an attempt is. */
export function describeProgress(attempt: Attempt): string {
  const { id, result, notes } = attempt;
  if (result === undefined) {
    const { now } = stationsOf(attempt);
    return `Run ${id} ${now === undefined ? 'is on its way' : `is at: ${now}`}.`;
  }
  const { 'stop-reason': reason, calls, tokens } = result.outputs;
  const said = notes.findLast(({ text }) => text.startsWith('Stopped: '))?.text ?? '';
  const sentence = said.replace(/^Stopped: [\w-]+\. /, '');
  return `Run ${id} ended (${reason}) after ${calls} call${calls === '1' ? '' : 's'} and ${tokens} tokens. ${sentence}`;
}

/** Shows the stations of an attempt and its log. */
export function progress(attempt: Attempt): Html {
  const { stations, now } = stationsOf(attempt);
  const station = ({ name, passed }: (typeof stations)[number]) => {
    if (name === now) return html`<li class="now" aria-current="step">▸ ${name}</li>`;
    const times = passed > 1 && ` ×${passed}`;
    return passed > 0
      ? html`<li class="done">✓ ${name}${times}</li>`
      : html`<li><span aria-hidden="true">·</span> ${name}</li>`;
  };
  return html`<ol class="stations">${stations.map(station)}</ol>
<pre class="log" tabindex="0" aria-label="Log">${attempt.notes.map(logLine)}</pre>`;
}

const logLine = ({ at, place, text }: Note) =>
  html`<span>${`${(at / 1000).toFixed(1)} s`.padStart(7)}  ${place.padEnd(7)} ${text}</span>`;

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
