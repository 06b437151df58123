import { accessRules } from '../../../src/core/repository/index.ts';
import {
  applyEdits,
  emptyPatch,
  type Original,
  parseEdits,
} from '../../../src/engines/edits/index.ts';
import {
  type PathRules,
  type RepoPath,
  repoPath,
  unprotected,
} from '../../../src/engines/files/index.ts';

/** Paths and their texts. */
export type Tree = ReadonlyMap<string, string>;

/** The result of a reply: the changed files (`null`: deleted), or why it was refused. */
export type Outcome =
  | { readonly kind: 'applied'; readonly files: ReadonlyMap<string, string | null> }
  | {
      readonly kind: 'refused';
      readonly why: string;
      /** What an engine changed despite the refusal. */
      readonly files?: ReadonlyMap<string, string | null>;
    };

/** Applies a model's reply to the files of a repository; `finished`: the endpoint reports that the model ended it. */
export type Engine = (files: Tree, reply: string, finished?: boolean) => Outcome;

/** The product's own engine; applies all blocks of a reply or none. */
export const applyReply: Engine = (files, reply, finished) => {
  const parsed = parseEdits(reply, finished);
  if (parsed.kind === 'malformed') return { kind: 'refused', why: parsed.why };
  const staged = applyEdits(emptyPatch, repositoryOf(files), parsed.edits);
  if (staged.kind === 'unplaced') return { kind: 'refused', why: staged.why };
  const [refusal] = staged.refusals;
  if (refusal !== undefined) return { kind: 'refused', why: `${refusal.path}: ${refusal.why}` };
  const changed = [...staged.patch].map(([path, { after }]): [string, string | null] => [
    path,
    after,
  ]);
  return { kind: 'applied', files: new Map(changed) };
};

const everywhere: PathRules = accessRules('.') ?? { safeDirectory: '', ...unprotected };

function repositoryOf(files: Tree) {
  const originals = [...files].flatMap(([name, before]): [RepoPath, Original][] => {
    const path = repoPath(name, everywhere);
    return typeof path === 'string' ? [[path, { before, executable: false }]] : [];
  });
  return { paths: [...files.keys()], originals: new Map(originals), rules: everywhere };
}
