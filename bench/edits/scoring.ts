import type { Engine, Outcome, Tree } from '../../test/support/edits/engine.ts';

/** A reply, the files it applies to, and the results that are right. */
export interface Case {
  readonly id: string;
  readonly files: Tree;
  readonly reply: string;
  /** The right trees; may be empty with `mustRefuse`. */
  readonly right: readonly Tree[];
  readonly mustRefuse: boolean;
  /** Whitespace at the end of a file does not count. */
  readonly lenientEnd: boolean;
  readonly tags: readonly string[];
}

/** A right result, a missed change, or a harmful one. */
export type Verdict = 'exact' | 'refused' | 'wrong';

/** The result of a case. */
export interface Judged {
  readonly verdict: Verdict;
  /** The files as the engine left them. */
  readonly tree: Tree;
  /** Refused, yet some file differs. */
  readonly isPartial: boolean;
  readonly why: string;
  readonly milliseconds: number;
}

/** Runs of a case; the fastest is that of warm code without interruption. */
const runs = 3;

/** Runs a case and judges the result. */
export function judge(one: Case, engine: Engine): Judged {
  const outcome = engine(one.files, one.reply);
  const times = Array.from({ length: runs }, () => timed(one, engine));
  const milliseconds = Math.min(...times);
  const tree = treeAfter(one.files, outcome);
  const isUnchanged = sameTree(tree, one.files, false);
  return {
    verdict: verdictOf(one, outcome, tree, isUnchanged),
    tree,
    isPartial: outcome.kind === 'refused' && !isUnchanged,
    why: outcome.kind === 'refused' ? outcome.why : '',
    milliseconds,
  };
}

function timed(one: Case, engine: Engine): number {
  const start = performance.now();
  engine(one.files, one.reply);
  return performance.now() - start;
}

function verdictOf(one: Case, outcome: Outcome, tree: Tree, isUnchanged: boolean): Verdict {
  if (one.mustRefuse && isUnchanged) return 'exact';
  if (outcome.kind === 'refused') return one.mustRefuse ? 'wrong' : 'refused';
  return one.right.some((right) => sameTree(tree, right, one.lenientEnd)) ? 'exact' : 'wrong';
}

function treeAfter(files: Tree, outcome: Outcome): Tree {
  const tree = new Map(files);
  for (const [path, text] of outcome.files ?? []) {
    if (text === null) tree.delete(path);
    else tree.set(path, text);
  }
  return tree;
}

function sameTree(a: Tree, b: Tree, lenientEnd: boolean): boolean {
  const read = (text: string | undefined) => (lenientEnd ? text?.trimEnd() : text);
  return a.size === b.size && [...a].every(([path, text]) => read(text) === read(b.get(path)));
}
