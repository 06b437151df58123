const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Cuts a text to `length` characters and appends `mark`. Never splits a surrogate pair. */
export function clip(text: string, length: number, mark = '…'): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}${mark}`;
}

/** Cuts a text to `length` characters, ellipsis included. */
export function clipWithin(text: string, length: number): string {
  return text.length <= length ? text : clip(text, length - 1);
}

/** Like `clip`, but cuts at the end of a line if there is one. */
export function clipLines(text: string, length: number, mark: string): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf('\n', length);
  return end > 0 ? text.slice(0, end) + mark : clip(text, length, mark);
}

/** The first lines that take at most `length` characters, line breaks included. */
export function firstLines(lines: readonly string[], length: number): readonly string[] {
  let used = 0;
  const end = lines.findIndex((line) => {
    used += line.length + 1;
    return used > length;
  });
  return end === -1 ? lines : lines.slice(0, end);
}

/** The largest number from `floor` to `ceiling` that passes; `floor` if none does. */
export function largestFitting(
  floor: number,
  ceiling: number,
  passes: (value: number) => boolean,
): number {
  let [low, high] = [floor, ceiling];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The first texts, and how many more there are. */
export function firstFew(texts: readonly string[], max: number): readonly string[] {
  const more = texts.length - max;
  return more > 0 ? [...texts.slice(0, max), `and ${more} more`] : texts;
}

/** Lists the first five names after a colon, and says how many more there are; empty without names. */
export function listNames(names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  const shown = names.slice(0, 5).map((name) => clip(name, 120));
  return `: ${shown.join(', ')}${more}`;
}

/** Returns the first line, up to 300 characters, without a final sentence that introduces the next lines. */
export function summaryLine(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const end = first.lastIndexOf('. ');
  const summary = first.endsWith(':') ? first.slice(0, end > 0 ? end : -1) : first;
  return clip(summary, 300, ' (cut here)');
}

/** Joins a text to one line, trimmed and, with `room`, in at most that many bytes. */
export function oneLine(text: string, room?: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return room === undefined ? line : excerpt(line, room).replaceAll(/\s+/g, ' ');
}

/** Size in bytes, as UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

/** Bytes below which there is no space for a line about the cut. */
const minExcerpt = 160;

/** Bytes reserved for closing a code fence that the cut left open. */
const fenceRoom = 12;

/** Shortens a text to `room` bytes: head, a line that says how much is cut, tail. Closes an open fence. */
export function excerpt(text: string, room: number): string {
  if (byteLength(text) <= room) return text;
  if (room < minExcerpt) return prefix(text, room - byteLength('…')) + (room < 3 ? '' : '…');
  const half = Math.floor((room - fenceRoom - byteLength(cutLine(text.length))) / 2);
  const head = toLineEnd(prefix(text, half));
  const tail = fromLineStart(suffix(text, half));
  return closed(head + cutLine(Math.max(text.length - head.length - tail.length, 1)) + tail);
}

/** Closes the code fence that a text leaves open, unless the fence is unusually long. */
export function closed(text: string): string {
  const open = openFence(text);
  return open === undefined || open.length > fenceRoom - 2 ? text : `${text}\n${open}`;
}

function openFence(text: string): string | undefined {
  let open: string | undefined;
  for (const line of text.split('\n')) {
    const [, fence, info = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence === undefined) continue;
    if (open === undefined) open = fence.startsWith('`') && info.includes('`') ? undefined : fence;
    else if (fence.startsWith(open) && info.trim() === '') open = undefined;
  }
  return open;
}

const cutLine = (count: number) => `\n\n(… ${count} characters are cut here …)\n\n`;

function prefix(text: string, bytes: number): string {
  if (bytes <= 0) return '';
  return text.slice(0, encoder.encodeInto(text, new Uint8Array(bytes)).read);
}

function suffix(text: string, bytes: number): string {
  const all = encoder.encode(text);
  let start = Math.max(all.length - bytes, 0);
  while (isContinuation(all[start])) start += 1;
  return decoder.decode(all.subarray(start));
}

const isContinuation = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/** Drops the last, partial line, unless that would drop half of the text. */
function toLineEnd(head: string): string {
  const end = head.lastIndexOf('\n');
  return end > head.length / 2 ? head.slice(0, end) : head;
}

function fromLineStart(tail: string): string {
  const start = tail.indexOf('\n') + 1;
  return start > 0 && start < tail.length / 2 ? tail.slice(start) : tail;
}
