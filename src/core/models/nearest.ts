import { distance } from '../text/index.ts';
import { plainName } from './model-name.ts';

const mostNamed = 3;

/** Returns those of the names that someone who typed `name` may have meant, the nearest first; at most three. */
export function nearestModels(name: string, known: readonly string[]): readonly string[] {
  const near = known
    .map((one) => ({ one, steps: stepsBetween(plainName(name), plainName(one)) }))
    .filter(({ steps }) => steps !== undefined)
    .toSorted((a, b) => (a.steps ?? 0) - (b.steps ?? 0));
  const found = near.map(({ one }) => one).slice(0, mostNamed);
  return found.length === 0 && known.length <= mostNamed ? known : found;
}

/** Edits from one name to the other; a beginning of the other is one edit away. `undefined` for many. */
function stepsBetween(a: string, b: string): number | undefined {
  const isBeginning = a !== '' && (b.startsWith(a) || a.startsWith(b)) && b !== '';
  const limit = Math.floor(Math.max(a.length, b.length) / 3);
  const steps = distance(a, b, limit);
  if (steps <= limit) return steps;
  return isBeginning ? 1 : undefined;
}
