import { describe, expect, test } from 'vitest';
import type { LoopResult } from '../../../src/agent/loop/index.ts';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { type ModelReply, messageText } from '../../../src/agent/ports.ts';
import { patchDiff } from '../../../src/core/edits/index.ts';
import { keptPatch } from '../../../src/core/run/index.ts';
import {
  lastPrompt,
  type MemoryFiles,
  memoryContext,
  says,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';

const plus = 'const total = price + count;';
const times = 'const total = price * count;';
const files: MemoryFiles = {
  'src/cart.ts': `// The cart.\n${plus}\n`,
  'src/tax.ts': 'const tax = 1;\n',
  'bin/run.sh': 'ls\n',
  '.github/workflows/ci.yml': 'on: push\n',
};
const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };

async function work(...script: readonly ModelReply[]) {
  const model = scriptedModel(reply.fix('src/cart.ts'), ...script);
  const ended = await runLoop(task, memoryContext(model, files), attemptsOf(3));
  const prompts = model.requests.map(({ messages }) => messages.map(messageText).join('\n'));
  return { ended, prompts, last: lastPrompt(model), diff: patchDiff(keptPatch(ended.run)) };
}

const steps = ({ run }: LoopResult) => run.steps.map(({ kind }) => kind).join(' ');
const changes = ({ run }: LoopResult) =>
  Object.fromEntries([...keptPatch(run)].map(([path, { after }]) => [path, after]));
const together = (...replies: readonly ModelReply[]) =>
  says(replies.map(({ text }) => text).join('\n\n'));
const taxed = reply.edit('src/tax.ts', 'const tax = 1;', 'const tax = 2;');
const misfit = (line: string) => reply.edit('src/cart.ts', `const sum = price + ${line};`, times);
const fixed = { 'src/cart.ts': `// The cart.\n${times}\n`, 'src/tax.ts': 'const tax = 2;\n' };

describe('an edit that is refused', () => {
  test('is requested once more, with the intended lines and where they differ', async () => {
    const { ended, prompts } = await work(
      together(taxed, misfit('count')),
      together(taxed, reply.edit('src/cart.ts', plus, times)),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(steps(ended)).toBe('planned edited edited checked reviewed');
    expect(changes(ended)).toEqual(fixed);
    expect(prompts[2]).toContain(
      '<problem path="src/cart.ts">\nblock 2 of 2: SEARCH is not in the file',
    );
    expect(prompts[2]).toContain(`2 | ${plus}`);
    expect(prompts[2]).toContain(`- const sum = price + count;\n+ ${plus}`);
    expect(prompts[2]).toContain('<diff>\nsrc/tax.ts\n-const tax = 1;\n+const tax = 2;\n</diff>');
  });

  test('a second time leads to a request for the whole file, which is added to the edits that applied', async () => {
    const { ended, prompts } = await work(
      misfit('one'),
      together(taxed, misfit('two')),
      reply.whole(`// The cart.\n${times}`),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(steps(ended)).toBe('planned edited edited rewritten checked reviewed');
    expect(changes(ended)).toEqual(fixed);
    expect(prompts[3]).toContain(
      'did not apply:\n<problem path="src/cart.ts">\nblock 2 of 2: SEARCH is not in the file',
    );
  });

  test('in two files leads to requests for the one whole file and then the other', async () => {
    const wrong = reply.edit('src/tax.ts', 'const vat = 1;', 'const tax = 2;');
    const { ended, prompts } = await work(
      misfit('one'),
      together(wrong, misfit('two')),
      reply.whole('const tax = 2;'),
      reply.whole(`// The cart.\n${times}`),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(changes(ended)).toEqual(fixed);
    expect(prompts[3]).toContain('<file path="src/tax.ts">');
    expect(prompts[4]).toContain('<file path="src/cart.ts">');
  });

  test('again, in a file that cannot be requested whole, ends the run without a change', async () => {
    const { ended, prompts } = await work(
      together(taxed, misfit('one')),
      together(taxed, misfit('two')),
      says('I rewrite it now.'),
    );
    expect(ended.reason).toBe('never-applied');
    expect(changes(ended)).toEqual({});
    expect(prompts).toHaveLength(4);
  });

  test('after a critique leaves the kept patch, and the model is told the critique again', async () => {
    const { ended, last } = await work(
      reply.edit('src/cart.ts', plus, times),
      reply.revise('The tax is missing.'),
      misfit('one'),
      misfit('two'),
      says('I rewrite it now.'),
    );
    expect(ended.reason).toBe('never-applied');
    expect(changes(ended)).toEqual({ 'src/cart.ts': fixed['src/cart.ts'] });
    expect(last).toContain('complete new text of the file');
    const retry = ended.run.steps.at(-2);
    expect(retry).toHaveProperty('call.prompt', expect.stringContaining('The tax is missing.'));
  });
});

describe('a reply without its last marker', () => {
  const open = reply.edit('src/cart.ts', plus, times).text.replace(/\n>+ REPLACE$/, '');

  test('is used if the model finished it', async () => {
    const { ended } = await work(says(open), reply.approve());
    expect(ended.reason).toBe('approved');
    expect(changes(ended)).toEqual({ 'src/cart.ts': fixed['src/cart.ts'] });
  });

  test('is not used otherwise, and the model is told why', async () => {
    const { ended, last } = await work(says(open, 'unknown'), says('Sorry.'));
    expect(steps(ended)).toBe('planned unusable unusable');
    expect(last).toContain('has no end marker, so the reply may be cut off');
  });
});

describe('a file', () => {
  const deletion = says('src/tax.ts\n<<<<<<< DELETE\n>>>>>>> DELETE');
  const renamed = (to: string) => says(`bin/run.sh\n<<<<<<< RENAME\n${to}\n>>>>>>> RENAME`);

  test('can be deleted', async () => {
    const { ended, diff } = await work(deletion, reply.approve());
    expect(ended.reason).toBe('approved');
    expect(diff).toContain('deleted file mode 100644');
    expect(changes(ended)).toEqual({ 'src/tax.ts': null });
  });

  test('can be renamed, and is shown and edited under its new name', async () => {
    const { ended, diff, prompts } = await work(
      renamed('bin/list.sh'),
      reply.revise('List all of them.'),
      reply.edit('bin/list.sh', 'ls', 'ls -a'),
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[2]).toContain('rename from bin/run.sh\nrename to bin/list.sh');
    expect(prompts[3]).toContain('<file path="bin/run.sh" deleted></file>');
    expect(prompts[3]).toContain('<file path="bin/list.sh">\nls\n');
    expect(diff).toContain('new file mode 100755');
    expect(changes(ended)).toEqual({ 'bin/run.sh': null, 'bin/list.sh': 'ls -a\n' });
  });

  test.each(['.github/workflows/new.yml', 'CODEOWNERS', '../list.sh', '.git/hooks/pre-push'])(
    'cannot be renamed to %s',
    async (to) => {
      const { ended, last } = await work(together(deletion, renamed(to)), says('Sorry.'));
      expect(steps(ended)).toBe('planned unusable unusable');
      expect(last).toMatch(/could not be used: .*(?:protected|not a path inside the repository)/);
    },
  );
});

test('a change over a limit is sent back, a smaller one is accepted, and no other is kept', async () => {
  const run = async (...script: readonly ModelReply[]) => {
    const model = scriptedModel(reply.fix('src/cart.ts', 'src/tax.ts'), ...script);
    const capped = { ...task, caps: { files: 1, lines: 100 } };
    return { ended: await runLoop(capped, memoryContext(model, files), attemptsOf(2)), model };
  };
  const fix = reply.edit('src/cart.ts', plus, times);
  const other = reply.edit('src/cart.ts', plus, 'const total = 0;');
  const smaller = await run(together(taxed, fix), fix, reply.approve());
  const returned = smaller.model.requests[2]?.messages.map(messageText).join('\n');
  expect(returned).toContain('the change touches 2 files; the limit is 1');
  expect(smaller.ended.reason).toBe('approved');
  const { ended } = await run(together(taxed, fix), together(taxed, other));
  expect(ended.reason).toBe('attempts-exhausted');
  expect(changes(ended)).toEqual({});
});
