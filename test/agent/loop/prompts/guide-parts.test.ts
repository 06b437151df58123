import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guideParts } from '../../../../src/agent/loop/prompts/guide-parts.ts';

const filler = (count: number) => 'It is as it is here. '.repeat(count).trim();
const likely = ['packages/shop/src/cart.ts'];
const parts = (text: string, room = 1_000, isStrict = false) =>
  guideParts(text, { room, isStrict, likely });
const titlesOf = (text: string) =>
  Array.from(text.matchAll(/^(?:#+ (.*)|(.*)\n[-=]{3,})$/gm), ([, one, other]) => one ?? other);

describe('the parts of a guide that are shown', () => {
  test('are all of a short one', () => {
    const text = '# Guide\n\n## Installation\n\nRun it.\n';
    expect(parts(text)).toBe(text);
  });

  test.each([
    'Testing',
    'Running tests',
    'Changelog entries',
    'Code style',
    'Conventions',
    'Generated files',
    'Adding a changeset',
    'Release notes',
    'Linting and formatting',
  ])('are %s before others', (title) => {
    const text = `# Guide\n\n${filler(30)}\n\n## Layout\n\n${filler(30)}\n\n## ${title}\n\n${filler(40)}\n`;
    expect(titlesOf(parts(text))).toEqual([title]);
  });

  test.each([
    'Installation',
    'Getting started',
    'Code of Conduct',
    'Pull request etiquette',
    'Reporting security issues',
    'Releasing',
    'Governance',
    'Commit messages',
    'Financial contribution',
  ])('are never %s', (title) => {
    const text = `# Guide\n\n## ${title}\n\nShort of it.\n\n### More\n\nShort.\n\n## Layout\n\n${filler(60)}\n`;
    expect(titlesOf(parts(text, text.length - 1))).toEqual(['Layout']);
  });

  test('are those that name the folder of a likely file', () => {
    const text = `# Guide\n\n## One\n\n${filler(40)}\n\n## Two\n\n${filler(30)} See packages/shop/src.\n`;
    expect(titlesOf(parts(text))).toEqual(['Two']);
    expect(titlesOf(parts(text, 1_000, true))).toEqual(['Two']);
  });

  test('keep their order, and their headings decide for what is below', () => {
    const text = `Guide\n=====\n\nTests\n-----\n\nRun.\n\nDetails\n~~~~~~~\n\nAll.\n\nLayout\n------\n\n${filler(60)}\n\nStyle\n-----\n\nTabs.\n`;
    expect(parts(text)).toBe(
      'Tests\n-----\n\nRun.\n\nDetails\n~~~~~~~\n\nAll.\n\nStyle\n-----\n\nTabs.\n(other parts are left out)',
    );
  });

  test.each([
    ['a list', '- one\n\n- two\n  goes on\n\n- three'],
    ['what a colon announces', 'Do this:\n\n```\nnpm test\n\nnpm run lint\n```'],
    ['code', '```sh\n# a comment\n\n## no heading\n```'],
    ['a table', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ])('are cut before, not inside of %s', (_, block) => {
    const text = `# Guide\n\n## Tests\n\nFirst.\n\n${block}\n\n${filler(90)}\n`;
    const first = '## Tests\n\nFirst.';
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
