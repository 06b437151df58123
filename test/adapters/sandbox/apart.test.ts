import { expect, it } from 'vitest';
import { changeOf, patchOf } from '../../support/memory/samples.ts';
import { modes, runOnce, startJob } from './job.ts';

/** Where a command may leave something for the next one. */
const places = [
  'src/cart.js',
  'node_modules/.cache/jest/x',
  'node_modules/dep/index.js',
  '.git/hooks/post-checkout',
  '.git/info/exclude',
  '~/.cache/x',
  '~/.npmrc',
  '"$TMPDIR"/x',
];
const isolatedPlaces = ['/tmp/left-behind', '/var/tmp/left-behind', '/dev/shm/left-behind'];

/** Prints what all places have, then spoils them. */
const spoil = (all: readonly string[]) =>
  all
    .map(
      (place) =>
        `cat ${place} 2>/dev/null || echo none; mkdir -p "$(dirname ${place})"; echo spoilt > ${place}`,
    )
    .join('\n');

it.each(modes)(
  'what a command writes is gone for the next, with isolation %s',
  async (isolation) => {
    await using job = await startJob({ 'src/cart.js': 'cart\n' });
    await using tests = await job.tests({
      isolation,
      setup:
        'mkdir -p node_modules/dep && echo dep > node_modules/dep/index.js && echo mine > ~/.npmrc',
      tests: spoil(isolation === 'required' ? [...places, ...isolatedPlaces] : places),
    });
    const first = await runOnce(tests);
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining('dep\n') });
    expect(first).not.toMatchObject({ output: expect.stringContaining('spoilt') });
    expect(await runOnce(tests)).toEqual({ ...first, elapsed: expect.any(Number) });
  },
);

it.each(modes)(
  'a patch stays what it is, whatever commands do to its files, with isolation %s',
  async (isolation) => {
    await using job = await startJob({ 'src/cart.js': 'cart\n' });
    await using tests = await job.tests({
      isolation,
      tests: 'cat src/cart.js; echo other > src/cart.js',
    });
    const patch = patchOf(changeOf('src/cart.js', 'cart\n', 'fixed\n'));
    for (const _ of ['first', 'again']) {
      expect(await runOnce(tests, patch)).toMatchObject({ code: 0, output: 'fixed\n' });
    }
    expect([...patch.values()].map(({ after }) => after)).toEqual(['fixed\n']);
    expect(await job.read(`${job.root}/src/cart.js`)).toBe('cart\n');
  },
);

it.each(modes)(
  'what a set-up installs by its place leads to the patched files, with isolation %s',
  async (isolation) => {
    await using job = await startJob({ 'src/cart.js': 'cart\n' });
    await using tests = await job.tests({
      isolation,
      setup: 'ln -s "$PWD/src" linked && echo "$PWD/src/cart.js" > ~/place',
      tests: 'cat linked/cart.js "$(cat ~/place)"',
    });
    const patch = patchOf(changeOf('src/cart.js', 'cart\n', 'fixed\n'));
    expect(await runOnce(tests, patch)).toMatchObject({ code: 0, output: 'fixed\nfixed\n' });
    expect(await runOnce(tests)).toMatchObject({ code: 0, output: 'cart\ncart\n' });
  },
);
