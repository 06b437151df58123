import { describe, expect, test } from 'vitest';
import type { LoopResult } from '../../../src/agent/loop/index.ts';
import { changeEvidence, lackingEvidence, otherEdits } from '../../../src/core/report/index.ts';
import { patchDiff } from '../../../src/engines/edits/index.ts';
import type { ModelReply } from '../../../src/engines/model/port/index.ts';
import { type MemoryFiles, says } from '../../support/memory/context.ts';
import { nameOf } from '../../support/memory/endings.ts';
import { reply } from '../../support/memory/replies.ts';
import { play } from './played.ts';

const plus = 'const total = price + count;';
const times = 'const total = price * count;';

const files: MemoryFiles = {
  'src/cart.ts': `// The cart.\n${plus}\n`,
  'src/tax.ts': 'const tax = 1;\n',
  'bin/run.sh': 'ls\n',
  '.github/workflows/ci.yml': 'on: push\n',
};

const work = (...script: readonly ModelReply[]) =>
  play(files, [reply.fix('src/cart.ts'), ...script]);

const together = (...replies: readonly ModelReply[]) =>
  says(replies.map(({ text }) => text).join('\n\n'));

const taxed = reply.edit('src/tax.ts', 'const tax = 1;', 'const tax = 2;');
const misfit = (line: string) => reply.edit('src/cart.ts', `const sum = price + ${line};`, times);
const fixed = { 'src/cart.ts': `// The cart.\n${times}\n`, 'src/tax.ts': 'const tax = 2;\n' };

describe('an edit that is refused', () => {
  test('is requested once more, with the intended lines and where they differ', async () => {
    const { ended, kinds, prompts, changes } = await work(
      together(taxed, misfit('count')),
      together(taxed, reply.edit('src/cart.ts', plus, times)),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(kinds).toEqual(['planned', 'edited', 'edited', 'checked', 'reviewed']);
    expect(changes).toEqual(fixed);
    expect(prompts[2]).toContain(
      '<problem path="src/cart.ts">\nblock 2 of 2: SEARCH is not in the file',
    );
    expect(prompts[2]).toContain(`2 | ${plus}`);
    expect(prompts[2]).toContain(`- const sum = price + count;\n+ ${plus}`);
    expect(prompts[2]).toContain('<diff>\nsrc/tax.ts\n-const tax = 1;\n+const tax = 2;\n</diff>');
  });

  test('a second time may be sent as the whole file, which is added to the edits that applied', async () => {
    const { ended, kinds, prompts, changes } = await work(
      misfit('one'),
      together(taxed, misfit('two')),
      reply.whole('src/cart.ts', `// The cart.\n${times}`),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(kinds).toEqual(['planned', 'edited', 'edited', 'edited', 'checked', 'reviewed']);
    expect(changes).toEqual(fixed);
    const offer = 'may be sent whole instead';
    expect(prompts.map((prompt) => prompt.includes(offer))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  test('a third time ends the run without a change', async () => {
    const { ended, prompts, changes } = await work(
      misfit('one'),
      together(taxed, misfit('two')),
      misfit('three'),
    );
    expect(ended.detail).toBe('never-applied');
    expect(changes).toEqual({});
    expect(prompts).toHaveLength(4);
  });

  test('after a critique leaves the kept patch, and the model is told the critique again', async () => {
    const { ended, last, changes } = await work(
      reply.edit('src/cart.ts', plus, times),
      reply.revise('The tax is missing.'),
      misfit('one'),
      misfit('two'),
    );
    expect(ended.detail).toBe('never-applied');
    expect(changes).toEqual({ 'src/cart.ts': fixed['src/cart.ts'] });
    expect(last).toContain('The tax is missing.');
  });
});

describe('a reply without its last marker', () => {
  const open = reply.edit('src/cart.ts', plus, times).text.replace(/\n>+ REPLACE$/, '');

  test('is used if the model finished it', async () => {
    const { ended, changes } = await work(says(open), reply.approve());
    expect(ended.reason).toBe('approved');
    expect(changes).toEqual({ 'src/cart.ts': fixed['src/cart.ts'] });
  });

  test('is not used otherwise, and the model is told why', async () => {
    const { kinds, last } = await work(says(open, 'unknown'), says('Sorry.'));
    expect(kinds).toEqual(['planned', 'unusable', 'unusable']);
    expect(last).toContain('has no end marker, so the reply may be cut off');
  });
});

describe('a file', () => {
  const deletion = says('src/tax.ts\n<<<<<<< DELETE\n>>>>>>> DELETE');
  const renamed = (to: string) => says(`bin/run.sh\n<<<<<<< RENAME\n${to}\n>>>>>>> RENAME`);

  test('can be deleted', async () => {
    const { ended, kept, changes } = await work(deletion, reply.approve());
    expect(ended.reason).toBe('approved');
    expect(patchDiff(kept)).toContain('deleted file mode 100644');
    expect(changes).toEqual({ 'src/tax.ts': null });
  });

  test('can be renamed, and is shown and edited under its new name', async () => {
    const { ended, kept, prompts, changes } = await work(
      renamed('bin/list.sh'),
      reply.revise('List all of them.'),
      reply.edit('bin/list.sh', 'ls', 'ls -a'),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[2]).toContain('rename from bin/run.sh\nrename to bin/list.sh');
    expect(prompts[3]).toContain('<file path="bin/run.sh" deleted></file>');
    expect(prompts[3]).toContain('<file path="bin/list.sh">\nls\n');
    expect(patchDiff(kept)).toContain('new file mode 100755');
    expect(changes).toEqual({ 'bin/run.sh': null, 'bin/list.sh': 'ls -a\n' });
  });

  test.each(['.github/workflows/new.yml', 'CODEOWNERS', '../list.sh', '.git/hooks/pre-push'])(
    'cannot be renamed to %s',
    async (to) => {
      const { kinds, last } = await work(together(deletion, renamed(to)), says('Sorry.'));
      expect(kinds).toEqual(['planned', 'unusable', 'unusable']);
      expect(last).toMatch(/could not be used: .*(?:protected|not a path inside the repository)/);
    },
  );
});

test('a change over a limit is sent back, a smaller one is accepted, and no other is kept', async () => {
  const run = (...script: readonly ModelReply[]) =>
    play(files, [reply.fix('src/cart.ts', 'src/tax.ts'), ...script], {
      task: { caps: { files: 1, lines: 100 } },
      rules: { maxAttempts: 2 },
    });
  const fix = reply.edit('src/cart.ts', plus, times);
  const other = reply.edit('src/cart.ts', plus, 'const total = 0;');
  const smaller = await run(together(taxed, fix), fix, reply.approve());
  expect(smaller.prompts[2]).toContain('the change touches 2 files; the limit is 1');
  expect(smaller.ended.reason).toBe('approved');
  const { ended, changes } = await run(together(taxed, fix), together(taxed, other));
  expect(ended.detail).toBe('attempts');
  expect(changes).toEqual({});
});

const twoFiles = { 'src/cart.ts': 'add\n', 'src/tax.ts': 'one\n' };
const planBoth = reply.fix('src/cart.ts', 'src/tax.ts');
const cart = (text: string) => reply.edit('src/cart.ts', 'add', text);

const both = (first: string, second: string) =>
  says(`${cart(first).text}\n${reply.edit('src/tax.ts', 'one', second).text}`);

const workOn = (maxAttempts: number, ...script: readonly ModelReply[]) =>
  play(twoFiles, [planBoth, ...script], { rules: { maxAttempts } });

const fixedCart = { 'src/cart.ts': 'multiply\n' };

const brokenIn = (path: string) =>
  `<problem path="${path}">\nline 1, column 1: it says BROKEN\n> 1 | `;

describe('an edit that breaks the syntax', () => {
  test.each<[string, number, readonly ModelReply[], string, Record<string, string>]>([
    [
      'is sent again, repaired',
      3,
      [cart('BROKEN'), cart('multiply'), reply.approve()],
      'approved',
      fixedCart,
    ],
    [
      'takes the other files of the edit with it',
      2,
      [both('multiply', 'BROKEN'), both('multiply', 'BROKEN 2')],
      'attempts',
      {},
    ],
    [
      'is sent again with the files that were sound',
      2,
      [both('multiply', 'BROKEN'), both('multiply', 'two'), reply.approve()],
      'approved',
      { ...fixedCart, 'src/tax.ts': 'two\n' },
    ],
    [
      'leaves the change before it',
      2,
      [cart('multiply'), reply.revise('Round.'), reply.edit('src/cart.ts', 'multiply', 'BROKEN')],
      'attempts',
      fixedCart,
    ],
  ])('%s', async (_, attempts, script, reason, kept) => {
    const { ended, changes } = await workOn(attempts, ...script);
    expect(nameOf(ended)).toBe(reason);
    expect(changes).toEqual(kept);
  });

  test('goes back with its lines and its diff, each time anew', async () => {
    const { prompts, ended } = await workOn(
      3,
      both('multiply', 'BROKEN'),
      cart('BROKEN 2'),
      cart('multiply'),
    );
    const [, , second, third] = prompts;
    expect(second).toContain(`${brokenIn('src/tax.ts')}BROKEN\n`);
    expect(second).not.toContain('<problem path="src/cart.ts">');
    expect(second).toContain('+multiply\n');
    expect(third).toContain(`${brokenIn('src/cart.ts')}BROKEN 2\n`);
    expect(third).not.toContain('<problem path="src/tax.ts">');
    expect(otherEdits(ended.run)).toEqual([
      'Edit 1 (check): src/tax.ts:1 it says BROKEN',
      'Edit 2 (check): src/cart.ts:1 it says BROKEN',
    ]);
  });
});

describe('hidden characters', () => {
  const hiding = cart('\u202Emultiply');
  const asked = 'The last edit adds what people do not see,';
  const characters = ({ run }: LoopResult) =>
    changeEvidence(run).filter(({ kind }) => kind === 'characters');

  test('go back once, and leave no trace if they are left out', async () => {
    const { ended, prompts, changes } = await workOn(3, hiding, cart('multiply'), reply.approve());
    expect(prompts[2]).toContain(asked);
    expect(prompts[2]).toContain('> 1 | ⟨U+202E⟩multiply');
    expect(ended.reason).toBe('approved');
    expect(changes).toEqual(fixedCart);
    expect(characters(ended)).toEqual([]);
    expect(otherEdits(ended.run)).toEqual([
      'Edit 1 (check): src/cart.ts:1 U+202E right-to-left override',
    ]);
  });

  test.each([
    ['in the same reply', hiding],
    ['in another edit', both('\u202Emultiply', 'two')],
  ])('are kept if they are sent again %s, and the evidence names them', async (_, again) => {
    const { ended, prompts, changes } = await workOn(3, hiding, again, reply.approve());
    expect(ended.reason).toBe('approved');
    expect(changes).toMatchObject({ 'src/cart.ts': '\u202Emultiply\n' });
    expect(prompts[3]).not.toContain(asked);
    expect(characters(ended)).toMatchObject([
      { state: 'failed', detail: 'src/cart.ts:1: U+202E right-to-left override' },
    ]);
    expect(lackingEvidence(ended.run, 'reviewed')).toEqual([
      'the change adds characters or code that people cannot see',
    ]);
  });

  test('are kept at once if no edit is left', async () => {
    const { ended } = await workOn(1, hiding, reply.approve());
    expect(ended.reason).toBe('approved');
    expect(characters(ended)).toHaveLength(1);
  });

  test('in a broken edit go back with the problem, and only once', async () => {
    const { ended, prompts } = await workOn(3, cart('BROKEN \u202E'), hiding, reply.approve());
    expect(prompts[2]).toContain(asked);
    expect(prompts[2]).toContain(`${brokenIn('src/cart.ts')}BROKEN ⟨U+202E⟩`);
    expect(ended.reason).toBe('approved');
    expect(characters(ended)).toHaveLength(1);
  });
});
