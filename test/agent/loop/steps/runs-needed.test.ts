import { describe, expect, test } from 'vitest';
import { checkPatch } from '../../../../src/agent/loop/steps/run-checks.ts';
import { exited, green, red } from '../../../core/checks/command-results.ts';
import { changeOf, patchOf } from '../../../support/memory/samples.ts';
import { scripted } from './scripted-checks.ts';

const source = changeOf('src/cart.ts', 'a + b', 'a * b');
const proof = changeOf('test/cart.test.ts', null, "test('adds up', () => expect(3));");
const edited = changeOf(
  'test/old.test.ts',
  "test('sums', () => expect(2));\n",
  "test('sums', () => expect(3));\n",
);
const settings = changeOf('vitest.config.ts', 'a', 'b');

/** What a change is, how runs of it end, and the runs that this needs. The document has the same rows. */
const rows: readonly (readonly [
  change: string,
  patch: ReturnType<typeof patchOf>,
  script: Parameters<typeof scripted>[0],
  runs: readonly string[],
])[] = [
  ['code alone, and it passes', patchOf(source), {}, ['head', 'base']],
  [
    'code alone, and it turns a test green that stood in the repository',
    patchOf(source),
    { 'tests on base': [red('x')] },
    ['head', 'base', 'base'],
  ],
  [
    'code and new tests',
    patchOf(source, proof),
    { 'tests on tests': [red('adds up')] },
    ['head', 'tests'],
  ],
  [
    'code and new tests that the command does not run',
    patchOf(source, proof),
    {},
    ['head', 'tests', 'unreadable'],
  ],
  [
    'code and a test that it changes',
    patchOf(source, edited),
    { 'tests on tests': [red('sums')] },
    ['head', 'tests', 'tests', 'code'],
  ],
  [
    'code and a test that it changes, where a run takes minutes',
    patchOf(source, edited),
    { 'tests on tests': [{ ...red('sums'), elapsed: 61_000 }] },
    ['head', 'tests', 'code'],
  ],
  ['tests alone', patchOf(edited), {}, ['head', 'base']],
  ['code and how tests are run', patchOf(source, settings), {}, ['head', 'code']],
  [
    'code that breaks a test',
    patchOf(source, proof),
    { 'tests on head': [red('x')] },
    ['head', 'head', 'base'],
  ],
  [
    'code, while a test fails as before',
    patchOf(source),
    { 'tests on head': [red('x')], 'tests on base': [red('x')] },
    ['head', 'head', 'base'],
  ],
  [
    'code that fails once',
    patchOf(source),
    { 'tests on head': [red('x'), green] },
    ['head', 'head'],
  ],
];

test.each(rows)('%s', async (_, patch, script, runs) => {
  const { told, tryOn } = scripted(script, ['tests']);
  await tryOn(patch);
  expect(told).toEqual(runs.map((run) => `tests on ${run}`));
});

describe('with a command for chosen tests', () => {
  const files = 'tests in test/cart.test.ts';

  test('the whole command runs once, and the tests of the change twice', async () => {
    const { told, tryByName } = scripted({ [`${files} on tests`]: [red('adds up')] }, ['tests']);
    await tryByName(patchOf(source, proof));
    expect(told).toEqual(['tests on head', `${files} on head`, `${files} on tests`]);
  });

  test('they do not run apart if the whole command has named them', async () => {
    const head = exited(0, ' ✓ test/cart.test.ts (1 test) 3ms\n      Tests  1 passed (1)');
    const script = { 'tests on head': [head], [`${files} on tests`]: [red('adds up')] };
    const { told, tryByName } = scripted(script, ['tests']);
    expect((await tryByName(patchOf(source, proof))).regression.kind).toBe('shown');
    expect(told).toEqual(['tests on head', `${files} on tests`]);
  });

  test('a test that the change writes anew is run as it was, by name', async () => {
    const own = 'tests in test/old.test.ts';
    const { told, tryByName } = scripted({ [`${own} on tests`]: [red('sums')] }, ['tests']);
    await tryByName(patchOf(source, edited));
    expect(told.filter((run) => run.startsWith('tests on'))).toEqual(['tests on head']);
    expect(told).toContain(`${own} on code`);
  });
});

test('each run but that of the change says why it is made', async () => {
  const said: (string | undefined)[] = [];
  const { checks, context } = scripted({ 'tests on head': [red('x')] }, ['tests']);
  await checkPatch(patchOf(source), {
    ...context,
    checks,
    onProgress: (activity) => {
      if (activity?.kind === 'running') said.push(activity.on);
    },
  });
  expect(said).toEqual([undefined, 'again: it failed', 'without the change: did it fail before?']);
});
