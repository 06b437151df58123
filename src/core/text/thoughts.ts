import type { Span } from './json-in-text.ts';

/** The tags around a model's thoughts, as models and their templates write them. */
const tags =
  /<(?<close>\/?)(?:\w{1,20}:)?(?:think(?:ing)?|thoughts?|reasoning|reflection|analysis|scratchpad)>|\[(?<close2>\/?)THINK\]|◁(?<close3>\/?)think▷/gi;

interface Tag extends Span {
  readonly closes: boolean;
}

/**
 * Returns a reply without the model's thoughts, which only draft it. Thoughts are in a pair of tags; before a
 * closing tag without an opening one, which some templates leave out, everything is thought; so is
 * everything after a tag that opens the reply and is never closed. `contentOf` names the parts that are the
 * reply's own, such as the text of a file: a tag in one of them is content, and so is one in quotes.
 */
export function withoutThoughts(
  reply: string,
  contentOf: (reply: string) => readonly Span[],
): string {
  if (reply.search(tags) < 0) return reply;
  const content = [...contentOf(reply)].sort((a, b) => a.start - b.start);
  let contentEnd = 0;
  let kept = '';
  let from = 0;
  let open: Tag | undefined;
  for (const tag of tagsIn(reply)) {
    while ((content[0]?.start ?? tag.end) <= tag.start) {
      contentEnd = Math.max(contentEnd, content.shift()?.end ?? 0);
    }
    if (tag.start < contentEnd || isQuoted(reply, tag)) continue;
    if (tag.closes) {
      kept = open === undefined ? '' : kept + reply.slice(from, open.start);
      from = tag.end;
      open = undefined;
    } else if (open === undefined && startsLine(reply, tag)) open = tag;
  }
  const isCut = open !== undefined && (endsLine(reply, open) || isFirst(reply, open));
  return kept + reply.slice(from, isCut ? open?.start : undefined);
}

function tagsIn(reply: string): readonly Tag[] {
  return [...reply.matchAll(tags)].map(({ 0: { length }, index, groups = {} }) => {
    const { close, close2, close3 } = groups;
    return { start: index, end: index + length, closes: Boolean(close || close2 || close3) };
  });
}

/** Whether a tag is only mentioned, as a string or in backticks. */
function isQuoted(reply: string, { start, end }: Tag): boolean {
  const before = reply[start - 1] ?? '';
  return /["'`]/.test(before) && before === reply[end];
}

function startsLine(reply: string, { start }: Tag): boolean {
  let at = start;
  while (/[ \t]/.test(reply[at - 1] ?? '')) at -= 1;
  return at === 0 || reply[at - 1] === '\n';
}

function endsLine(reply: string, { end }: Tag): boolean {
  return /^[ \t\r]*(?:\n|$)/.test(reply.slice(end));
}

function isFirst(reply: string, { start }: Tag): boolean {
  return reply.slice(0, start).trim() === '';
}
