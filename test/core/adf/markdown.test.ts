import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adfToMarkdown } from '../../../src/core/adf/markdown.ts';

const text = (value: string, ...marks: unknown[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const doc = (...content: unknown[]) => ({ version: 1, type: 'doc', content });
const node = (type: string, attrs: unknown, ...content: unknown[]) => ({ type, attrs, content });

describe('adfToMarkdown', () => {
  test.each([
    ['nothing', null, ''],
    ['plain text', 'as it is', 'as it is'],
    ['marks', paragraph(text('a', { type: 'strong' }, { type: 'em' }), text(' b')), '***a*** b'],
    ['space at the edge of a mark', paragraph(text(' a ', { type: 'strong' })), '**a**'],
    ['code with backticks', paragraph(text('a`b', { type: 'code' })), '`` a`b ``'],
    [
      'a link',
      paragraph(text('docs', { type: 'link', attrs: { href: 'https://a.test' } })),
      '[docs](https://a.test)',
    ],
    ['file names as they are', paragraph(text('src/my_file_*.py')), 'src/my_file_*.py'],
    ['a heading', node('heading', { level: 2 }, text('Steps')), '## Steps'],
    ['a heading of no sane level', node('heading', { level: 99 }, text('Steps')), '###### Steps'],
    ['a mention', paragraph(node('mention', { id: '1', text: '@Ann' })), '@Ann'],
    ['a mention without a name', paragraph(node('mention', { id: '5b10' })), '@5b10'],
    ['an emoji', paragraph(node('emoji', { shortName: ':smile:', text: '😄' })), '😄'],
    ['a date', paragraph(node('date', { timestamp: '1582152559000' })), '2020-02-19'],
    ['a date that is none', paragraph(node('date', { timestamp: '1e99' })), '[date: 1e99]'],
    ['a status', paragraph(node('status', { text: 'OPEN', color: 'blue' })), '[OPEN]'],
    ['a line break', paragraph(text('a'), { type: 'hardBreak' }, text('b')), 'a\nb'],
    ['a rule', { type: 'rule' }, '---'],
    ['a card', paragraph(node('inlineCard', { url: 'https://a.test/1' })), '<https://a.test/1>'],
    ['a quote', node('blockquote', {}, paragraph(text('q')), paragraph(text('r'))), '> q\n>\n> r'],
    [
      'a panel',
      node('panel', { panelType: 'warning' }, paragraph(text('careful'))),
      '> **warning**\n>\n> careful',
    ],
    [
      'a log in an expand',
      node('expand', { title: 'Log' }, node('codeBlock', {}, text('Traceback'))),
      '**Log**\n\n```\nTraceback\n```',
    ],
    [
      'code that holds a fence',
      node('codeBlock', { language: 'diff' }, text('+b ```')),
      '````diff\n+b ```\n````',
    ],
    [
      'a list that counts from three, with code in it',
      node(
        'orderedList',
        { order: 3 },
        node('listItem', {}, paragraph(text('run')), node('codeBlock', {}, text('a\nb'))),
        node('listItem', {}, paragraph(text('look'))),
      ),
      '3. run\n\n   ```\n   a\n   b\n   ```\n4. look',
    ],
    [
      'a list in a list',
      node(
        'bulletList',
        {},
        node(
          'listItem',
          {},
          paragraph(text('a')),
          node('bulletList', {}, node('listItem', {}, paragraph(text('b')))),
        ),
      ),
      '- a\n\n  - b',
    ],
    [
      'tasks and decisions',
      doc(
        node(
          'taskList',
          {},
          node('taskItem', { state: 'DONE' }, text('did')),
          node('taskItem', {}, text('to do')),
        ),
        node('decisionList', {}, node('decisionItem', {}, text('use X'))),
      ),
      '- [x] did\n- [ ] to do\n\n- Decision: use X',
    ],
    [
      'a table',
      node(
        'table',
        {},
        node('tableRow', {}, node('tableHeader', {}, paragraph(text('k')))),
        node('tableRow', {}, node('tableCell', {}, paragraph(text('a|b')), paragraph(text('c')))),
      ),
      '| k |\n| --- |\n| a\\|b<br>c |',
    ],
    [
      'media',
      doc(
        node(
          'mediaSingle',
          {},
          node('media', { id: '4', alt: 'shot.png' }),
          node('caption', {}, text('Before')),
        ),
        paragraph(node('mediaInline', { id: '5' })),
      ),
      '[image: shot.png]\n\nBefore\n\n[attachment: 5]',
    ],
    [
      'a node from the future',
      node('hologram', { title: 'Crash' }, paragraph(text('inside'))),
      '[hologram: Crash]\n\ninside',
    ],
    ['an unknown node in a line', paragraph(text('a '), node('sparkle', {})), 'a [sparkle]'],
    ['names of Object’s own members', node('constructor', {}, text('x')), '[constructor]\n\nx'],
  ])('reads %s', (_, document, markdown) => {
    expect(adfToMarkdown(document)).toBe(markdown);
  });

  test('takes any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(typeof adfToMarkdown(json)).toBe('string');
      }),
    );
  });

  test('shows every text, whatever the nodes around it', () => {
    const types = [
      ...['doc', 'paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'codeBlock'],
      ...['panel', 'expand', 'nestedExpand', 'table', 'tableRow', 'tableCell', 'blockquote'],
      ...['taskList', 'taskItem', 'decisionItem', 'rule', 'media', 'mention', 'date', 'unknown'],
      ...['layoutSection', 'bodiedExtension', 'text', 'hardBreak', 'blockCard', 'toString'],
    ];
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 6 }, tie('leaf'), tie('branch')),
      leaf: fc.record({ type: fc.constant('text'), text: fc.stringMatching(/^[a-z]{6}$/) }),
      branch: fc.record({
        type: fc.constantFrom(...types),
        attrs: fc.dictionary(fc.constantFrom('level', 'order', 'text', 'title'), fc.jsonValue()),
        content: fc.array(tie('tree'), { maxLength: 4 }),
      }),
    }));
    fc.assert(
      fc.property(tree, (json) => {
        const markdown = adfToMarkdown(json);
        for (const [, word] of JSON.stringify(json).matchAll(/"type":"text","text":"(\w+)"/g)) {
          expect(markdown).toContain(word);
        }
      }),
    );
  });

  test('keeps the text of a document that is nested without end', () => {
    let nested: unknown = text('at the bottom');
    for (let depth = 0; depth < 50_000; depth++) nested = node('panel', {}, nested);
    expect(adfToMarkdown(nested)).toContain('at the bottom');
  });

  const sample = new URL('../../../../shared/fixtures/adf-rich-valid.json', import.meta.url);
  test.runIf(existsSync(sample))('leaves no placeholder in a document of known nodes', () => {
    const markdown = adfToMarkdown(JSON.parse(readFileSync(sample, 'utf8')));
    expect(markdown).toMatch(/Traceback/);
    expect(markdown).not.toMatch(/\[(unknown|[a-z]+[A-Z]\w*)/);
  });
});
