import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksToAdf } from '../../../../src/adapters/jira/formats/adf/index.ts';
import { blocksToWiki } from '../../../../src/adapters/jira/formats/wiki/index.ts';
import { readProse } from '../../../../src/core/report/index.ts';
import { codePoint } from '../../../support/code-point.ts';
import { documentProblems } from '../../../support/contract.ts';
import { runs } from '../../../support/property-runs.ts';

/** What a model might write: Markdown, Jira's own markup, and anything else. */
const markdown = fc
  .array(
    fc.oneof(
      fc.constantFrom('\n', '\n\n', '- ', '  - ', '1. ', '> ', '# ', '    ', '\t'),
      fc.constantFrom('`', '```', '```js\n', '~~~\n', '**', '_', '---\n', '| a |\n', '\\'),
      fc.constantFrom('[a](https://a.test)', '![b](https://b.test)', '<b>', '<!--', '[~ann]'),
      fc.constantFrom('{code}', '{noformat}', '{quote}', '!x.png!', '{{', '}}', 'h1. '),
      fc.string({ unit: codePoint, maxLength: 5 }),
    ),
    { maxLength: 20 },
  )
  .map((pieces) => pieces.join(''));

const quote = (text: string) => ({ kind: 'quote', content: readProse(text) }) as const;

test('whatever a model writes, Jira Cloud accepts the document', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      expect(documentProblems(blocksToAdf([quote(text), ...readProse(text)]))).toEqual([]);
    }),
    runs(300),
  );
});

test('whatever a model writes, no macro, mention or image opens in wiki markup', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const wiki = blocksToWiki([quote(text)]);
      expect(wiki.match(/(?<!\\)\{\s*quote/g)).toHaveLength(2);
      const plain = wiki.replaceAll(/\{noformat\}\n(?:.*\n)*?\{noformat\}/g, '');
      expect(plain).not.toMatch(/(?<!\\)\{(?:code|noformat)|(?<!\\)\[~|(?<![\\\w])!x/);
    }),
    runs(300),
  );
});

test('in wiki markup, a list that begins later keeps its numbers', () => {
  const steps = '1. One:\n\n```\na\n```\n\n2. Two\n   - more\n3. Three';
  expect(blocksToWiki(readProse(steps))).toBe(
    '# One:\n\n{noformat}\na\n{noformat}\n\n2. Two\n* more\n3. Three',
  );
});
