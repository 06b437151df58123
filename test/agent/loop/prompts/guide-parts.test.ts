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
