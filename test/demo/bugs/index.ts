import type { Bug } from './bug.ts';
import { cart } from './cart.ts';
import { postage } from './postage.ts';
import { stuck } from './stuck.ts';

export type { Bug, Wish } from './bug.ts';
export { cart, stuck };

/** The bugs that the scripted model knows, by id. */
export const bugs: ReadonlyMap<string, Bug> = new Map(
  [cart, postage, stuck].map((bug) => [bug.id, bug]),
);
