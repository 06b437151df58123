import { deltasOf } from '../../../core/edits/index.ts';
import { fileKind, windowsText } from '../../../core/repository/index.ts';
import { keptPatch, planOf, type Run } from '../../../core/run/index.ts';
import { clipLines, enclosed } from '../../../core/text/index.ts';
import { linesAround } from './changed-lines.ts';
import { fixed, type PromptPart } from './part.ts';
import { sizeAmong } from './shown-file.ts';

/** Characters of all regions. */
const space = 12_000;

/** Returns what surrounds the kept change in files that were shown in parts, sources before tests. */
export function changedRegions(run: Run): readonly PromptPart[] {
  const plan = planOf(run);
  const { whole } = sizeAmong(plan?.kind === 'fix' ? plan.files.length : 1);
  const texts = deltasOf(keptPatch(run)).flatMap(({ kind, change: { path, before, after } }) =>
    kind === 'modified' && before !== null && after !== null && before.length > whole
      ? [{ path, before, after }]
      : [],
  );
  if (texts.length === 0) return [];
  const room = Math.floor(space / texts.length);
  const parts = texts
    .toSorted((a, b) => fileKind(a.path) - fileKind(b.path))
    .map(({ path, before, after }) => {
      const text = windowsText(after, linesAround(before, after));
      return enclosed('file', clipLines(text, room, '\n(cut here)'), { path });
    });
  return ['The lines around it, as they are now:', ...parts].map(fixed);
}
