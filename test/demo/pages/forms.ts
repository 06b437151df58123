import { html } from 'hono/html';
import type { DemoModel } from '../model.ts';
import type { Html } from './layout.ts';

interface WordsForm {
  readonly action: string;
  readonly title: string;
  readonly label: string;
  readonly button: string;
  readonly words: string;
  readonly model: DemoModel;
}

/** A form for words that ask for another attempt. */
export function wordsForm({ action, title, label, button, words, model }: WordsForm): Html {
  return html`<h2>${title}</h2>
<form method="post" action="${action}">
<label>${label}<textarea name="words" rows="3" maxlength="2000" required>${words}</textarea></label>
${
  model.isScripted &&
  html`<p class="faint">The agent gets your words, but the scripted model does what these words ask for, whatever you write.</p>`
}
<button>${button}</button>
</form>`;
}
