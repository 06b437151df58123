import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../../src/core/report/index.ts';
import { withKnownLinks } from '../../../src/core/report/known-links.ts';
import { readProse } from '../../../src/core/report/prose.ts';
import type { Run } from '../../../src/core/run/index.ts';
import { type Block, link, paragraph, text } from '../../../src/core/text/index.ts';
import { changeOf, keyOf, patchOf, runOf, step } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';
import { outcomeOf } from './outcomes.ts';

const render = (markdown: string) =>
  renderMarkdown([{ kind: 'quote', content: readProse(markdown) }], 60_000, keyOf('APP-17'))
    .trimEnd()
    .replaceAll(/^> ?/gm, '');

describe('what a model means by its Markdown is rendered', () => {
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
    ['[docs](https://docs.test/a_b#c)', '[docs](<https://docs.test/a_b#c>) \\(docs.test\\)'],
    ['[docs.test](https://docs.test)', '[docs.test](<https://docs.test/>)'],
  ])('%j', (markdown, rendered) => {
    expect(render(markdown)).toBe(rendered);
  });
});

describe('everything else stays text', () => {
  test.each([
    ['Map<String> & more', 'Map\\<String\\> \\& more'],
    ['<b>bold</b> <!-- x -->', '\\<b\\>bold\\</b\\> \\<\\!-- x --\\>'],
    ['<details>\n\nx\n\n</details>', '\\<details\\>\n\nx\n\n\\</details\\>'],
    ['![pixel](https://e.test/p.png)', '\\!\\[pixel\\]\\(https:\u200B//e.test/p.png\\)'],
    ['see https://e.test', 'see https:\u200B//e.test'],
    ['<https://e.test>', '\\<https:\u200B//e.test\\>'],
    ['*only* this', '\\*only\\* this'],
    ['snake_case_name', 'snake\\_case\\_name'],
    ['call __init__ or __str__', 'call \\_\\_init\\_\\_ or \\_\\_str\\_\\_'],
    ['a | b\nc | d', 'a \\| b\nc \\| d'],
    ['> quoted', '\\> quoted'],
    ['[x](javascript:alert)', '\\[x\\]\\(javascript:alert\\)'],
    ['[x](https://u@e.test)', '\\[x\\]\\(https:\u200B//u@\u200Be.test\\)'],
    ['[ours](https://g.test/a/b/issues/1)', '\\[ours\\]\\(https:\u200B//g.test/a/b/issues/1\\)'],
    ['[x](https://e.test/OPS-5)', '\\[x\\]\\(https:\u200B//e.test/OPS\u20115\\)'],
    ['[x]: https://e.test', '\\[x\\]: https:\u200B//e.test'],
    ['@ann, #12 and fixes #1', '@\u200Bann, #\u200B12 and fixes #\u200B1'],
    ['`@ann` and `fixes #1` and `[skip ci]`', '`@ann` and `fixes #\u200B1` and `[\u200Bskip ci]`'],
  ])('%j', (markdown, rendered) => {
    expect(render(markdown)).toBe(rendered);
  });
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

const shown = (run: Run, blocks: readonly Block[], ...addresses: readonly string[]) =>
  renderMarkdown(
    withKnownLinks(blocks, outcomeOf('approved', run), ...addresses),
    10_000,
  ).trimEnd();

const prose = readProse('See [the log](https://evil.example/collect?d=c2Vj) now.');
const asText = 'See the log `https://evil.example/collect?d=c2Vj` \\(evil.example\\) now.';
const asLink = 'See [the log](<https://evil.example/collect?d=c2Vj>) \\(evil.example\\) now.';

describe('a link to a host that nobody named', () => {
  test('is shown with its address, which is not live', () => {
    expect(shown(runOf(), prose)).toBe(asText);
  });

  test.each([
    ['a list', { kind: 'list', items: [prose] }],
    ['a quote', { kind: 'quote', content: prose }],
    ['details', { kind: 'details', title: 'x', content: prose }],
    ['a table', { kind: 'table', header: ['a'], rows: [[[link('x', 'https://evil.example/y')]]] }],
  ] satisfies readonly (readonly [string, Block])[])('also in %s', (_, block) => {
    expect(shown(runOf(), [block])).not.toContain('](');
    expect(shown(runOf(), [block])).toContain('`https://evil.example/');
  });

  test('is shown once if its words are the address', () => {
    const address = 'https://evil.example/x';
    expect(shown(runOf(), [paragraph(text('a '), link(address, address))])).toBe(
      `a \`${address}\``,
    );
  });
});

describe('a link is kept if its host is named', () => {
  const asked = (prompt: string): Run => {
    const planned = step.fix('a.ts');
    return runOf('call' in planned ? { ...planned, call: { ...planned.call, prompt } } : planned);
  };

  test.each([
    ['in what the model was shown', asked('<ticket>see https://evil.example/a</ticket>')],
    ['in a file of the change', runOf(...changed('// https://evil.example/docs'))],
  ])('%s', (_, run) => {
    expect(shown(run, prose)).toBe(asLink);
  });

  test('by an address of the report', () => {
    expect(shown(runOf(), prose, 'https://evil.example/browse/A-1')).toBe(asLink);
  });

  test.each([
    ['another host', 'https://evil.example.com/a and https://notevil.example and evil.example'],
    ['a name within a path', 'https://good.test/evil.example'],
  ])('but not by %s', (_, prompt) => {
    expect(shown(asked(prompt), prose)).toBe(asText);
  });

  test('and not by what the model wrote', () => {
    const run = runOf(...changed('a', '// https://evil.example'));
    expect(shown(run, prose)).toBe(asText);
  });
});

function changed(before: string, after = 'b') {
  return [step.edited(patchOf(changeOf('a.ts', before, after))), step.checked()];
}
