import type { Span } from '../../core/text/index.ts';
import { type Message, messageText } from '../ports.ts';

/** What of a reply only quotes or mentions what it says. */
interface Quotations {
  /** Whether a part stands within a sentence, in an edit, or in a fence of another language. */
  readonly isMentioned: (part: Span) => boolean;
  /** Whether a part is mentioned, or was in the prompt and the reply says more than that. */
  readonly isQuoted: (part: Span) => boolean;
}

/** Finds what a reply only quotes, by the `code` that it shows. What is the same for all parts is computed once. */
export function findQuotations(
  reply: string,
  prompt: readonly Message[],
  code: readonly Span[],
): Quotations {
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
  const isMentioned = (part: Span) => isWithin(code, part.start) || standsInSentence(reply, part);
  const isQuoted = (part: Span) => {
    const text = reply.slice(part.start, part.end);
    return (
      isMentioned(part) || (shown.some((message) => message.includes(text)) && saysMoreThan(part))
    );
  };
  return { isMentioned, isQuoted };
}

function standsInSentence(reply: string, { start, end }: Span): boolean {
  const near = reply.slice(Math.max(0, start - nearby), start);
  const lead = near.slice(near.lastIndexOf('\n') + 1);
  const isLed = withinSentence.test(lead);
  // A token of calls, or one word and a quotation mark, may as well introduce a call.
  const isDoubtful = isLed ? token.test(reply.slice(start, end)) : quotedWord.test(lead);
  return isDoubtful ? goesOn.test(reply.slice(end, end + nearby)) : isLed;
}

/** Languages of fences in which models call tools. */
const ofCalls = /^(?:json\w*|xml|te?xt|plain\w*|markdown|md|(?:tool|function|action|call)\w*)?$/i;

/** A line of a fence in Python that holds nothing but calls. */
const pythonCall = /^(?:\s|$|[)\]}]|\[?(?:print\()?[\w.]+\()/;

/** Whether a fence, by what follows its signs and by its lines, shows code and no calls. */
export function isCode(info: string, lines: readonly string[]): boolean {
  const [language = ''] = info.split(/\s/);
  if (/^py(?:thon)?$/i.test(language)) return !lines.every((line) => pythonCall.test(line));
  return !ofCalls.test(language);
}

/** Whether a place is in one of the spans, which are in order. */
export function isWithin(spans: readonly Span[], place: number): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.start ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return (spans[low - 1]?.end ?? 0) > place;
}

/** Characters on either side of a part that show whether it stands within a sentence. */
const nearby = 160;

/** At least two words, or one and a comma, that no sign such as `:` or `>` ends. */
const withinSentence = /\p{L}[\p{L}\p{N}'’)]*(?:,|[,;]?\s.*[\p{L}\p{N},)])\s*[`"'“‘(*]*$/u;

const quotedWord = /\p{L},? ["'`“‘]$/u;

/** What only calls have. */
const token = /^(?:<[|｜]|\[[A-Z_]{4}|(?:print\()?(?:default_api|functions)\.)/;

const goesOn = /^(?:<[^<>\n]{1,60}>|[`"'”’)*.,;: ])*\p{L}/u;

/** Two words in a row, which are neither tags nor the language of a fence. */
const saysMore = /(?<![<\p{L}\p{N}_/|-])\p{L}+[,;:]?[^\S\n]+\p{L}+(?![\p{L}\p{N}_]|[|>=])/gu;
