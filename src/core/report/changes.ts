import { type Delta, deltaDiff, deltasOf, diffSize } from '../edits/index.ts';
import { keptPatch, planOf, type Run } from '../run/index.ts';
import { clip, sha256Hex } from '../text/index.ts';
import { type Block, code, type Inline, link, strong, text } from './document.ts';

/** Files that are listed by name, and characters of what was planned for each. */
const longest = { list: 50, plan: 300 } as const;

/**
 * What was changed, by file with what was planned there, and what that does where a reviewer approved it;
 * nothing where nothing is kept.
 */
export function changeBlocks(run: Run, title: string): Block[] {
  const deltas = deltasOf(keptPatch(run));
  if (deltas.length === 0) return [];
  const plans = plansOf(run);
  const items = deltas
    .slice(0, longest.list)
    .map((delta) => [...deltaContent(delta), ...plannedContent(delta, plans)]);
  const more = deltas.length - items.length;
  const rest = more > 0 ? [[text(`and ${more} more`)]] : [];
  const last = run.steps.findLast((step) => step.kind === 'reviewed');
  const summary = last?.verdict.kind === 'approve' ? last.verdict.summary.trim() : '';
  const told = summary === '' ? [] : [text(` ${clip(summary, 1_000)}`)];
  return [
    { kind: 'paragraph', content: [strong(title), ...told] },
    { kind: 'list', items: [...items, ...rest] },
  ];
}

/** What was done to one file, and how many lines it added and removed. */
function deltaContent(delta: Delta): Inline[] {
  const path = code(delta.change.path);
  if (delta.kind === 'renamed') return [path, text(' (renamed from '), code(delta.from), text(')')];
  const { added, removed } = diffSize(delta);
  const size = `${added > 0 ? ` +${added}` : ''}${removed > 0 ? ` −${removed}` : ''}`;
  return [path, text(`${remarks[delta.kind]}${size}`)];
}

/** What the plan says of each of its files. */
function plansOf(run: Run): ReadonlyMap<string, string> {
  const plan = planOf(run);
  if (plan?.kind !== 'fix') return new Map();
  return new Map(plan.files.map(({ path, change = '' }) => [path, change]));
}

/** What was planned for the file, which for a renamed one may stand at its old name. */
function plannedContent(delta: Delta, plans: ReadonlyMap<string, string>): Inline[] {
  const old = delta.kind === 'renamed' ? plans.get(delta.from) : undefined;
  const planned = (plans.get(delta.change.path) || old || '').replaceAll(/\s+/g, ' ').trim();
  return planned === '' ? [] : [text(`; planned: ${clip(planned, longest.plan)}`)];
}

const remarks = { created: ' (new)', modified: '', deleted: ' (deleted)' } as const;

/**
 * The diffs of the first `most` files. One that has to be shortened leads to its file in the pull request
 * at this address, and those that are left out to all of them.
 */
export function diffBlocks(run: Run, pullRequest: string | undefined, most: number): Block[] {
  const deltas = deltasOf(keptPatch(run));
  const diffs = deltas.slice(0, most).map(
    (delta): Block => ({
      kind: 'code',
      title: delta.change.path,
      language: 'diff',
      text: deltaDiff(delta).trimEnd(),
      ...(pullRequest === undefined ? {} : { whole: placeOf(delta.change.path, pullRequest) }),
    }),
  );
  const hidden = deltas.length - diffs.length;
  if (hidden === 0) return diffs;
  const rest = `Diffs of ${hidden} more ${hidden === 1 ? 'file' : 'files'}`;
  const where =
    pullRequest === undefined ? text(`${rest} not shown`) : link(rest, `${pullRequest}/files`);
  return [...diffs, { kind: 'paragraph', content: [where] }];
}

/** GitHub names a file on the page of all changes by the hash of its path. */
function placeOf(path: string, pullRequest: string): string {
  return `${pullRequest}/files#diff-${sha256Hex(path)}`;
}
