import { accessRules } from '../../src/core/repository/index.ts';
import type { FileChange, Patch } from '../../src/engines/edits/index.ts';
import { repoPath } from '../../src/engines/files/index.ts';

export interface ChangeSeed {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly executable?: boolean;
}

/** A patch of changes without branded types. */
export function patchOf(...seeds: readonly ChangeSeed[]): Patch {
  const changes = seeds.map(changeOf);
  return new Map(changes.map((change) => [change.path, change]));
}

function changeOf({ path, before, after, executable = false }: ChangeSeed): FileChange {
  const rules = accessRules('');
  const checked = rules && repoPath(path, rules);
  if (typeof checked !== 'string') throw new Error(`${path} is not a path of the tests`);
  return { path: checked, before, after, executable };
}
