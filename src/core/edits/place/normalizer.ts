import { plain } from './look-alikes.ts';

/** One way to compare lines: two are the same on a rung when their keys are. */
export interface Rung {
  /** What may differ on it, for people. */
  readonly forgives: string;
  readonly key: (line: string) => string;
}

export const exact: Rung = { forgives: 'nothing', key: (line) => line };
export const trailing: Rung = {
  forgives: 'blanks at the ends of lines',
  key: (line) => line.trimEnd(),
};
const outer: Rung = { forgives: 'indentation', key: (line) => line.trim() };
/** The loosest that still compares every sign of a line, blanks within it included. */
export const spelled: Rung = {
  forgives: 'characters that look alike',
  key: (line) => plain(line.trim()).trim(),
};

/** The signs alone. */
export const unspaced: Rung = {
  forgives: 'blanks inside lines',
  key: (line) => plain(line).replace(/\s+/g, ''),
};

/** From strict to loose; what is the same on one is the same on every later one. */
export const looserRungs: readonly Rung[] = [trailing, outer, spelled];
