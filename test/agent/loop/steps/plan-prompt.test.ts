import { describe, expect, test } from 'vitest';
import { plan } from '../../../../src/agent/loop/steps/index.ts';
import type { ModelReply } from '../../../../src/agent/ports.ts';
import { newRun } from '../../../../src/core/run/index.ts';
import { lastPrompt, scriptedModel } from '../../../support/memory/context.ts';
import { reply } from '../../../support/memory/replies.ts';
import { rulesOf } from '../../../support/memory/samples.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const files = {
  'src/cart.ts': 'const total = 1;\n',
  'src/api/utils.py': 'pass\n',
  'src/core/utils.py': 'pass\n',
  'logo.png': null,
  '.github/workflows/ci.yml': 'on: push\n',
  'docs/a.md': '# A\n',
};
const task = { instruction: 'The total in cart.ts is wrong, see logo.png.', paths: rulesOf() };
const _planned = (answer: ModelReply, run = newRun, paths = task.paths) =>
  plan({ ...task, paths }, run, memoryStepContext(scriptedModel(answer), files));

describe('the prompt for a plan', () => {
  test('lists the writable files, and shows those that the ticket names', async () => {
    const model = scriptedModel(reply.fix('src/cart.ts'));
    await plan(task, newRun, memoryStepContext(model, files));
    const prompt = lastPrompt(model);
    expect(prompt).toContain('<file path="src/cart.ts">\nconst total = 1;');
    expect(prompt).toContain('\ndocs/: a.md\n');
    expect(prompt).not.toContain('.github');
    expect(prompt).not.toContain('<file path="logo.png"');
  });

  test('shows no file whose name would be read as another', async () => {
    const model = scriptedModel(reply.fix('src/cart.ts'));
    const odd = { ...files, ' a.ts': 'x', 'b\\c.ts': 'x', 'd./e.ts': 'x' };
    await plan(task, newRun, memoryStepContext(model, odd));
    expect(lastPrompt(model)).not.toMatch(/ a\.ts|c\.ts|e\.ts/);
  });

  test('shows a very long file in parts, with its length', async () => {
    const model = scriptedModel(reply.fix('src/cart.ts'));
    await plan(task, newRun, memoryStepContext(model, { 'src/cart.ts': 'x'.repeat(200_000) }));
    expect(lastPrompt(model)).toContain('(200000 characters, shown in parts');
    expect(lastPrompt(model).length).toBeLessThan(15_000);
  });
});
