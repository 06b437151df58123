import { sha256Hex } from '../../engines/text/index.ts';

/** The members of events whose texts are nobody's words, and the form that such a text has. */
const forms = [
  [/^(?:event|step|kind|next|reason|detail|asked|ruling|state|ability)$/, /^[a-z][a-z-]*$/],
  [/^(?:fingerprint|digest)$/, /^[0-9a-f]{32,64}$/],
  // Why the work ended, from the table of stop reasons.
  [/^sentence$/, /^/],
  // The model that replied, as endpoints name one.
  [/^served$/, /^[\w.:/@+-]{1,100}$/],
] as const;

/**
 * Returns what stands for a text in a trace for people who may not read ticket, code, prompts and replies: its SHA-256,
 * so that equal texts can be told from others; `member` is the name that the text has in its event.
 */
export function digestText(member: string, text: string): string {
  const isShown = forms.some(([members, form]) => members.test(member) && form.test(text));
  return isShown || text === '' ? text : `sha256:${sha256Hex(text)}`;
}
