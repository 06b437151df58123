import type { Span } from '../../../core/text/index.ts';
import { type Message, messageText } from '../../ports.ts';

/**
 * Whether a part of a reply only quotes or mentions what it says: it stands within a sentence, or it was in the
 * prompt and the reply says more than that.
 */
export function isQuoted({ start, end }: Span, reply: string, prompt: readonly Message[]): boolean {
  const near = reply.slice(Math.max(0, start - reach), start);
  const lead = near.slice(near.lastIndexOf('\n') + 1);
  if (withinSentence.test(lead)) return true;
  const part = reply.slice(start, end);
  const isShown = prompt.some((message) => messageText(message).includes(part));
  return isShown && saysMore.test(`${reply.slice(0, start)} ${reply.slice(end)}`);
}

/** Characters before a part that show whether it stands within a sentence. */
const reach = 160;

/** At least two words, or one and a comma, that no sign such as `:` or `>` ends. */
const withinSentence = /\p{L}[\p{L}\p{N}'’)]*(?:,|[,;]?\s.*[\p{L}\p{N},)])\s*[`"'“‘(*]*$/u;

/** Two words in a row, which are neither tags nor the language of a fence. */
const saysMore = /(?<![<\p{L}\p{N}_/|-])\p{L}+[,;:]?[^\S\n]+\p{L}+(?![\p{L}\p{N}_]|[|>=])/u;
