import { clip } from '../text/index.ts';
import { type EvidenceItem, evidenceStates } from './checklist.ts';

/** Maximum characters of a detail. */
const longestDetail = 2_500;

const stateWidth = Math.max(...Object.values(evidenceStates).map(({ length }) => length));

/** Evidence as plain text, a line for each item. Further lines of untrusted text begin with a bar. */
export function evidenceLines(items: readonly EvidenceItem<string>[]): readonly string[] {
  const width = Math.max(...items.map(({ name }) => name.length));
  return items.map(({ name, state, command, detail }) => {
    const told = command === undefined ? detail : `${command}: ${detail}`;
    const shown = barred(clip(told, longestDetail));
    return `  ${name.padEnd(width)}  ${evidenceStates[state].padEnd(stateWidth)}  ${shown}`;
  });
}

/** Marks every line but the first, so that none looks like one of ours. */
export function barred(text: string): string {
  return text.replaceAll('\n', '\n  | ');
}
