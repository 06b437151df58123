import { keptPatch, type Run } from '../run/index.ts';
import {
  clip,
  code,
  type FoldedBlock,
  type Inline,
  paragraphs,
  text,
  withCode,
} from '../text/index.ts';
import { buildChecklist } from './checklist.ts';
import type { EvidenceItem } from './evidence-item.ts';
import { handicapItems } from './handicap-items.ts';

/** Maximum characters of a detail. */
const maxDetail = 2_500;

/** How reports show a state. */
const evidenceStates: Readonly<Record<EvidenceItem['state'], string>> = {
  passed: '✓ passed',
  'as-before': '≈ as before',
  failed: '✗ failed',
  inconclusive: '– not shown',
  'not-run': '– not shown',
  'not-needed': '– not needed',
};

const stateWidth = Math.max(...Object.values(evidenceStates).map(({ length }) => length));

/** Evidence as plain text, a line for each item. Further lines of untrusted text begin with a bar. */
export function evidenceLines(items: readonly EvidenceItem<string>[]): readonly string[] {
  const width = Math.max(...items.map(({ name }) => name.length));
  return items.map(({ name, state, command, detail }) => {
    const told = command === undefined ? detail : `${command}: ${detail}`;
    const shown = barred(clip(told, maxDetail));
    return `  ${name.padEnd(width)}  ${evidenceStates[state].padEnd(stateWidth)}  ${shown}`;
  });
}

/** Marks every line but the first, so that none looks like one of ours. */
export function barred(text: string): string {
  return text.replaceAll('\n', '\n  | ');
}

/**
 * The checklist of evidence. Without a change that is kept, only what the work was done without, because an answer may
 * depend on it, too; usually empty.
 */
export function evidenceBlocks(run: Run): FoldedBlock[] {
  const isKept = keptPatch(run).size > 0;
  const items = isKept ? foldNotRun(buildChecklist(run)) : handicapItems(run);
  const rows = items.map(evidenceRow);
  if (rows.length === 0) return [];
  return [{ kind: 'table', header: ['Evidence', 'State', 'Detail'], rows }];
}

/** How the project's commands were isolated from the job; empty if none was run on a change that is kept. */
export function isolationBlocks(run: Run): FoldedBlock[] {
  const isKept = keptPatch(run).size > 0;
  const tested = isKept ? run.steps.findLast((step) => step.kind === 'tested') : undefined;
  return paragraphs(tested?.isolation);
}

function evidenceRow(item: EvidenceItem<string>): readonly (readonly Inline[])[] {
  const { name, state, command, detail } = item;
  const clipped = withCode(clip(detail, maxDetail));
  const told = command === undefined ? clipped : [code(command), text(': '), ...clipped];
  return [[text(name)], [text(evidenceStates[state])], told];
}

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
