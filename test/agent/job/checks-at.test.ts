import { describe, expect, it } from 'vitest';
import { checksAt } from '../../../src/agent/job/checks-at.ts';
import type { Checks } from '../../../src/agent/ports.ts';
import { emptyPatch, type Patch } from '../../../src/core/edits/index.ts';
import { type MemoryFiles, memoryWorkspace } from '../../support/memory/context.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';

const { signal } = new AbortController();

/** Runs the tests on a commit with these files and returns the texts that the command sees, by path. */
async function seenAt(checkout: MemoryFiles, files: MemoryFiles, changed: string[], patch: Patch) {
  let written: Patch = emptyPatch;
  const checks: Checks = {
    commands: [{ name: 'tests', text: 'npm test' }],
    isolation: 'Isolated.',
    prepare: async () => undefined,
    run: async (_, given) => {
      written = given;
      return { kind: 'not-run', why: 'nothing runs here' };
    },
  };
  const workspaces = { checkout: memoryWorkspace(checkout), files: memoryWorkspace(files) };
  const at = await checksAt(checks, { ...workspaces, changed });
  const result = await at.run('tests', patch, signal);
  const texts = [...written.values()].map(({ path, after }) => [path, after]);
  return { isolation: at.isolation, result, seen: Object.fromEntries(texts) };
}

describe('the checks of another commit', () => {
  const checkout = { 'a.ts': 'old', 'b.ts': 'same', 'gone.ts': 'x', 'run.sh': 'old' };
  const files = { 'a.ts': 'new', 'b.ts': 'same', 'more.ts': 'y', 'run.sh': 'new' };
  const changed = ['a.ts', 'gone.ts', 'more.ts', 'run.sh'];

  it('gives commands the files of the commit', async () => {
    const { seen, isolation } = await seenAt(checkout, files, changed, emptyPatch);
    expect(seen).toEqual({ 'a.ts': 'new', 'gone.ts': null, 'more.ts': 'y', 'run.sh': 'new' });
    expect(isolation).toBe(
      'Isolated. They ran on the files of another commit, after the set-up of the checkout.',
    );
  });

  it('gives them the change on top', async () => {
    const patch = patchOf(changeOf('a.ts', 'new', 'fixed'), changeOf('more.ts', 'y', null));
    const { seen } = await seenAt(checkout, files, changed, patch);
    expect(seen).toEqual({ 'a.ts': 'fixed', 'gone.ts': null, 'more.ts': null, 'run.sh': 'new' });
  });

  it.each<[string, MemoryFiles, string[]]>([
    ['a file that is no text', { ...files, 'a.ts': null }, changed],
    ['what is no file', files, [...changed, 'submodule']],
    ['a path that is hidden', { ...files, '.env': 'x' }, [...changed, '.env']],
    ['too many files', files, Array.from({ length: 2_001 }, () => 'a.ts')],
  ])('runs nothing because of %s', async (_, at, paths) => {
    const { result, seen } = await seenAt(checkout, at, paths, emptyPatch);
    expect(result).toMatchObject({ why: expect.stringContaining('other files than the checkout') });
    expect(seen).toEqual({});
  });
});
