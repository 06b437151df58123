import { describe, expect, test } from 'vitest';
import { check, checkPatch, runChecks } from '../../../../src/agent/loop/steps/index.ts';
import type { Checks } from '../../../../src/agent/ports.ts';
import type { Run, Step } from '../../../../src/core/run/index.ts';
import type { FileChange } from '../../../../src/engines/edits/index.ts';
import type { Syntax, SyntaxVerdict } from '../../../../src/engines/syntax/index.ts';
import { exited, green, red } from '../../../engines/evidence/command-results.ts';
import { memoryChecks, scriptedModel } from '../../../support/memory/context.ts';
import { changeOf, patchOf, pathOf } from '../../../support/memory/samples/changes.ts';
import { rulesOf } from '../../../support/memory/samples/rules.ts';
import { attemptsOf, runOf, step } from '../../../support/memory/samples/runs.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';
import { scripted } from './scripted-checks.ts';

const task = { instruction: '# APP-17', paths: rulesOf() };
const count = (text: string | null) => (text ?? '').split('BROKEN').length - 1;

const unchecked: SyntaxVerdict = { kind: 'unchecked', why: 'it cannot be known' };

/** A syntax that is broken by a change that adds a `BROKEN`; `.txt` is not checked, `.md` is no code. */
const syntax: Syntax = {
  definitions: async () => undefined,
  async check(path, before, after) {
    if (path.endsWith('.md')) return { kind: 'not-code' };
    if (path.endsWith('.txt')) return unchecked;
    if (count(after) === 0) return { kind: 'sound' };
    return count(after) > count(before)
      ? { kind: 'broken', problems: [{ line: 1, column: 1, message: 'it says BROKEN' }] }
      : unchecked;
  },
};

const checked = (...changes: readonly FileChange[]) =>
  check(task, runOf(step.edited(patchOf(...changes))), {
    ...memoryStepContext(scriptedModel(), {}),
    syntax,
  });
const broken = (path: string) => [{ path, line: 1, column: 1, message: 'it says BROKEN' }];

test('every text of the patch is checked', async () => {
  const bad = changeOf('a.ts', 'a', 'BROKEN');
  const unknown = changeOf('b.txt', 'a', 'BROKEN');
  expect(
    await checked(bad, unknown, changeOf('c.ts', null, 'c'), changeOf('d.md', 'd', 'e')),
  ).toMatchObject({
    kind: 'checked',
    problems: broken('a.ts'),
    parsed: ['c.ts'],
    unparsed: [{ path: 'b.txt', why: 'it cannot be known' }],
  });
});

describe('hidden characters', () => {
  const override = { line: 1, column: 1, message: 'U+202E right-to-left override' };
  const hiding: Syntax = {
    ...syntax,
    async check(path, before, after) {
      const verdict = await syntax.check(path, before, after);
      const isNew = after.includes('\u202E') && before?.includes('\u202E') !== true;
      return isNew ? { ...verdict, hidden: [override] } : verdict;
    },
  };
  const hiddenIn = async (run: Run) => {
    const context = { ...memoryStepContext(scriptedModel(), {}), syntax: hiding };
    const step = await check(task, run, context);
    return step.kind === 'checked' ? step.hidden : undefined;
  };
  const first = (...changes: readonly FileChange[]) => runOf(step.edited(patchOf(...changes)));

  test.each(['a.ts', 'a.txt', 'a.md'])('are asked about in %s', async (path) => {
    const found = [{ path, ...override }];
    expect(await hiddenIn(first(changeOf(path, 'a', '\u202Ea')))).toEqual({ found, isKept: false });
  });

  test('and so are changes that code hosts fold', async () => {
    const files = {
      '.gitattributes': '*.gen.ts linguist-generated\n',
      'lib/.gitattributes': 'kept.gen.ts -linguist-generated\n',
    };
    const paths = ['a.min.js', 'a.gen.ts', 'lib/kept.gen.ts', 'a.ts'];
    const run = first(...paths.map((path) => changeOf(path, 'a', 'b')));
    const context = { ...memoryStepContext(scriptedModel(), files), syntax };
    const step = await check(task, run, context);
    const found = step.kind === 'checked' ? step.hidden?.found : undefined;
    expect(found?.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'a.gen.ts: a change that code hosts fold, as that of a generated file, by .gitattributes',
      'a.min.js: a change that code hosts fold, as that of minified code',
    ]);
  });

  test('are kept once they were asked about', async () => {
    const { steps } = first(changeOf('a.ts', 'a', '\u202Ea'));
    const asked: Step = {
      ...step.checked(),
      hidden: { found: [{ path: pathOf('a.ts'), ...override }], isKept: false },
    };
    expect(await hiddenIn(runOf(...steps, asked, ...steps))).toMatchObject({ isKept: true });
  });

  test('of a file before it was moved do not count', async () => {
    const gone = changeOf('a.ts', '\u202Ea', null);
    const moved = [gone, changeOf('b.ts', null, '\u202Eb')];
    expect(await hiddenIn(first(...moved))).toBeUndefined();
    expect(await hiddenIn(first(gone, changeOf('b.js', null, '\u202Eb')))).toBeDefined();
    expect(await hiddenIn(first(gone, changeOf('b.ts', null, '\u202Ea')))).toBeUndefined();
  });
});

describe('a deleted file', () => {
  test('is not checked', async () => {
    const deleted = [changeOf('a.ts', 'BROKEN', null), changeOf('a.txt', 'a', null)];
    expect(await checked(...deleted)).toMatchObject({ problems: [], parsed: [], unparsed: [] });
  });

  test('may be moved unchanged, which leaves nothing to check', async () => {
    const moved = [changeOf('a.ts', 'BROKEN', null), changeOf('lib/a.ts', null, 'BROKEN')];
    const nothing = { problems: [], parsed: [], unparsed: [] };
    expect(await checked(...moved)).toMatchObject(nothing);
  });

  test('may be moved unchanged, whatever its new extension', async () => {
    const moved = [changeOf('a.txt', 'BROKEN', null), changeOf('a.ts', null, 'BROKEN')];
    expect(await checked(...moved)).toMatchObject({
      problems: [],
      unparsed: [{ path: 'a.ts' }],
    });
  });

  test('excuses old errors of the file that it was moved and changed to', async () => {
    const from = changeOf('a.ts', 'BROKEN a', null);
    expect(await checked(from, changeOf('b.ts', null, 'BROKEN b'))).toMatchObject({ problems: [] });
    expect(await checked(from, changeOf('b.ts', null, 'BROKEN BROKEN'))).toMatchObject({
      problems: broken('b.ts'),
    });
  });

  test('excuses no other file', async () => {
    const from = changeOf('a.ts', 'BROKEN a', null);
    for (const other of [changeOf('b.js', null, 'BROKEN b'), changeOf('b.ts', 'b', 'BROKEN b')])
      expect(await checked(from, other)).toMatchObject({ problems: broken(other.path) });
  });
});

const cartPatch = patchOf(changeOf('src/cart.ts', 'a', 'b'));

/** Tests of the project that exit with this code. */
const ending = (code: number): Checks =>
  memoryChecks((_, laid) =>
    exited(laid.size === 0 ? 0 : code, code === 0 ? 'ok 1 - adds' : 'not ok 1 - adds'),
  );

function tryIn(reproduce: boolean, checks?: Checks, maxAttempts = 3, ...before: readonly Step[]) {
  const context = { ...memoryStepContext(scriptedModel(), {}), rules: attemptsOf(maxAttempts) };
  const run = runOf(...before, step.edited(cartPatch), step.testable());
  return runChecks({ ...task, reproduce }, run, { ...context, checks });
}

describe('the project checks', () => {
  test('record what the commands say about the staged patch', async () => {
    expect(await tryIn(false, ending(0))).toMatchObject({
      kind: 'tested',
      wantsTest: false,
      results: { tests: { kind: 'passed' }, lint: { kind: 'not-run' } },
    });
    expect(await tryIn(false, ending(1))).toMatchObject({
      results: { tests: { kind: 'failed', failures: ['adds'] } },
    });
  });

  test('decide by a report, where words mislead, and say which report was not used', async () => {
    const reported = (before: string, now: string, ignored: readonly string[] = []) =>
      memoryChecks((_, laid) => {
        const name = laid.size === 0 ? before : now;
        const report = { tests: [{ name, state: 'failed' as const }], ignored };
        return { ...exited(1, 'It should be equal.'), report };
      });
    expect(await tryIn(false, reported('cart > adds', 'cart > total'))).toMatchObject({
      results: { tests: { kind: 'failed', failures: ['cart > total'] } },
    });
    expect(
      await tryIn(false, reported('cart > total', 'cart > total', ['b.xml: x.'])),
    ).toMatchObject({
      results: { tests: { kind: 'tolerated', failures: ['cart > total'], ignored: ['b.xml: x.'] } },
    });
  });

  test('send a change without a test back once, if the settings ask for one', async () => {
    expect(await tryIn(true, ending(0))).toMatchObject({ wantsTest: true });
    const before = [step.edited(cartPatch), step.testable(), step.tested('passed', true)];
    expect(await tryIn(true, ending(0), 3, ...before)).toMatchObject({ wantsTest: false });
  });

  test('ask for no test if the change fails or was the last attempt', async () => {
    expect(await tryIn(true, ending(1))).toMatchObject({ wantsTest: false });
    expect(await tryIn(true, ending(0), 1)).toMatchObject({ wantsTest: false });
  });
});

describe('the runs that a change needs', () => {
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
    expect(said).toEqual([
      undefined,
      'again: it failed',
      'without the change: did it fail before?',
    ]);
  });
});
