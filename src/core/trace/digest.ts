import { sha256Hex } from '../text/index.ts';

const word = /^[a-z][a-z-]*$/;
const hash = /^[0-9a-f]{32,64}$/;

/** The members of events whose texts are no one's words, each with the form that such a text has. */
const forms: ReadonlyMap<string, RegExp> = new Map([
  ...['event', 'step', 'kind', 'next', 'reason', 'asked', 'ruling', 'state', 'ability'].map(
    (member) => [member, word] as const,
  ),
  ...['fingerprint', 'digest'].map((member) => [member, hash] as const),
  // Why the work ended, from the table of stop reasons.
  ['sentence', /^/],
  // The model that replied, as endpoints name one.
  ['served', /^[\w.:/@+-]{1,100}$/],
]);

/**
 * Returns what stands for a text in a trace for people who may not read ticket, code, prompts and replies: its SHA-256,
 * so that equal texts can be told from others; `member` is the name that the text has in its event.
 */
export function digestText(member: string, text: string): string {
  const isShown = text === '' || forms.get(member)?.test(text) === true;
  return isShown ? text : `sha256:${sha256Hex(text)}`;
}
