import { workOf } from './counter.ts';
import type { Reader } from './reader.ts';
import type { Seed } from './seeds.ts';

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
