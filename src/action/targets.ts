import * as core from '@actions/core';
import type { MoveTarget } from '../core/tickets/index.ts';
import { UserError } from '../core/user-error.ts';

/** The targets that have a word of their own, and need no name of a status. */
const words: ReadonlyMap<string, MoveTarget> = new Map([
  ['none', { kind: 'stay' }],
  ['in-progress', { kind: 'category', category: 'indeterminate' }],
  ['done', { kind: 'category', category: 'done' }],
]);

/**
 * Where a ticket goes, from an input: a word for a category or for nothing, else the names or ids of
 * statuses and transitions, separated by commas or lines. `usual` is the word where it is empty.
 */
export function targetInput(name: string, usual: 'in-progress' | 'done'): MoveTarget {
  const value = core.getInput(name).trim() || usual;
  const word = words.get(value.toLowerCase());
  if (word !== undefined) return word;
  const names = value
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isWord = (part: string) => part === 'none' || part === 'in-progress';
  if (names.length === 0 || names.some(isWord)) {
    throw new UserError(
      `Set the input \`${name}\` to none, in-progress or done alone, or to names or ids of statuses and transitions, separated by commas.`,
    );
  }
  return { kind: 'named', names };
}
