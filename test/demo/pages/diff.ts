import { html } from 'hono/html';
import type { Html } from './layout.ts';

/** Shows the lines of a diff in the colours of what they do; their signs stay. */
export function diffLines(diff: string): Html {
  return html`<pre>${diff.trimEnd().split('\n').map(line)}</pre>`;
}

/** Shows a diff of several files, each under its name. */
export function diffFiles(diff: string): Html {
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
