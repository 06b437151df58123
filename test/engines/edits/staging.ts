import type { Repository, StagedEdits, Unplaced } from '../../../src/engines/edits/index.ts';
import {
  applyEdits,
  type Edit,
  emptyPatch,
  type FileChange,
  type Original,
  type Patch,
} from '../../../src/engines/edits/index.ts';
import { patchOf, pathOf } from '../../support/memory/samples/changes.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';

/** A file as it was read; `null`: not text, or missing. */
export const original = (path: string, before: string | null, executable = false) =>
  [pathOf(path), { before, executable }] as const;

/** Files of every kind: most were read, one is not text, one was not read. */
export const repository: Repository = {
  paths: ['a.py', 'b.py', 'run.sh', 'blank.py', 'logo.png', 'unread.py', 'lib/x.py'],
  originals: new Map<ReturnType<typeof pathOf>, Original>([
    original('a.py', 'a\nb\nc\n'),
    original('b.py', 'p\r\nq'),
    original('run.sh', 'ls\n', true),
    original('blank.py', '\n  \n'),
    original('logo.png', null),
    original('lib/x.py', 'x\n'),
  ]),
  rules: rulesOf('', ['secret/']),
};

const toLines = (text: string) => (text === '' ? [] : text.split('\n'));

/** One block; splits its sides into lines. */
export const block = (file: string | undefined, search: string, replace: string): Edit => ({
  kind: 'replacement',
  file,
  search: toLines(search),
  replace: toLines(replace),
});

/** The whole new text of a file. */
export const whole = (file: string, text: string): Edit => ({
  kind: 'whole-file',
  file,
  lines: toLines(text),
});

export const deletion = (file: string): Edit => ({ kind: 'deletion', file });

export const renaming = (file: string, to: string): Edit => ({ kind: 'renaming', file, to });

/** Stages edits over the files of {@link repository}. */
export const stage = (edits: readonly Edit[], patch: Patch = emptyPatch) =>
  applyEdits(patch, repository, edits);

/** Expects a patch without refusals. */
export const staged = (...changes: readonly FileChange[]): StagedEdits => ({
  kind: 'staged',
  patch: patchOf(...changes),
  refusals: [],
});

/** Returns everything said against a reply. */
export const whyOf = (result: StagedEdits | Unplaced) =>
  result.kind === 'unplaced'
    ? result.why
    : result.refusals.map(({ path, why }) => `${path}: ${why}`).join('\n');
