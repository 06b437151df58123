import {
  type Delta,
  deltaDiff,
  diffSize,
  findDeltas,
  type Patch,
} from '../../engines/edits/index.ts';
import { counted, firstFew } from '../../engines/text/index.ts';
import {
  type Block,
  bullets,
  code,
  type FoldedBlock,
  type Inline,
  paragraph,
  paragraphs,
  strong,
  text,
  titledCode,
} from '../markup/index.ts';
import { whyReadFirst } from '../repository/index.ts';
import { keptCheck, keptPatch, type Run } from '../run/index.ts';
import { labelled } from './prose.ts';

/** Below a title, the reviewer's summary of the change and the changed files; empty without a change. */
export function changeBlocks(run: Run, title: string): readonly FoldedBlock[] {
  const deltas = findDeltas(keptPatch(run));
  if (deltas.length === 0) return [];
  const noticed = noticedBesides(run);
  return [
    ...labelled(title, summaryOfChange(run)),
    bullets(deltas.map(deltaContent)),
    ...(noticed === '' ? [] : labelled('Noticed, not changed:', noticed)),
  ];
}

/** The reviewer's summary of an approved change in Markdown, which is untrusted; empty if there is none. */
export function summaryOfChange(run: Run): string {
  return findApproval(run)?.summary.trim() ?? '';
}

/** What the reviewer noticed besides an approved change, in untrusted Markdown; empty if nothing. */
export function noticedBesides(run: Run): string {
  return findApproval(run)?.noticed ?? '';
}

function findApproval(run: Run) {
  const last = run.steps.findLast((step) => step.kind === 'reviewed');
  return last?.verdict.kind === 'approve' ? last.verdict : undefined;
}

/** What became of a file, after its path. */
export const fates = { created: ' (new)', modified: '', deleted: ' (deleted)' } as const;

/** What happened to one file, and how many lines were added and removed. */
function deltaContent(delta: Delta): Inline[] {
  const path = code(delta.change.path);
  if (delta.kind === 'renamed') return [path, text(' (renamed from '), code(delta.from), text(')')];
  const { added, removed } = diffSize(delta);
  const size = `${added > 0 ? ` +${added}` : ''}${removed > 0 ? ` −${removed}` : ''}`;
  return [path, text(`${fates[delta.kind]}${size}`)];
}

/** The first diffs of a change, each folded, and how many there are besides. */
export function diffBlocks(patch: Patch, most: number): readonly Block[] {
  const deltas = findDeltas(patch);
  const hidden = deltas.length - most;
  const diffs = deltas.slice(0, most).map((delta) => {
    const diff = deltaDiff(delta).trimEnd();
    return titledCode(delta.change.path, { language: 'diff', text: diff });
  });
  return [
    ...diffs,
    ...paragraphs(hidden > 0 ? `Diffs of ${counted(hidden, 'more file')} not shown.` : undefined),
  ];
}

/** Files that are named to be read first. */
const maxReadFirst = 10;

/** Names the files of a change that act before somebody reads them, by the reason; empty without any. */
function readFirstInlines(patch: Patch): readonly Inline[] {
  const all = [...patch.keys()].sort().filter((path) => whyReadFirst(path) !== undefined);
  const shown = all.slice(0, maxReadFirst);
  const reasons = [...new Set(shown.map(whyReadFirst))];
  const parts = reasons.flatMap((why, at) => {
    const files = shown.filter((path) => whyReadFirst(path) === why);
    const names = files.flatMap((path) => [text(', '), code(path)]).slice(1);
    const start = at === 0 ? [] : [text(';')];
    return [...start, text(' '), ...names, text(`, because ${why}`)];
  });
  const more = all.length > maxReadFirst ? `; and ${all.length - maxReadFirst} more.` : '.';
  return all.length === 0 ? [] : [strong('Read first:'), ...parts, text(more)];
}

/** Asks a reviewer to read first what is no plain source, test or document. */
export function readFirstBlocks(patch: Patch): readonly FoldedBlock[] {
  const content = readFirstInlines(patch);
  return content.length === 0 ? [] : [paragraph(...content)];
}

/** Names what a change adds that may be taken for something else, and may well be meant; empty without any. */
export function doubtSentence(run: Run): string {
  const found = (keptCheck(run)?.doubtful ?? []).map(
    ({ path, line, message }) => `${path}:${line} (${message})`,
  );
  return found.length === 0 ? '' : `Look closely: ${firstFew(found, maxReadFirst).join(', ')}.`;
}

/** The same in one line; empty if there is nothing to read first. */
export const readFirstSentence = (patch: Patch): string =>
  readFirstInlines(patch)
    .map((inline) => inline.text)
    .join('');
