import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { patchOf } from '../patch-of.ts';
import {
  branch,
  checked,
  commitEntries,
  publicationOn,
  settingsOf,
  startShop,
} from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const created = (...paths: readonly string[]) =>
  patchOf(...paths.map((path) => ({ path, before: null, after: 'new\n' })));

const link = { path: 'docs', mode: '120000', content: '../elsewhere' };
const deepLink = { ...link, path: 'src/deep/docs' };
const submodule = { path: 'vendor/lib', mode: '160000', sha: 'a'.repeat(40) };
const pointer = {
  path: 'assets/logo.svg',
  mode: '100644',
  content: 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n',
};

const obstacles = [
  { entry: link, path: 'docs', what: 'a symbolic link' },
  { entry: link, path: 'docs/new.md', what: 'a symbolic link' },
  { entry: deepLink, path: 'src/deep/docs/a/b.md', what: 'a symbolic link' },
  { entry: submodule, path: 'vendor/lib/new.ts', what: 'a submodule' },
  { entry: submodule, path: 'vendor/lib', what: 'a submodule' },
  { entry: pointer, path: 'assets/logo.svg', what: 'a file' },
  { entry: pointer, path: 'assets/logo.svg/new.md', what: 'a file' },
];

describe.concurrent('a new file', () => {
  it.for(obstacles)('does not replace $what: $path', async ({ entry, path, what }, { expect }) => {
    await using github = await startShop();
    await commitEntries(github, entry);
    const publication = await publicationOn(github, { patch: created(path) });
    const published = githubForge(settingsOf(github)).publish(publication);
    await expect(published).rejects.toThrow(UserError);
    await expect(published).rejects.toThrow(
      `The new file "${path}" cannot be written, because "${entry.path}" is ${what}`,
    );
    expect(await github.branches()).toEqual(['main']);
    expect(github.violations).toEqual([]);
  });

  it('does not replace a folder', async ({ expect }) => {
    await using github = await startShop();
    const publication = await publicationOn(github, { patch: created('src') });
    await expect(githubForge(settingsOf(github)).publish(publication)).rejects.toThrow(
      '"src" is a folder in the repository',
    );
  });

  it('fits next to links, submodules and pointers, which stay', async ({ expect }) => {
    await using github = await startShop();
    await commitEntries(github, link, deepLink, submodule, pointer);
    const patch = created('docs.md', 'src/deep/new.md', 'vendor/new.md', 'assets/new/a.md');
    const published = await githubForge(settingsOf(github)).publish(
      await publicationOn(github, { patch }),
    );
    expect(published).toMatchObject({ kind: 'published' });
    const modes = await github.modes(branch);
    expect(modes.get('docs')).toBe('120000');
    expect(modes.get('src/deep/docs')).toBe('120000');
    expect(modes.get('vendor/lib')).toBe('160000');
    expect(modes.get('assets/new/a.md')).toBe('100644');
    expect(github.violations).toEqual([]);
  });

  it('costs one lookup per folder, and existing files cost none', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const looks = () =>
      github.requests.filter(({ method, path }) => method === 'GET' && /\/git\/trees\//.test(path))
        .length;
    const publication = await publicationOn(github);
    await forge.publish(publication);
    expect(looks()).toBe(0);
    const patch = created('src/a.ts', 'src/b.ts', 'src/new/c.ts', 'new/d.ts', 'e.ts');
    await forge.publish({ ...publication, ...checked(patch) });
    expect(looks()).toBe(2);
  });
});
