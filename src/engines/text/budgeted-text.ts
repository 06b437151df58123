import { fenceAround } from './markdown.ts';
import { byteLength, closed, excerpt } from './shorten.ts';

/** Text that can be shortened: `need` is its size in bytes, `within(room)` returns at most `room` bytes. */
export interface BudgetedText {
  readonly need: number;
  readonly within: (room: number) => string;
}

/** Text with a guaranteed share of the whole (0 to 1); without a share it is never cut. */
export interface BudgetedSection extends BudgetedText {
  readonly share?: number;
}

const blankLine = '\n\n';

/** Free text; code fences that it leaves open are closed. */
export function prose(text: string): BudgetedText {
  const whole = closed(text);
  return { need: byteLength(whole), within: (room) => excerpt(whole, room) };
}

/** A text below a head line, which is cut only if it does not fit by itself. */
export function headed(head: string, body: BudgetedText): BudgetedText {
  const top = byteLength(head) + blankLine.length;
  return {
    need: top + body.need,
    within: (room) =>
      top < room ? `${head}${blankLine}${body.within(room - top)}` : excerpt(head, room),
  };
}

/** Code in a fence that it cannot close. */
export function budgetedCode(language: string, code: string): BudgetedText {
  const whole = code.replace(/\n$/, '');
  const { open, close } = fenceAround(language, whole);
  const around = byteLength(open + close);
  return {
    need: around + byteLength(whole),
    within: (room) =>
      around < room ? `${open}${excerpt(whole, room - around)}${close}` : excerpt('(…)', room),
  };
}

/** A titled list; the first items have priority. */
export interface BudgetedList {
  readonly title: string;
  readonly items: readonly BudgetedText[];
  /** Returns the note about items that are not shown. */
  readonly omitted: (count: number) => string;
  /** Number of items omitted before. */
  readonly alreadyOmitted?: number;
  /** Shows the last item first, below the note. */
  readonly isReversed?: boolean;
  /** Between two items; by default a blank line. */
  readonly separator?: string;
}

/** Bytes below which no further item is started. */
const minItem = 200;

/** Shows as many items as fit, shortens the last of them, and says how many are omitted. */
export function budgetedList(list: BudgetedList): BudgetedText {
  const { title, items, omitted, alreadyOmitted = 0, isReversed, separator = blankLine } = list;
  const top = byteLength(title) + blankLine.length;
  const apart = byteLength(separator);
  const note = byteLength(omitted(items.length + alreadyOmitted)) + apart;
  const sizes = items.map((item) => item.need + apart);
  const need = top + sizes.reduce((sum, size) => sum + size, alreadyOmitted > 0 ? note : -apart);
  const within = (room: number) => {
    const spare = need <= room && alreadyOmitted === 0 ? 0 : note;
    const shown = firstItems(items, room - top - spare + apart, apart);
    const missing = items.length - shown.length + alreadyOmitted;
    const lines = missing > 0 ? [...shown, omitted(missing)] : shown;
    const text = (isReversed ? lines.toReversed() : lines).join(separator);
    return excerpt(`${title}${blankLine}${text}`, room);
  };
  return { need, within };
}

function firstItems(
  items: readonly BudgetedText[],
  room: number,
  apart: number,
): readonly string[] {
  const shown: string[] = [];
  let left = room;
  for (const { need, within } of items) {
    const available = left - apart;
    if (need > available && shown.length > 0 && available < minItem) break;
    shown.push(within(Math.max(available, 0)));
    if (need > available) break;
    left -= need + apart;
  }
  return shown;
}

/** Joins sections in at most `room` bytes. Bytes that a section does not need go to the others. */
export function fitSections(sections: readonly BudgetedSection[], room: number): string {
  const parts = allot(sections, room - blankLine.length * (sections.length - 1));
  return parts.map(({ section, bytes }) => section.within(bytes)).join(blankLine);
}

/** Allots each section its share or what it needs, and the rest by size of the share. */
function allot(sections: readonly BudgetedSection[], room: number) {
  const uncut = sections.filter(({ share }) => share === undefined);
  const free = room - uncut.reduce((sum, { need }) => sum + need, 0);
  const parts = sections.map((section) => {
    const { need, share } = section;
    const bytes = share === undefined ? need : Math.min(need, Math.floor(share * free));
    return { section, bytes };
  });
  let rest = room - parts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const part of parts.toSorted((a, b) => (b.section.share ?? 0) - (a.section.share ?? 0))) {
    const more = Math.min(part.section.need - part.bytes, rest);
    part.bytes += more;
    rest -= more;
  }
  return parts;
}
