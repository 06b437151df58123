import type { Engine, Outcome, Tree } from '../../test/support/edits/engine.ts';

/** A reply, the files it applies to, and the results that are right. */
export interface Case {
  readonly id: string;
  readonly files: Tree;
  readonly reply: string;
  /** Whether the endpoint reports that the model ended the reply. */
  readonly finished?: boolean;
  /** The right trees; may be empty with `mustRefuse`. */
  readonly right: readonly Tree[];
  readonly mustRefuse: boolean;
  /** Whitespace at the end of a file does not count. */
  readonly lenientEnd: boolean;
  readonly tags: readonly string[];
}

/** The result of a case. */
export interface Judged {
  readonly one: Case;
  /** A right result, a missed change, or a harmful one. */
  readonly verdict: 'exact' | 'refused' | 'wrong';
  /** What is wrong with a tree: its text, only its indentation, or only trailing whitespace and blank lines. */
  readonly severity: 'code' | 'indent' | 'cosmetic' | undefined;
  /** The files as the engine left them. */
  readonly tree: Tree;
  /** Refused, yet some file differs. */
  readonly isPartial: boolean;
  readonly why: string;
}

/** Runs a case and judges the result. */
export function judge(one: Case, engine: Engine): Judged {
  const outcome = engine(one.files, one.reply, one.finished);
  const tree = treeAfter(one.files, outcome);
  const isUnchanged = isSame(tree, one.files);
  const verdict = verdictOn(one, outcome, tree, isUnchanged);
  return {
    one,
    verdict,
    severity: verdict === 'wrong' ? severityOf(one, tree) : undefined,
    tree,
    isPartial: outcome.kind === 'refused' && !isUnchanged,
    why: outcome.kind === 'refused' ? outcome.why : '',
  };
}

function verdictOn(
  { mustRefuse, right, lenientEnd }: Case,
  outcome: Outcome,
  tree: Tree,
  isUnchanged: boolean,
): Judged['verdict'] {
  if (mustRefuse && isUnchanged) return 'exact';
  if (outcome.kind === 'refused') return mustRefuse ? 'wrong' : 'refused';
  const read = lenientEnd ? (text: string) => text.trimEnd() : undefined;
  return right.some((one) => isSame(tree, one, read)) ? 'exact' : 'wrong';
}

/** Compares a wrong tree with the closest right one. */
function severityOf({ right, mustRefuse }: Case, tree: Tree): Judged['severity'] {
  if (mustRefuse) return 'code';
  if (right.some((one) => isSame(one, tree, withoutBlanks))) return 'cosmetic';
  return right.some((one) => isSame(one, tree, withoutIndent)) ? 'indent' : 'code';
}

function treeAfter(files: Tree, outcome: Outcome): Tree {
  const tree = new Map(files);
  for (const [path, text] of outcome.files ?? []) {
    if (text === null) tree.delete(path);
    else tree.set(path, text);
  }
  return tree;
}

/** Whether two trees have the same files, and the same of each text. */
function isSame(a: Tree, b: Tree, read = (text: string) => text): boolean {
  return (
    a.size === b.size &&
    [...a].every(([path, text]) => {
      const other = b.get(path);
      return other !== undefined && read(text) === read(other);
    })
  );
}

const withoutBlanks = (text: string) => text.replace(/\s*\n/g, '\n').replace(/^\n/, '').trimEnd();
const withoutIndent = (text: string) => text.replace(/\s*\n\s*/g, '\n').trim();
