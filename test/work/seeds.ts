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
