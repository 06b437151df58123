import { fenceAround } from './markdown.ts';
import { byteLength, closed, excerpt } from './shorten.ts';

/** A part of a text that can be shortened: `need` are its bytes uncut, `within(room)` has at most `room`. */
export interface BudgetedText {
  readonly need: number;
  readonly within: (room: number) => string;
}

/** A passage with its share of the whole (0 to 1) that is kept for it; without one it is never cut. */
export interface BudgetedSection extends BudgetedText {
  readonly share?: number;
}

const between = '\n\n';

/** Free text; what is in it can leave no code fence open. */
export function prose(text: string): BudgetedText {
  const whole = closed(text);
  return { need: byteLength(whole), within: (room) => excerpt(whole, room) };
}

/** A passage below a head, which is a line and never cut unless it is longer than the room. */
export function headed(head: string, body: BudgetedText): BudgetedText {
  const top = byteLength(head) + between.length;
  return {
    need: top + body.need,
    within: (room) =>
      top < room ? `${head}${between}${body.within(room - top)}` : excerpt(head, room),
  };
}

/** A text in a code fence that is longer than any in it. */
export function budgetedCode(language: string, text: string): BudgetedText {
  const whole = text.replace(/\n$/, '');
  const { open, close } = fenceAround(language, whole);
  const around = byteLength(open + close);
  return {
    need: around + byteLength(whole),
    within: (room) =>
      around < room ? `${open}${excerpt(whole, room - around)}${close}` : excerpt('(…)', room),
  };
}

/** How passages stand together: the first given is kept first, `leftOut` says how many are not shown. */
export interface BudgetedList {
  readonly title: string;
  readonly passages: readonly BudgetedText[];
  readonly leftOut: (count: number) => string;
  /** How many are left out already. */
  readonly over?: number;
  /** Whether the last given stands on top, below what is said of those left out. */
  readonly upwards?: boolean;
  /** What stands between two passages; by default a blank line. */
  readonly separator?: string;
}

/** Room below which it is no use to begin another passage. */
const smallest = 200;

/** Passages below a title: as many as have room, the last of them shortened, and a word on the others. */
export function budgetedList(given: BudgetedList): BudgetedText {
  const { title, passages, leftOut, over = 0, upwards, separator = between } = given;
  const top = byteLength(title) + between.length;
  const apart = byteLength(separator);
  const note = byteLength(leftOut(passages.length + over)) + apart;
  const sizes = passages.map(({ need }) => need + apart);
  const need = top + sizes.reduce((sum, size) => sum + size, over > 0 ? note : -apart);
  const within = (room: number) => {
    const spare = need <= room && over === 0 ? 0 : note;
    const shown = taken(passages, room - top - spare + apart, apart);
    const missing = passages.length - shown.length + over;
    const lines = missing > 0 ? [...shown, leftOut(missing)] : shown;
    const text = (upwards ? lines.toReversed() : lines).join(separator);
    return excerpt(`${title}${between}${text}`, room);
  };
  return { need, within };
}

function taken(passages: readonly BudgetedText[], room: number, apart: number): readonly string[] {
  const shown: string[] = [];
  let left = room;
  for (const { need, within } of passages) {
    const mine = left - apart;
    if (need > mine && shown.length > 0 && mine < smallest) break;
    shown.push(within(Math.max(mine, 0)));
    if (need > mine) break;
    left -= need + apart;
  }
  return shown;
}

/** Sections one below the other in at most `room` bytes. What one does not need goes to the others. */
export function fitSections(sections: readonly BudgetedSection[], room: number): string {
  const given = allot(sections, room - between.length * (sections.length - 1));
  return sections.map(({ within }, index) => within(given[index] ?? 0)).join(between);
}

/** Bytes for each section: its share at least, where it needs so much; the rest by the size of the share. */
function allot(sections: readonly BudgetedSection[], room: number): readonly number[] {
  const fixed = sections.reduce(
    (sum, { need, share }) => sum + (share === undefined ? need : 0),
    0,
  );
  const free = room - fixed;
  const given = sections.map(({ need, share }) =>
    share === undefined ? need : Math.min(need, Math.floor(share * free)),
  );
  let rest = room - given.reduce((sum, bytes) => sum + bytes, 0);
  const order = sections.map((section, index) => ({ ...section, index }));
  for (const { need, index } of order.sort((a, b) => (b.share ?? 0) - (a.share ?? 0))) {
    const more = Math.min(need - (given[index] ?? 0), rest);
    given[index] = (given[index] ?? 0) + more;
    rest -= more;
  }
  return given;
}
