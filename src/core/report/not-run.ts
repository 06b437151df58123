import type { EvidenceItem } from './checklist.ts';

/** What the project's own commands would show, as the folded item calls it. */
const shortNames: ReadonlyMap<string, string> = new Map([
  ['lint', 'lint'],
  ['tests', 'tests'],
  ['regression', 'regression test'],
]);

/**
 * Folds the items that none of the project's commands was run for into one, `Not run`, in place of the first; a
 * single one stays as it is. `hint` is added to the reason.
 */
export function foldNotRun(
  items: readonly EvidenceItem[],
  hint = '',
): readonly EvidenceItem<string>[] {
  const missing = items.filter(({ kind, state }) => state === 'not-run' && shortNames.has(kind));
  const [first, ...others] = missing;
  if (first === undefined || others.length === 0) return items;
  const detail = describeMissing(missing) + hint;
  const folded: EvidenceItem<string> = {
    kind: 'commands',
    name: 'Not run',
    state: 'not-run',
    detail,
  };
  return items.flatMap((item): readonly EvidenceItem<string>[] => {
    if (item === first) return [folded];
    return missing.includes(item) ? [] : [item];
  });
}

/** Names what is missing, with its reason once. A regression test is missing because the tests are. */
function describeMissing(missing: readonly EvidenceItem[]): string {
  const tests = missing.find(({ kind }) => kind === 'tests');
  const names = new Map<string, readonly string[]>();
  for (const item of missing) {
    const { detail } = item.kind === 'regression' && tests !== undefined ? tests : item;
    names.set(detail, [...(names.get(detail) ?? []), shortNames.get(item.kind) ?? item.name]);
  }
  return [...names].map(([why, which]) => `${which.join(', ')}: ${why}`).join('; ');
}
