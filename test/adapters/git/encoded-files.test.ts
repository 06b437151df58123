import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  commitWorkspace,
  headCommit,
  savePatch,
  uncommittedFiles,
  worktreeWorkspace,
  writePatch,
} from '../../../src/adapters/git/index.ts';
import type { Workspace } from '../../../src/agent/ports.ts';
import { emptyPatch, type Patch, patchDigest, stageEdits } from '../../../src/core/edits/index.ts';
import { pathOf, rulesOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';
import { runGit, temporaryFolder, temporaryRepository } from '../../support/repository.ts';

const path = pathOf('src/größe.js');
const [wrong, right] = ['    sum += price;', '    sum += price * quantity;'];

/** The change of a reply with one block, made on the file as the workspace reads it. */
async function changed(workspace: Workspace, search = wrong, replace = right): Promise<Patch> {
  const { text: before = null, executable = false, encoding } = (await workspace.read(path)) ?? {};
  const staged = stageEdits(
    emptyPatch,
    {
      paths: await workspace.paths(),
      originals: new Map([[path, { before, executable, encoding }]]),
      rules: rulesOf(),
    },
    [{ kind: 'replacement', file: path, search: [search], replace: [replace] }],
  );
  if (staged.kind === 'unplaced') throw new Error(staged.why);
  expect(staged.refusals).toEqual([]);
  return staged.patch;
}

/** Bytes around the line to change, as files of many encodings have them; no zeros, and few control characters. */
const noise = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0x80, max: 0xff }) },
      { weight: 4, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
      { weight: 1, arbitrary: fc.constantFrom(0x0a, 0x0d, 0x09) },
    ),
    { maxLength: 60 },
  )
  .map((bytes) => Buffer.from(bytes));
const sides = fc.tuple(noise, noise).filter(([above, below]) => {
  const isMarked = /^(?:\xff\xfe|\xfe\xff)/.test(above.toString('latin1'));
  return !isMarked && !isUtf8(Buffer.concat([above, below]));
});

test('an ASCII change leaves every other byte, on disk, in a patch file and from a commit', async () => {
  await fc.assert(
    fc.asyncProperty(sides, async ([above, below]) => {
      const file = (line: string) =>
        Buffer.concat([above, Buffer.from(`\n${line}\n`), below, Buffer.from('\n')]);
      await using repository = await temporaryRepository({ [path]: file(wrong) });
      await using outside = await temporaryFolder();
      const { directory } = repository;
      const target = join(directory, path);
      const ofCommit = await changed(commitWorkspace(directory, await headCommit(directory)));
      const patch = await changed(worktreeWorkspace(directory));
      expect(patch).toEqual(ofCommit);
      expect(await uncommittedFiles(directory, patch)).toEqual([]);

      const saved = join(outside.directory, 'fix.patch');
      await savePatch(saved, { patch, digest: patchDigest(patch) });
      await runGit(directory, ['apply', saved]);
      expect((await readFile(target)).equals(file(right))).toBe(true);

      await runGit(directory, ['checkout', '--quiet', '.']);
      await writePatch(directory, patch);
      expect((await readFile(target)).equals(file(right))).toBe(true);
    }),
    runs(12),
  );
});

test('a change may write the characters that a file has, and moves them as they are', async () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1');
  await using repository = await temporaryRepository({ [path]: bytes("p('caf\xe9');\n") });
  const { directory } = repository;
  const patch = await changed(worktreeWorkspace(directory), "p('café');", "p('été', 'café');");
  await writePatch(directory, patch);
  const written = await readFile(join(directory, path));
  expect(written.equals(bytes("p('\xe9t\xe9', 'caf\xe9');\n"))).toBe(true);
});

test('a scan gives such a file in UTF-8', async () => {
  await using repository = await temporaryRepository({
    [path]: Buffer.from('caf\xe9\n', 'latin1'),
  });
  const { directory } = repository;
  for (const workspace of [
    worktreeWorkspace(directory),
    commitWorkspace(directory, await headCommit(directory)),
  ]) {
    const found: string[] = [];
    await workspace.scan([path], (_, given) => found.push(Buffer.from(given).toString('utf8')));
    expect(found).toEqual(['café\n']);
  }
});
