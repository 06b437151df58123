import { clip } from '../../engines/text/index.ts';
import { code, type FoldedBlock, type Inline, text, withCode } from '../markup/index.ts';
import { keptPatch, type Run } from '../run/index.ts';
import { buildChecklist } from './checklist.ts';
import type { EvidenceItem } from './evidence-item.ts';
import { handicapItems } from './handicap-items.ts';

/** Maximum characters of a detail in a line. */
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
export function evidenceLines(items: readonly EvidenceItem[]): readonly string[] {
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
  const items = isKept ? buildChecklist(run) : handicapItems(run);
  const rows = items.map(evidenceRow);
  if (rows.length === 0) return [];
  return [{ kind: 'table', header: ['Evidence', 'State', 'Detail'], rows }];
}

/** How the project's commands were isolated from the job; `undefined` if none was run on a change that is kept. */
export function isolationOf(run: Run): string | undefined {
  const isKept = keptPatch(run).size > 0;
  return isKept ? run.steps.findLast((step) => step.kind === 'tested')?.isolation : undefined;
}

function evidenceRow(item: EvidenceItem): readonly (readonly Inline[])[] {
  const { name, state, command, detail } = item;
  const content = withCode(detail);
  const told = command === undefined ? content : [code(command), text(': '), ...content];
  return [[text(name)], [text(evidenceStates[state])], told];
}
