import {
  type Focus,
  type Lines,
  linesOf,
  mergedLines,
  type OutlinedFile,
  type ShownLines,
  showWindow,
  windowsFor,
  windowsText,
  writeOutline,
} from '../../../core/repository/index.ts';
import { longestShown } from '../../../core/run/index.ts';
import { clip, emptyTag, enclosed } from '../../../engines/text/index.ts';
import type { PromptPart, Spare } from './part.ts';

/** A file as the model is shown it. */
export interface ShownFile extends Omit<OutlinedFile, 'text'> {
  /** `null` if there is no such file. */
  readonly text: string | null;
  /** Whether the change so far has deleted or renamed it. */
  readonly isGone?: boolean;
}

/** What of a long file is shown. */
export interface Look {
  /** Lines that are needed. */
  readonly ranges?: readonly Lines[];
  /** Chooses further lines; without it, the first ones are shown if none are needed. */
  readonly focus?: Focus;
}

/** What a part shows of a file, and which lines of it in full. */
export interface Excerpt {
  readonly text: string;
  readonly lines: readonly Lines[];
  /** Whether they are the whole file. */
  readonly isWhole: boolean;
}

/** Maximum characters of a file that is shown whole, of a longer one, and what gives way in a prompt that is too long. */
interface PartSize {
  readonly whole: number;
  readonly parts: number;
  readonly kind: Spare;
}

/** The size of a file that a step needs. */
export const neededSize: PartSize = { whole: longestShown, parts: 12_000, kind: 'file' };

/** Characters of all files that are shown together, of one that is shown whole, and of one that is not. */
const together = { all: 16_000, whole: 8_000, parts: 6_000 } as const;

/** The size of each of so many files that are shown together. */
export function sizeAmong(count: number): PartSize {
  const share = Math.floor(together.all / Math.max(1, count));
  return {
    whole: Math.min(share, together.whole),
    parts: Math.min(share, together.parts),
    kind: 'file',
  };
}

/** Characters in which parts of a file can be shown. */
const leastRoom = 200;

/** Returns a file as a part: a long one by its outline and some of its lines. */
export function filePart(
  file: ShownFile,
  look: Look = {},
  size: PartSize = neededSize,
): PromptPart {
  const { path, text, isGone } = file;
  if (text === null) {
    return { text: emptyTag('file', { path, [isGone ? 'deleted' : 'new']: true }) };
  }
  const excerptIn = (room: number) =>
    room < leastRoom ? leftOut : partsOf({ ...file, text }, look, room);
  const isWhole = text.length <= size.whole;
  const excerpt = isWhole ? wholeText(text) : excerptIn(size.parts);
  const within = (room: number) => enclosed('file', excerptIn(room).text, { path });
  return {
    text: enclosed('file', excerpt.text, { path }),
    spare: { kind: size.kind, name: path, within },
  };
}

const leftOut: Excerpt = { text: '(left out here)', lines: [], isWhole: false };

/** Returns lines as those of a file. */
export const linesOfPath = (path: string, lines: readonly Lines[]): readonly ShownLines[] =>
  lines.map((range) => ({ path, ...range }));

function wholeText(text: string): Excerpt {
  return { text, lines: [{ start: 1, end: linesOf(text).length }], isWhole: true };
}

/** Returns some lines of a file, and all of it if they are its only ones; of none, its outline. */
export function writeLines(file: OutlinedFile, lines: readonly Lines[]): Excerpt {
  const { text } = file;
  const count = linesOf(text).length;
  const isWhole = lines.some(({ start, end }) => start <= 1 && end >= count);
  if (isWhole) return { text, lines, isWhole };
  const isShown = lines.length > 0;
  const outline = () => `${partsNote(text)}\n\n${writeOutline(file, { room: 500 })}`;
  return { text: isShown ? windowsText(text, lines) : outline(), lines, isWhole };
}

/** Characters of the longest window. */
const maxWindow = 8_000;

const partsNote = ({ length }: string) =>
  `(${length} characters, shown in parts: change only lines that you have seen)`;

/** Returns the outline of a file and the lines that are needed or chosen, each line once. */
function partsOf(file: OutlinedFile, look: Look, room: number): Excerpt {
  const { text } = file;
  const { ranges = [], focus } = look;
  const introduction = clip(
    writeOutline(file, { focus, room: room / 3 }),
    room / 2,
    '\n(cut here)',
  );
  const note = partsNote(text);
  const left = room - introduction.length - note.length;
  const needed = windowsText(text, ranges);
  const isTight = needed.length > left;
  const chosen =
    focus === undefined || isTight ? [] : windowsFor(file, focus, left - needed.length);
  const lines = mergedLines([...ranges, ...chosen]);
  const wanted = lines.length === 0 ? [{}] : lines;
  const most = isTight || lines.length === 0 ? Math.min(maxWindow, left / wanted.length) : room;
  const windows = wanted.map((range) => showWindow(text, range, Math.floor(most)).text);
  return { text: [note, introduction, ...windows].join('\n\n'), lines, isWhole: false };
}
