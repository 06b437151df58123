import { type Span, withoutThoughts } from '../../text/index.ts';
import { readBlock } from './block.ts';
import type { EditPlace, ReadEdits } from './edit.ts';
import { type Fence, fenceReader } from './fence.ts';
import { isClosing, type ReplyLines, replyLines } from './hunk-lines.ts';
import { readV4a } from './v4a.ts';

/** A reply as its edits, its fences and the lines between. */
export interface Scan {
  readonly lines: ReplyLines;
  /** In order, none within another. One that cannot be trusted makes the reply malformed. */
  readonly parts: readonly ReplyPart[];
  /** The closed fences, none of which opens within a part. One that is inside another closes before it. */
  readonly fences: readonly Fence[];
  /** Whether a fence stays open, or the rest of the reply was not read. */
  readonly isOpen: boolean;
}

/** The edits that begin at a line of a reply. */
export interface ReplyPart extends ReadEdits {
  readonly form: Form;
  readonly at: number;
}

type Form = 'block' | 'patch';

type Reader = (reply: ReplyLines, at: number, place: EditPlace) => ReadEdits | undefined;

/** What reads the edits that begin at a line, in the order in which it is tried. */
const readers: readonly (readonly [Form, Reader])[] = [
  ['block', readBlock],
  ['patch', readV4a],
];

/**
 * Reads the edits and fences of a reply without the model's thoughts. `finished` says that the model ended the reply
 * itself, so a missing last line is no cut.
 */
export function scanReply(reply: string, finished = false): Scan {
  return scanLines(replyLines(withoutThoughts(reply, contentSpans)), finished);
}

/** The line above a text that a shell passes to a command, up to a line with the word. */
const shellDocument = /<<-?\s*\\?(?<quote>["']?)(?<word>[A-Z_]{2,30}\d*)\k<quote>\s*$/;

/** Limits the blocks that cannot be trusted, because each may be searched to the end of the reply. */
const mostBroken = 20;

function scanLines(lines: ReplyLines, finished: boolean): Scan {
  const { texts } = lines;
  const fences = fenceReader(texts);
  const parts: ReplyPart[] = [];
  let [floor, previous]: [number, string | undefined] = [0, undefined];
  let [at, broken] = [0, 0];
  let closing: string | undefined;
  while (at < texts.length && broken < mostBroken) {
    const place = { floor, previous, fenceEnd: fences.findEnd(at), closing, finished };
    const part = readPart(lines, at, place);
    if (part === undefined) {
      fences.read(at);
      if (isClosing(texts[at] ?? '', closing)) closing = undefined;
      closing = shellDocument.exec(texts[at] ?? '')?.groups?.word ?? closing;
      at += 1;
      continue;
    }
    parts.push(part);
    if (typeof part.edits !== 'string') {
      floor = part.next;
      previous = part.edits.at(-1)?.file ?? previous;
    } else if (part.form === 'block') broken += 1;
    at = part.next;
  }
  return { lines, parts, fences: fences.closed, isOpen: fences.isOpen() || at < texts.length };
}

function readPart(lines: ReplyLines, at: number, place: EditPlace): ReplyPart | undefined {
  for (const [form, read] of readers) {
    const found = read(lines, at, place);
    if (found !== undefined) return { ...found, form, at };
  }
  return undefined;
}

/**
 * Returns the parts of a reply that are the text of files, in which a tag of thoughts is none: its complete blocks and
 * patches, and its closed fences without a block. A fence that stays open, as in a thought that breaks off, is none.
 */
function contentSpans(reply: string): readonly Span[] {
  const { parts, fences } = scanLines(replyLines(reply), false);
  const whole = parts.filter(({ edits }) => typeof edits !== 'string');
  const blocks = whole.filter(({ form }) => form === 'block');
  const spanOf = lineSpans(reply);
  return [
    ...whole.map(({ at, next }) => spanOf(at, next)),
    ...withoutParts(fences, blocks).map(({ at, to }) => spanOf(at, to + 1)),
  ];
}

/** The fences in which no part begins. */
function withoutParts(fences: readonly Fence[], parts: readonly ReplyPart[]): readonly Fence[] {
  let next = 0;
  return fences.filter(({ at, to }) => {
    while ((parts[next]?.at ?? to) < to) next += 1;
    return (parts[next - 1]?.at ?? 0) <= at;
  });
}

/** Returns what gives the span of lines, up to, but not including, the one at `next`. */
function lineSpans(reply: string): (from: number, next: number) => Span {
  let offset = 0;
  const starts = reply.split('\n').map((line) => {
    const start = offset;
    offset += line.length + 1;
    return start;
  });
  return (from, next) => ({ start: starts[from] ?? 0, end: starts[next] ?? reply.length });
}
