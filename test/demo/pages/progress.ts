import { html } from 'hono/html';
import type { Attempt, Note } from '../attempts.ts';
import type { Html } from './layout.ts';

/** A station of an attempt, and how often it was passed. */
interface Station {
  readonly name: string;
  readonly passed: number;
  readonly isNow: boolean;
}

const arrivals = ['Jira', 'Worker', 'GitHub'] as const;
const steps = ['plan', 'edit', 'check', 'test', 'review', 'pull request', 'ticket'] as const;

/** A line of the log that ends a step: what it was, and what comes next. */
const stepLine =
  /^(explore|plan|edit|rewrite|check|test|review|pull request|ticket): .*?(?:→ ([\w-]+))?$/;

/** Returns the stations of an attempt. An attempt that a review starts does not come from Jira. */
function stationsOf({ notes, result }: Attempt): readonly Station[] {
  const places = new Set(notes.map(({ place }) => place));
  const begun = arrivals.slice(places.has('Jira') ? 0 : 2);
  const ended = notes.flatMap(({ place, text }) =>
    place === 'Action' ? [stepLine.exec(text)] : [],
  );
  const names = ended.flatMap((found) => (found?.[1] === undefined ? [] : [found[1]]));
  const next = ended.findLast((found) => found !== null)?.[2] ?? 'plan';
  const now = steps.some((name) => name === next) ? next : 'pull request';
  const isRunning = result === undefined;
  return [
    ...begun.map((name) => ({ name, passed: places.has(name) ? 1 : 0, isNow: false })),
    ...steps.map((name) => ({
      name,
      passed: names.filter((one) => one === name || (one === 'rewrite' && name === 'edit')).length,
      isNow: isRunning && places.has('Action') && name === now,
    })),
  ];
}

/** Returns in one sentence how far an attempt is. */
export function describeProgress(attempt: Attempt): string {
  const { id, result, notes } = attempt;
  if (result === undefined) {
    const now = stationsOf(attempt).find(({ isNow }) => isNow)?.name;
    return `Run ${id} ${now === undefined ? 'is on its way' : `is at: ${now}`}.`;
  }
  const { 'stop-reason': reason, calls, tokens } = result.outputs;
  const said = notes.findLast(({ text }) => text.startsWith('Stopped: '))?.text;
  const [, sentence = ''] = /^Stopped: [\w-]+\. (.*)$/.exec(said ?? '') ?? [];
  return `Run ${id} ended (${reason}) after ${calls} calls and ${tokens} tokens. ${sentence}`;
}

/** Shows the stations of an attempt and its log. */
export function progress(attempt: Attempt): Html {
  return html`<ol class="stations">${stationsOf(attempt).map(station)}</ol>
<pre class="log" tabindex="0" aria-label="Log">${attempt.notes.map(logLine)}</pre>`;
}

function station({ name, passed, isNow }: Station): Html {
  const [state, sign] = isNow ? ['now', '▸'] : passed > 0 ? ['done', '✓'] : ['', '·'];
  const times = passed > 1 ? ` ×${passed}` : '';
  return html`<li class="${state}"${isNow && html` aria-current="step"`}>${sign} ${name}${times}</li>`;
}

const logLine = ({ at, place, text }: Note) =>
  html`<span>${`${(at / 1000).toFixed(1)} s`.padStart(7)}  ${place.padEnd(7)} ${text}</span>`;
