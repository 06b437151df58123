import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guidance } from '../../../../src/agent/loop/prompts/guidance.ts';
import { guideParts } from '../../../../src/agent/loop/prompts/guide-parts.ts';
import { type MemoryFiles, scriptedModel } from '../../../support/memory/context.ts';
import { rulesOf } from '../../../support/memory/samples/rules.ts';
import { keyOf } from '../../../support/memory/samples/tickets.ts';
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

const filler = (count: number) => 'It is as it is here. '.repeat(count).trim();
const likely = ['packages/shop/src/cart.ts'];
const parts = (text: string, room = 1_000, isStrict = false) =>
  guideParts(text, { room, isStrict, likely });
const titlesOf = (text: string) =>
  Array.from(text.matchAll(/^(?:#+ (.*)|(.*)\n[-=]{3,})$/gm), ([, one, other]) => one ?? other);

describe('the parts of a guide that are shown', () => {
  test('are all of one that says nothing else', () => {
    const text = '# Guide\n\n## Layout\n\nSources are in packages/.\n';
    expect(parts(text)).toBe('## Layout\n\nSources are in packages/.');
  });

  test.each([
    ['Testing', 'Each fix must come with a unit test.'],
    ['Changelog entries', 'Add a line to CHANGELOG.md.'],
    ['Code style', 'Indent with tabs.'],
    ['Generated files', 'Files in out/ are generated.'],
    ['Naming', 'Prefer names in camelCase.'],
  ])('are %s before others, and alone in a guide for people', (title, said) => {
    const text = `# Guide\n\n${filler(30)}\n\n## Layout\n\n${filler(30)}\n\n## ${title}\n\n${said} ${filler(35)}\n`;
    expect(titlesOf(parts(text))).toEqual([title]);
    expect(titlesOf(parts(text, 9_000, true))).toEqual([title]);
  });

  test.each([
    ['Installation', 'Add tests to your path.'],
    ['Pull request etiquette', 'Never open two.'],
    ['Reporting security issues', 'Short of it.'],
    ['Releasing', 'Update CHANGES.'],
    ['Commit messages', 'Short of it.'],
    ['Old versions', 'Each version has its own branch. Thanks for your pull request.'],
    ['Layout', '<!-- Do not edit. -->'],
  ])('are never %s', (title, said) => {
    const text = `# Guide\n\n## ${title}\n\n${said}\n\n## Files\n\n${filler(60)}\n`;
    expect(titlesOf(parts(text, 9_000))).toEqual(['Files']);
    expect(parts(text, 9_000, true)).toBe('');
  });

  test('of a heading that names two things, are those that say what a change needs', () => {
    const text = '# Guide\n\n## Test environments\n\nRun tox -e stress.\n\nAdd a test to tests/.\n';
    expect(parts(text, 1_000, true)).toBe(
      '## Test environments\n\nAdd a test to tests/.\n(other parts are left out)',
    );
  });

  test('are those that name the folder of a likely file', () => {
    const text = `# Guide\n\n## One\n\n${filler(40)}\n\n## Two\n\n${filler(30)} See packages/shop/src.\n`;
    expect(titlesOf(parts(text))).toEqual(['Two']);
    expect(titlesOf(parts(text, 1_000, true))).toEqual(['Two']);
  });

  test('keep their order, and their headings decide for what is below', () => {
    const text = `Style guide\n===========\n\nTests\n-----\n\nAdd tests.\n\nDetails\n~~~~~~~\n\nIt is so.\n\nLayout\n------\n\n${filler(60)}\n\nStyle\n-----\n\nWith tabs.\n`;
    expect(parts(text)).toBe(
      'Tests\n-----\n\nAdd tests.\n\nDetails\n~~~~~~~\n\nIt is so.\n\nStyle\n-----\n\nWith tabs.\n(other parts are left out)',
    );
  });

  test.each([
    ['a list', '- one\n\n- two\n  goes on\n\n- three'],
    ['what a colon announces', 'Do this:\n\n```\nnpm test\n\nnpm run lint\n```'],
    ['code', '```sh\n# a comment\n\n## no heading\n```'],
    ['a table', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ])('are cut before, not inside of %s', (_, block) => {
    const text = `# Guide\n\n## Tests\n\nFirst things.\n\n${block}\n\n${filler(90)}\n`;
    const first = '## Tests\n\nFirst things.';
    const room = (length: number) =>
      first.length + length + '(other parts are left out)'.length + 4;
    expect(parts(text, room(block.length - 1))).toBe(`${first}\n(other parts are left out)`);
    expect(parts(text, room(block.length + 1))).toBe(
      `${first}\n\n${block}\n(other parts are left out)`,
    );
  });

  test('are whole lines of the guide, within the room, whatever it is', () => {
    const piece = fc.constantFrom(
      '# A',
      '## Tests',
      '- a',
      'text.',
      '',
      '```',
      'a:',
      '  b',
      '===',
      '---',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }),
        fc.integer({ min: 30, max: 200 }),
        (lines, room) => {
          const shown = parts(lines.join('\n'), room);
          expect(shown.length).toBeLessThanOrEqual(Math.max(room, 0));
          for (const line of shown
            .split('\n')
            .filter((one) => one !== '' && !one.startsWith('(other')))
            expect(lines).toContain(line);
        },
      ),
    );
  });
});
