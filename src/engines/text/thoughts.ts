import type { Span } from './json.ts';

/** The tags around a model's thoughts, and what ends the channel that holds them, as templates write them. */
const tags =
  /<\/?(?:\w{1,20}:)?(?:think(?:ing)?|thoughts?|reasoning|reflection|analysis|scratchpad)\s?>|\[\/?THINK\]|◁\/?think▷|(?<!<\|call\|>\s?)<\|start\|>assistant(?:<\|channel\|>final<\|message\|>)?/gi;

const closing = /^(?:.\/|<\|)/;

interface Tag extends Span {
  readonly closes: boolean;
}

/**
 * Returns a reply without the model's thoughts, which only draft it. Thoughts are in a pair of tags; before a
 * closing tag without an opening one, which some templates leave out, everything is thought; so is
 * everything after a tag that opens the reply or a line and is never closed. `contentOf` names the parts that are
 * the reply's own, such as the text of a file: a tag in one of them is content. A tag that a sentence mentions is none.
 */
export function withoutThoughts(
  reply: string,
  contentOf: (reply: string) => readonly Span[],
): string {
  if (reply.search(tags) < 0) return reply;
  const content = [...contentOf(reply)].sort((a, b) => a.start - b.start);
  let [next, contentEnd] = [0, 0];
  let kept = '';
  let from = 0;
  let open: Tag | undefined;
  for (const tag of findTags(reply)) {
    while ((content[next]?.start ?? tag.end) <= tag.start) {
      contentEnd = Math.max(contentEnd, content[next]?.end ?? 0);
      next += 1;
    }
    if (tag.start < contentEnd || isMentioned(reply, tag)) continue;
    if (tag.closes) {
      kept = open === undefined ? '' : kept + reply.slice(from, open.start);
      from = tag.end;
      open = undefined;
    } else if (open === undefined && startsLine(reply, tag)) open = tag;
  }
  const isCut = open !== undefined && (opensText(reply, open) || isFirst(reply, open));
  return kept + reply.slice(from, isCut ? open?.start : undefined);
}

function findTags(reply: string): readonly Tag[] {
  return [...reply.matchAll(tags)].map(({ 0: tag, index }) => {
    return { start: index, end: index + tag.length, closes: closing.test(tag) };
  });
}

/** Characters on either side of a tag that show whether it is mentioned. */
const reach = 120;

/** Whether a tag is only mentioned: as a string, in a code span, or within a sentence that goes on after it. */
function isMentioned(reply: string, { start, end, closes }: Tag): boolean {
  const before = reply.slice(Math.max(0, start - reach), start);
  const after = reply.slice(end, end + reach);
  const last = before.at(-1) ?? '';
  if (/["'`]/.test(last) && after.startsWith(last)) return true;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const isInSpan = line.split('`').length % 2 === 0 && /^[^`\n]*`(?!``)/.test(after);
  return isInSpan || (closes && /\S $/.test(before) && sentenceRest.test(after));
}

const sentenceRest = /^(?: [a-z]+ [a-z]|["'](?=[\s.,;:)])|[.,;:)]\s)/;

function startsLine(reply: string, { start }: Tag): boolean {
  let at = start;
  while (/[ \t]/.test(reply[at - 1] ?? '')) at -= 1;
  return at === 0 || reply[at - 1] === '\n';
}

/** Whether a thought begins right after a tag or on the next line; after a blank, a sentence goes on. */
function opensText(reply: string, { end }: Tag): boolean {
  return /^(?:[ \t\r]*(?:\n|$)|\S)/.test(reply.slice(end, end + reach));
}

function isFirst(reply: string, { start }: Tag): boolean {
  return reply.slice(0, start).trim() === '';
}
