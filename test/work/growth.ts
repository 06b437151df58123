import { workOf } from './counter.ts';
import type { Reader } from './reader.ts';

/** A text that can be made in any length. */
export interface Seed {
  readonly name: string;
  readonly make: (length: number) => string;
}

const repeated = (unit: string, length: number) =>
  unit.repeat(Math.max(1, Math.floor(length / unit.length)));

/**
 * Makes texts of a syntax: each piece again and again, alone, as a line and as a word, with each of its neighbours,
 * all before all of another, and all pieces in turn.
 */
export function seedsOf(tokens: readonly string[], isShort: boolean): readonly Seed[] {
  const shown = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
  const of = (unit: string): Seed => ({
    name: `${shown(unit)} repeated`,
    make: (length) => repeated(unit, length),
  });
  const halves = (first: string, second: string): Seed => ({
    name: `${shown(first)} repeated, then ${shown(second)}`,
    make: (length) => repeated(first, length / 2) + repeated(second, length / 2),
  });
  const within = (inner: string, around: string): Seed => ({
    name: `${shown(inner)} repeated between ${shown(around)}`,
    make: (length) => `${around}${repeated(inner, length)}${around}`,
  });
  const next = (at: number, step: number) => tokens[(at + step) % tokens.length] ?? '';
  if (isShort) return [...tokens.map(of), of(tokens.join(''))];
  return [
    ...tokens.flatMap((token, at) => [
      ...[of(token), of(`${token}\n`), of(`${token} x `), of(token + next(at, 1))],
      ...[halves(token, next(at, 1)), within(token, next(at, 2))],
    ]),
    of(tokens.join('')),
    of(tokens.join('\n')),
  ];
}

/** The most that work may grow when its input doubles. */
const most = 2.5;

/** Work that no text is too short for; less of it does not count as growth. */
const slack = 20_000;

/** Work for each character beyond which a reader is too slow, however it grows. */
const mostForEach = 20_000;

/** How much longer the texts are that a suspicion is tested with: a reader may give up only at some length. */
const longer = [1, 8];

/** Returns how the work of a reader grows if that is too fast; what looks so is tried again with longer texts. */
export async function growthOf(reader: Reader, seed: Seed, length: number) {
  let growth: string | undefined;
  for (const times of longer) {
    growth = await growthUpTo(reader, seed, times * length);
    if (growth === undefined) break;
  }
  return growth;
}

/** Doubles an input three times, up to a length. */
async function growthUpTo(
  { read }: Reader,
  { make }: Seed,
  length: number,
): Promise<string | undefined> {
  let before: number | undefined;
  for (const size of [length / 8, length / 4, length / 2, length]) {
    const text = make(size);
    const bound = before === undefined ? mostForEach * text.length + slack : before * most + slack;
    const work = await workOf(() => read(text), bound);
    if (work >= bound) {
      const than = before === undefined ? `${mostForEach} for each` : `${most} × ${before}`;
      return `the work for ${text.length} characters is more than ${than}`;
    }
    before = work;
  }
  return undefined;
}
