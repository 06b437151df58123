import { structuredPatch } from 'diff';
import type { Tree } from '../../test/support/edits/engine.ts';
import type { Case, Judged } from './scoring.ts';

/** Says which sample is not exact and why: the engine's refusal, or a diff from the right tree. */
export function describeFailure(one: Case, { verdict, tree, why }: Judged, kind: string): string {
  const wanted = one.mustRefuse ? one.files : (one.right[0] ?? one.files);
  const lines = verdict === 'wrong' ? differences(wanted, tree).slice(0, 20) : [why.slice(0, 200)];
  return [`${one.id}: ${kind}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Returns a short diff from the right tree to the actual one. */
function differences(right: Tree, tree: Tree): readonly string[] {
  const paths = new Set([...right.keys(), ...tree.keys()]);
  return [...paths].flatMap((path) => {
    const [wanted = '', got = ''] = [right.get(path), tree.get(path)];
    const { hunks } = structuredPatch(path, path, wanted, got, '', '', { context: 1 });
    return hunks.length === 0
      ? []
      : [path, ...hunks.flatMap(({ lines }) => lines.map((line) => JSON.stringify(line)))];
  });
}
