import type { Span } from '../../core/text/index.ts';
import { type Message, messageText } from '../ports.ts';

/**
 * Returns whether a part of a reply only quotes or mentions what it says: it stands within a sentence, or it was in
 * the prompt and the reply says more than that. What is the same for all parts is computed once.
 */
export function findQuotations(reply: string, prompt: readonly Message[]): (part: Span) => boolean {
  const shown = prompt.map(messageText);
  const said = [...reply.matchAll(saysMore)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  const saysMoreThan = ({ start, end }: Span) => {
    const [first, last] = [said.at(0), said.at(-1)];
    if (first === undefined || last === undefined) return false;
    const around = `${reply.slice(Math.max(0, start - nearby), start)} ${reply.slice(end, end + nearby)}`;
    return first.end <= start || last.start >= end || around.search(saysMore) >= 0;
  };
  return (part) => {
    const near = reply.slice(Math.max(0, part.start - nearby), part.start);
    const lead = near.slice(near.lastIndexOf('\n') + 1);
    if (withinSentence.test(lead)) return true;
    const text = reply.slice(part.start, part.end);
    return shown.some((message) => message.includes(text)) && saysMoreThan(part);
  };
}

/** Characters on either side of a part that show whether it stands within a sentence. */
const nearby = 160;

/** At least two words, or one and a comma, that no sign such as `:` or `>` ends. */
const withinSentence = /\p{L}[\p{L}\p{N}'’)]*(?:,|[,;]?\s.*[\p{L}\p{N},)])\s*[`"'“‘(*]*$/u;

/** Two words in a row, which are neither tags nor the language of a fence. */
const saysMore = /(?<![<\p{L}\p{N}_/|-])\p{L}+[,;:]?[^\S\n]+\p{L}+(?![\p{L}\p{N}_]|[|>=])/gu;
