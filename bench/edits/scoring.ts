import type { Engine, Outcome, Tree } from '../../test/support/edits/engine.ts';

/** A reply, the files it meets, and what may come of it. */
export interface Case {
  readonly id: string;
  readonly files: Tree;
  readonly reply: string;
  /** The trees that are right; with `mustRefuse` there need be none. */
  readonly right: readonly Tree[];
  readonly mustRefuse: boolean;
  /** Blank space at the end of a file does not count. */
  readonly lenientEnd: boolean;
  readonly tags: readonly string[];
}

/** A right end, a change that was missed, or one that does damage. */
export type Verdict = 'exact' | 'refused' | 'wrong';

/** What an engine made of a case. */
export interface Judged {
  readonly verdict: Verdict;
  /** The files as the engine left them. */
  readonly tree: Tree;
  /** Refused, yet some file differs. */
  readonly isPartial: boolean;
  readonly why: string;
  readonly milliseconds: number;
}

/** Times that a case is run; the fastest is that of warm code without another's pause in it. */
const runs = 3;

/** Runs a case and judges what became of it. */
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
