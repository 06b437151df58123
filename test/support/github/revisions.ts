import type { Commit } from './git-commit.ts';

type ReadCommit = (id: string) => Promise<Commit | undefined>;
type ReadRef = (ref: string) => Promise<string | undefined>;

/** Finds a commit by its id, its ref or its branch, and by `~2` or `^2` what came before it. */
export async function commitNamed(
  name: string,
  readCommit: ReadCommit,
  readRef: ReadRef,
): Promise<string | undefined> {
  const [, start = '', steps = ''] = /^([^~^]*)((?:[~^]\d*)*)$/.exec(name) ?? [];
  let id = (await readRef(start)) ?? (await readRef(`refs/heads/${start}`)) ?? start;
  if ((await readCommit(id)) === undefined) return undefined;
  for (const [, sign, number = ''] of steps.matchAll(/([~^])(\d*)/g)) {
    // `~2` is the first parent's first parent, `^2` the second parent.
    const count = number === '' ? 1 : Number(number);
    const parents = sign === '~' ? new Array<number>(count).fill(1) : [count];
    for (const parent of parents) {
      const next = (await readCommit(id))?.parents[parent - 1];
      if (next === undefined) return undefined;
      id = next;
    }
  }
  return id;
}
