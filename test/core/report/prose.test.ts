import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProse, renderMarkdown } from '../../../src/core/report/index.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { runs } from '../../support/property-runs.ts';

const render = (markdown: string) =>
  renderMarkdown([{ kind: 'quote', content: readProse(markdown) }], 60_000, keyOf('APP-17'))
    .trimEnd()
    .replaceAll(/^> ?/gm, '');

test.each([
  ['`a[0]` is **not** `b`', '`a[0]` is **not** `b`'],
  ['**use `total()` here**', '**use** `total()` **here**'],
  ['``a`b``', '``a`b``'],
  ['# Cause\n\nText', '**Cause**\n\nText'],
  ['one\ntwo', 'one\ntwo'],
  ['- a\n- b `c`', '- a\n- b `c`'],
  ['3. a\n4. b', '3. a\n4. b'],
  ['- a\n  - b\n    1. c', '- a\n  - b\n    1. c'],
  ['```ts\nconst a = 1;\n```', '```ts\nconst a = 1;\n```'],
  ['```src/a.ts:3\nx\n```', '`src/a.ts:3`\n\n```\nx\n```'],
  ['```Mermaid\ngraph TD\n```', '```\ngraph TD\n```'],
  ['- a\n\n  ```stl\n  solid\n  ```', '- a\n\n  ```\n  solid\n  ```'],
  ['1. do\n   ```\n   x\n   ```\n2. then', '1. do\n\n   ```\n   x\n   ```\n2. then'],
  ['~~~\n```\n~~~', '````\n```\n````'],
  ['a\\*b \\_c\\_', 'a\\*b \\_c\\_'],
  ['[the **docs**](https://docs.test/a_b#c)', 'the **docs** `https://docs.test/a_b#c`'],
  ['<https://docs.test>', '`https://docs.test`'],
  ['[x](javascript:alert)', 'x `javascript:alert`'],
  ['[x](https://u@e.test)', 'x `https://u@e.test`'],
  ['[x](https://e.test/OPS-5)', 'x `https://e.test/OPS\u20115`'],
])('what a model means by its Markdown is rendered: %j', (markdown, rendered) => {
  expect(render(markdown)).toBe(rendered);
});

test.each([
  ['Map<String> & more', 'Map\\<String\\> \\& more'],
  ['<b>bold</b> <!-- x -->', '\\<b\\>bold\\</b\\> \\<\\!-- x --\\>'],
  ['<details>\n\nx\n\n</details>', '\\<details\\>\n\nx\n\n\\</details\\>'],
  ['![pixel](https://e.test/p.png)', '\\!\\[pixel\\]\\(https:\u200B//e.test/p.png\\)'],
  ['see https://e.test', 'see https:\u200B//e.test'],
  ['*only* this', '\\*only\\* this'],
  ['snake_case_name', 'snake\\_case\\_name'],
  ['call __init__ or __str__', 'call \\_\\_init\\_\\_ or \\_\\_str\\_\\_'],
  ['a | b\nc | d', 'a \\| b\nc \\| d'],
  ['> quoted', '\\> quoted'],
  ['[x]: https://e.test', '\\[x\\]: https:\u200B//e.test'],
  ['@ann, #12 and fixes #1', '@\u200Bann, #\u200B12 and fixes #\u200B1'],
  ['`@ann` and `fixes #1` and `[skip ci]`', '`@ann` and `fixes #\u200B1` and `[\u200Bskip ci]`'],
])('everything else stays text: %j', (markdown, rendered) => {
  expect(render(markdown)).toBe(rendered);
});

test('a table is shown as code, in which its columns line up', () => {
  const rows = '| a | b |\n|---|:-:|\n| `x` | 2 |';
  expect(render(`Below:\n\n${rows}\n\nDone.`)).toBe(`Below:\n\n\`\`\`\n${rows}\n\`\`\`\n\nDone.`);
  expect(render('a | b\n--- | ---\n1 | 2')).toMatch(/^```\na \| b\n/);
});

test.each(['>', '> ', '1. ', '- > ', '**', '*a _b ', '[', '`', '<', '|a', '[a](', '\n- a\n  '])(
  'an endless row of %j is read',
  (piece) => {
    const prose = readProse(piece.repeat(8_000 / piece.length));
    expect(JSON.stringify(prose).length).toBeLessThan(400_000);
  },
);

test('whatever a model writes, every word of it is shown', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 6, maxLength: 6 });
  const sign = fc.constantFrom(
    ...['\n', '\n\n', '- ', '1. ', '> ', '# ', '`', '```', '~~~\n', '**', '*', '_', '[', ']', '('],
    ...[
      ')',
      '](https://a.test)',
      '<b>',
      '<!--',
      '-->',
      '![',
      '    ',
      '\t',
      '---\n',
      '|',
      '&',
      '\\',
    ],
  );
  const text = fc.array(fc.oneof(word, sign), { maxLength: 25 });
  fc.assert(
    fc.property(text, (pieces) => {
      const shown = JSON.stringify(readProse(pieces.join('')));
      for (const piece of pieces) {
        if (/^[a-h]{6}$/.test(piece)) expect(shown).toContain(piece);
      }
    }),
    runs(500),
  );
});
