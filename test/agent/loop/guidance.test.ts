import { describe, expect, test } from 'vitest';
import { guidance } from '../../../src/agent/loop/guidance.ts';
import { runLoop } from '../../../src/agent/loop/loop.ts';
import {
  lastPrompt,
  type MemoryFiles,
  memoryWorld,
  scriptedModel,
} from '../../support/memory/memory.ts';
import { meteredWorld } from '../../support/memory/metered.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';

const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };
const guided = (files: MemoryFiles, paths = task.paths) =>
  guidance({ ...task, paths }, meteredWorld(scriptedModel(), files));

describe('what a repository says about working on it', () => {
  test.each([
    [
      'AGENTS.md goes first',
      { 'AGENTS.md': 'Tabs.', 'CONTRIBUTING.md': 'Spaces.' },
      ['<guidance from="AGENTS.md">\nTabs.\n</guidance>'],
    ],
    [
      'CONTRIBUTING.md will do',
      { 'CONTRIBUTING.md': 'Spaces.' },
      ['<guidance from="CONTRIBUTING.md">\nSpaces.\n</guidance>'],
    ],
    [
      'one that is no text is none',
      { 'AGENTS.md': null, 'CONTRIBUTING.md': 'Spaces.' },
      ['<guidance from="CONTRIBUTING.md">\nSpaces.\n</guidance>'],
    ],
    ['one elsewhere is none', { 'docs/AGENTS.md': 'Tabs.' }, []],
    ['there may be none', {}, []],
  ])('%s', async (_, files, parts) => {
    expect(await guided(files)).toEqual(parts);
  });

  test('is cut where it is long', async () => {
    const [part = ''] = await guided({ 'AGENTS.md': `${'x'.repeat(3_000)}THE END` });
    expect(part).toContain('\n(cut here)\n');
    expect(part).not.toContain('THE END');
    expect(part.length).toBeLessThan(3_100);
  });

  test('is not read outside the safe directory', async () => {
    expect(await guided({ 'AGENTS.md': 'Tabs.' }, rulesOf('services'))).toEqual([]);
  });
});

test('it stands in the prompts of edit and review', async () => {
  const files = { 'AGENTS.md': 'Indent with tabs.', 'src/cart.ts': 'a + b\n' };
  const model = scriptedModel(
    reply.fix('src/cart.ts'),
    reply.edit('src/cart.ts', 'a + b', 'a * b'),
    reply.approve(),
  );
  const prompts: string[] = [];
  const world = memoryWorld(model, files);
  const onStep = () => prompts.push(lastPrompt(model));
  expect((await runLoop(task, { ...world, onStep }, attemptsOf(3))).reason).toBe('approved');
  const [planned, edited, , reviewed] = prompts;
  expect(planned).not.toContain('Indent with tabs.');
  expect(edited).toContain('<guidance from="AGENTS.md">\nIndent with tabs.');
  expect(reviewed).toContain('<guidance from="AGENTS.md">\nIndent with tabs.');
});
