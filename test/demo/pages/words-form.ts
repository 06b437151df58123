import { html } from 'hono/html';
import type { Wish } from '../bugs.ts';
import type { Session } from '../session.ts';
import type { Html } from './layout.ts';

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
