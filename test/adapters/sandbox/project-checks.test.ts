import { execFileSync } from 'node:child_process';
import { readdir, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { commandFor } from '../../../src/core/proof/index.ts';
import { runs } from '../../support/property-runs.ts';
import { temporaryFolder } from '../../support/repository.ts';
import { patchOf } from '../patch-of.ts';
import { it } from './in-job.ts';
import { type Job, modes, runOnce, startJob, startServer } from './job.ts';

const seeds = {
  'src/total.sh': 'old\n',
  'src/gone/only.txt': 'gone\n',
  'über uns/a b.txt': 'alt\n',
  '.gitignore': 'node_modules/\n',
};

/** Prints every file except git's, with its mode and content. */
const listing = `find . -path ./.git -prune -o -type f -print0 | LC_ALL=C sort -z | xargs -0 -I{} sh -c 'printf "%s %s: " "$(stat -c %a "$1")" "$1"; cat "$1"' sh {}`;

const patch = patchOf(
  { path: 'src/total.sh', before: 'old\n', after: 'new\r\n', executable: true },
  { path: 'src/gone/only.txt', before: 'gone\n', after: null },
  { path: 'src/gone', before: null, after: 'a file now\n' },
  { path: 'über uns/a b.txt', before: 'alt\n', after: 'neu “ü”\n' },
  { path: 'new/deep er/$(touch x).txt', before: null, after: '' },
);

const before = [
  '644 ./.gitignore: node_modules/\n',
  '644 ./node_modules/dep/index.js: dep\n',
  '644 ./src/gone/only.txt: gone\n',
  '644 ./src/total.sh: old\n',
  '644 ./über uns/a b.txt: alt\n',
].join('');

async function startShop(): Promise<Job> {
  const job = await startJob(seeds);
  await job.write({ 'node_modules/dep/index.js': 'dep\n' });
  return job;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(modes)('with isolation %s', (isolation) => {
  it('applies the patch to the copy, for one command only', async () => {
    await using job = await startShop();
    await using tests = await job.tests({ isolation, tests: listing });
    expect(await runOnce(tests)).toMatchObject({ code: 0, output: before });
    expect(await runOnce(tests, patch)).toMatchObject({
      code: 0,
      output: [
        '644 ./.gitignore: node_modules/\n',
        '644 ./new/deep er/$(touch x).txt: ',
        '644 ./node_modules/dep/index.js: dep\n',
        '644 ./src/gone: a file now\n',
        '755 ./src/total.sh: new\r\n',
        '644 ./über uns/a b.txt: neu “ü”\n',
      ].join(''),
    });
    expect(await runOnce(tests)).toMatchObject({ code: 0, output: before });
  });

  it('reverts whatever a command changes, in tracked and other files', async () => {
    await using job = await startShop();
    const havoc =
      'echo x > src/total.sh; rm -r "über uns"; mv node_modules was; ln -s / src/gone/link; touch ~/x';
    await using tests = await job.tests({
      isolation,
      lint: `${listing}; ls -A ~ "$TMPDIR"`,
      tests: havoc,
    });
    const look = async () => tests.run('lint', new Map(), new AbortController().signal);
    const first = await look();
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining(before) });
    expect(await runOnce(tests, patch)).toMatchObject({ code: 1 });
    expect(await runOnce(tests)).toMatchObject({ code: 0 });
    expect(await look()).toEqual({ ...first, elapsed: expect.any(Number) });
  });

  it('runs commands in a clean worktree of the same commit, without its configuration', async () => {
    await using job = await startShop();
    await job.git('tag', 'v1.2');
    const look =
      'git rev-parse HEAD; git branch --show-current; git describe --tags; git remote; git status --porcelain; git log --format=%s';
    await using tests = await job.tests({ isolation, tests: look });
    const head = await job.git('rev-parse', 'HEAD');
    const output = `${head}\nmain\nv1.2\nseed\n`;
    expect(await runOnce(tests)).toMatchObject({ code: 0, output });
    const changed = patchOf({ path: 'src/total.sh', before: 'old\n', after: 'new\n' });
    expect(await runOnce(tests, changed)).toMatchObject({
      output: output.replace('v1.2\n', 'v1.2\n M src/total.sh\n'),
    });
  });

  it('names files of the checkout by their path in the repository, and no others', async () => {
    await using job = await startShop();
    const tests = 'echo "$PWD/src/a.sh:3 file://$PWD/src/b.sh (/x$PWD/c.sh) $PWD"';
    await using checks = await job.tests({ isolation, tests });
    const output = expect.stringMatching(/^src\/a\.sh:3 src\/b\.sh \(\/x\/.+\/c\.sh\) \/.+\n$/);
    expect(await runOnce(checks)).toMatchObject({ code: 0, output });
  });

  it('copies no git folder of a checkout, and no key file of an earlier step', async () => {
    await using job = await startShop();
    const key = 'gha-creds-0123.json';
    const others = { [key]: 'key', 'other/.git/config': 'token', 'other/.gitignore': '' };
    await job.write({ ...others, '.git/hooks/pre-commit': 'exit 1', '.git/token': 'token' });
    const look = `ls -A; ls -A other; ls -A .git/hooks .git/token`;
    await using tests = await job.tests({ isolation, tests: look });
    const ran = await runOnce(tests);
    const lines = ran.kind === 'exited' ? ran.output.split('\n') : [];
    expect(lines.slice(0, 7).sort()).toEqual(
      ['.git', '.gitignore', '.gitignore', 'node_modules', 'other', 'src', 'über uns'].sort(),
    );
    expect(lines.slice(7).join('\n')).toMatch(/hooks.*: No such file.*\n.*token.*: No such file/);
  });

  it('runs the setup before any command, once, and keeps its files', async () => {
    await using job = await startShop();
    const said: string[] = [];
    await using tests = await job.tests({
      isolation,
      setup: 'echo made >> made; echo kept >> ~/kept',
      tests: 'cat made ~/kept; rm made',
    });
    const tell = (command: string) => said.push(command);
    expect(await tests.prepare(new AbortController().signal, tell)).toBeUndefined();
    expect(await runOnce(tests)).toMatchObject({ code: 0, output: 'made\nkept\n' });
    expect(await runOnce(tests)).toMatchObject({ code: 0, output: 'made\nkept\n' });
    expect(said).toEqual(['echo made >> made; echo kept >> ~/kept']);
  });

  it('runs nothing after a failed setup, and shows its last lines', async () => {
    await using job = await startShop();
    const setup = 'echo early; echo no such package >&2; exit 3';
    await using tests = await job.tests({ isolation, setup, tests: 'true' });
    const { why, output } = (await tests.prepare(new AbortController().signal)) ?? {};
    expect(why).toBe(
      'The setup command ended with exit code 3: no such package. Correct `setup-command`, or remove it and `test-command` to work without checks.',
    );
    expect(output).toBe('early\nno such package');
    expect(await runOnce(tests)).toEqual({ kind: 'not-run', why });
    expect(await runOnce(tests, patch)).toEqual({ kind: 'not-run', why });
  });

  it('fails if one program of a pipe fails, with 127 if a program is missing', async () => {
    await using job = await startShop();
    const commands = { lint: 'false | cat', tests: 'no-such-program' };
    await using tests = await job.tests({ isolation, ...commands });
    const signal = new AbortController().signal;
    expect(await tests.run('lint', new Map(), signal)).toMatchObject({ kind: 'exited', code: 1 });
    expect(await runOnce(tests)).toMatchObject({
      code: 127,
      output: expect.stringContaining('no-such-program: command not found'),
    });
  });

  it('lets commands rename folders of the checkout', async () => {
    await using job = await startShop();
    const rename = `node -e "fs.renameSync('src', 'lib')" && ls lib`;
    await using tests = await job.tests({ isolation, tests: rename });
    expect(await runOnce(tests)).toMatchObject({ code: 0, output: 'gone\ntotal.sh\n' });
  });

  it('gives the setup the network, and other commands a loopback of their own', async () => {
    await using job = await startShop();
    using server = await startServer();
    const setup = `grep hello < /dev/tcp/127.0.0.1/${server.port}`;
    const listen = `const s = net.createServer((c) => c.end('hi')).listen(0, '127.0.0.1', () =>
      net.connect(s.address().port, '127.0.0.1').on('data', (it) => { console.log(String(it)); s.close(); }))`;
    await using tests = await job.tests({
      isolation,
      setup,
      tests: `node -e "${listen}"`,
    });
    expect(await runOnce(tests)).toMatchObject({ code: 0, output: 'hi\n' });
  });

  it('runs commands in parallel, each with its own patch only', async () => {
    await using job = await startShop();
    await using tests = await job.tests({ isolation, tests: 'cat src/total.sh' });
    const texts = ['one\n', 'two\n', 'three\n'];
    const ran = texts.map((after) =>
      runOnce(tests, patchOf({ path: 'src/total.sh', before: 'old\n', after })),
    );
    expect(await Promise.all(ran)).toMatchObject(texts.map((output) => ({ code: 0, output })));
  });

  it('does not write through a symlink in the copy', async () => {
    await using job = await startShop();
    await symlink(job.home, join(job.root, 'link'));
    await using tests = await job.tests({ isolation, tests: 'true' });
    const through = patchOf({ path: 'link/planted', before: null, after: 'x' });
    expect(await runOnce(tests, through)).toEqual({
      kind: 'not-run',
      why: expect.stringContaining('link/planted leads through a symlink'),
    });
    await expect(stat(join(job.home, 'planted'))).rejects.toThrow('ENOENT');
  });

  it('leaves the checkout unchanged and no temporary file', async () => {
    await using job = await startShop();
    await using temporary = await temporaryFolder();
    vi.stubEnv('TMPDIR', temporary.directory);
    const tests = await job.tests({ isolation, tests: 'chmod 500 src; mkdir -m 0 shut' });
    expect(await readdir(temporary.directory)).toHaveLength(1);
    expect(await runOnce(tests, patch)).toMatchObject({ code: 0 });
    await tests[Symbol.asyncDispose]();
    expect(await job.git('status', '--porcelain')).toBe('');
    expect(await readdir(temporary.directory)).toEqual([]);
  });
});

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

const cart = { 'src/cart.js': 'cart\n' };
const fixed = patchOf({ path: 'src/cart.js', before: 'cart\n', after: 'fixed\n' });

describe.each(modes)('what commands leave, with isolation %s', (isolation) => {
  it('what a command writes is gone for the next', async () => {
    await using job = await startJob(cart);
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
  });

  it('a patch stays what it is, whatever commands do to its files', async () => {
    await using job = await startJob(cart);
    await using tests = await job.tests({
      isolation,
      tests: 'cat src/cart.js; echo other > src/cart.js',
    });
    for (const _ of ['first', 'again']) {
      expect(await runOnce(tests, fixed)).toMatchObject({ code: 0, output: 'fixed\n' });
    }
    expect([...fixed.values()].map(({ after }) => after)).toEqual(['fixed\n']);
    expect(await job.read(`${job.root}/src/cart.js`)).toBe('cart\n');
  });

  it('what a set-up installs by its place leads to the patched files', async () => {
    await using job = await startJob(cart);
    await using tests = await job.tests({
      isolation,
      setup: 'ln -s "$PWD/src" linked && echo "$PWD/src/cart.js" > ~/place',
      tests: 'cat linked/cart.js "$(cat ~/place)"',
    });
    expect(await runOnce(tests, fixed)).toMatchObject({ code: 0, output: 'fixed\nfixed\n' });
    expect(await runOnce(tests)).toMatchObject({ code: 0, output: 'cart\ncart\n' });
  });
});

test('whatever their names, files are arguments and nothing else', () => {
  const name = fc
    .oneof(
      fc.string({ minLength: 1, maxLength: 20 }),
      fc.constantFrom("'; touch x; '", '$(touch x)', '`touch x`', '"', '\\', '*', '~', '#a', '!!'),
    )
    .filter((text) => !/[\0\n]/.test(text) && !text.startsWith('-'));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      const command = commandFor("printf '%s\\n' {files} end", names);
      const printed = execFileSync('bash', ['-c', command], { encoding: 'utf8' });
      expect(printed).toBe([...names, 'end', ''].join('\n'));
    }),
    runs(40),
  );
});
