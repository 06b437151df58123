import { describe, expect, test } from 'vitest';
import { guidance } from '../../../../src/agent/loop/prompts/guidance.ts';
import { type MemoryFiles, scriptedModel } from '../../../support/memory/context.ts';
import { keyOf, rulesOf } from '../../../support/memory/samples.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const task = {
  key: keyOf('APP-17'),
  instruction: '# APP-17: The total is wrong',
  paths: rulesOf(),
};
const guided = (files: MemoryFiles, paths = task.paths) =>
  guidance({ ...task, paths }, memoryStepContext(scriptedModel(), files));

describe('the guidance in a repository', () => {
  test.each([
    [
      'AGENTS.md comes first',
      { 'AGENTS.md': 'Tabs.', 'CONTRIBUTING.md': 'Spaces.' },
      ['<guidance from="AGENTS.md">\nTabs.\n</guidance>'],
    ],
    [
      'CONTRIBUTING.md comes next',
      { 'CONTRIBUTING.md': 'Spaces.' },
      ['<guidance from="CONTRIBUTING.md">\nSpaces.\n</guidance>'],
    ],
    [
      'a binary file does not count',
      { 'AGENTS.md': null, 'CONTRIBUTING.md': 'Spaces.' },
      ['<guidance from="CONTRIBUTING.md">\nSpaces.\n</guidance>'],
    ],
    [
      'one in a folder of no likely file does not count',
      { 'docs/AGENTS.md': 'Tabs.', 'src/total.ts': '' },
      [],
    ],
    [
      'the nearest comes first, then the instructions for the files, then the root',
      {
        'AGENTS.md': 'Root.',
        'src/AGENTS.md': 'Source.',
        'src/shop/total.ts': '',
        'src/shop/CLAUDE.md': 'Shop.',
        'src/other/AGENTS.md': 'Other.',
        '.github/copilot-instructions.md': 'All.',
        '.github/instructions/ts.instructions.md':
          '---\napplyTo: "**/*.py, src/**/*.ts"\n---\nTyped.',
        '.github/instructions/py.instructions.md': '---\napplyTo: "**/*.py"\n---\nIndented.',
        '.github/instructions/hand.instructions.md': 'By hand.',
        'CONTRIBUTING.md': 'People.',
      },
      [
        '<guidance from="src/shop/CLAUDE.md">\nShop.\n</guidance>',
        '<guidance from="src/AGENTS.md">\nSource.\n</guidance>',
        '<guidance from=".github/instructions/ts.instructions.md">\nTyped.\n</guidance>',
        '<guidance from="AGENTS.md">\nRoot.\n</guidance>',
        '<guidance from=".github/copilot-instructions.md">\nAll.\n</guidance>',
      ],
    ],
    [
      'equal texts come once, and what only names another file not at all',
      {
        'AGENTS.md': 'Tabs.',
        'CLAUDE.md': 'Tabs.',
        '.github/copilot-instructions.md': 'See [AGENTS.md](../AGENTS.md).',
      },
      ['<guidance from="AGENTS.md">\nTabs.\n</guidance>'],
    ],
    [
      'an import alone is no guidance',
      { 'AGENTS.md': 'Tabs.', 'CLAUDE.md': '@AGENTS.md\n' },
      ['<guidance from="AGENTS.md">\nTabs.\n</guidance>'],
    ],
    ['there may be none', {}, []],
  ])('%s', async (_, files, parts) => {
    expect(await guided(files)).toEqual(parts);
  });

  const paragraphs = (count: number) => `${'x'.repeat(98)}\n\n`.repeat(count);

  test.each([
    ['AGENTS.md', 2_400],
    ['CONTRIBUTING.md', 1_000],
    ['docs/Contributing.rst', 1_000],
  ])('in %s has %d characters', async (name, most) => {
    const [part = ''] = await guided({
      [name]: `# How to\n\n## Tests\n\nAdd tests.\n\n${paragraphs(40)}`,
    });
    expect(part).toContain(`## Tests\n\nAdd tests.\n\n${paragraphs(7)}`);
    expect(part).toContain('\n(other parts are left out)\n');
    expect(part.length).toBeLessThan(most + 100);
    expect(part.length).toBeGreaterThan(most - 150);
  });

  test('has the same room for all files together', async () => {
    const parts = await guided({
      'src/total.ts': '',
      'src/AGENTS.md': paragraphs(20),
      'AGENTS.md': `y${paragraphs(20)}`,
      'CLAUDE.md': `z${paragraphs(20)}`,
    });
    expect(parts.map((part) => /from="([^"]+)"/.exec(part)?.[1])).toEqual([
      'src/AGENTS.md',
      'AGENTS.md',
    ]);
    expect(parts.join('').length).toBeLessThan(2_600);
  });

  test('for people and for a review says how changes are written', async () => {
    const long = `# Guide\n\n## Layout\n\n${paragraphs(12)}## Tests\n\nAdd a test.\n\n## Setup\n\nInstall.\n`;
    const tests = '## Tests\n\nAdd a test.\n(other parts are left out)';
    const seenBy = async (name: string, isReview: boolean) =>
      guidance(task, memoryStepContext(scriptedModel(), { [name]: long }), isReview);
    expect(await seenBy('AGENTS.md', true)).toEqual([
      `<guidance from="AGENTS.md">\n${tests}\n</guidance>`,
    ]);
    expect(await seenBy('CONTRIBUTING.md', false)).toEqual([
      `<guidance from="CONTRIBUTING.md">\n${tests}\n</guidance>`,
    ]);
    expect(await seenBy('AGENTS.md', false)).toEqual([
      `<guidance from="AGENTS.md">\n## Layout\n\n${paragraphs(12)}${tests}\n</guidance>`,
    ]);
  });

  test('is not read outside the safe directory', async () => {
    expect(await guided({ 'AGENTS.md': 'Tabs.' }, rulesOf('services'))).toEqual([]);
  });
});
