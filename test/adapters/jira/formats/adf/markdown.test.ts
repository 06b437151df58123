import { describe, expect, test } from 'vitest';
import { adfToMarkdown } from '../../../../../src/adapters/jira/formats/adf/index.ts';
import { doc, node, paragraph, text } from './nodes.ts';

const item = (...content: unknown[]) => node('listItem', {}, ...content);
const row = (cell: string, ...content: unknown[]) =>
  node('tableRow', {}, node(cell, {}, ...content));
const bullets = (...items: unknown[]) => node('bulletList', {}, ...items);

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
        item(paragraph(text('run')), node('codeBlock', {}, text('a\nb'))),
        item(paragraph(text('look'))),
      ),
      '3. run\n\n   ```\n   a\n   b\n   ```\n4. look',
    ],
    [
      'a list in a list',
      bullets(item(paragraph(text('a')), bullets(item(paragraph(text('b')))))),
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
        row('tableHeader', paragraph(text('k'))),
        row('tableCell', paragraph(text('a|b')), paragraph(text('c'))),
      ),
      '| k |\n| --- |\n| a\\|b<br>c |',
    ],
    [
      'code in a cell, a span for each line',
      node(
        'table',
        {},
        row('tableHeader', paragraph(text('k'))),
        row('tableCell', node('codeBlock', {}, text('if a|b:\n\n  c'))),
      ),
      '| k |\n| --- |\n| `if a\\|b:`<br>`  c` |',
    ],
    [
      'tasks below a task',
      node(
        'taskList',
        {},
        node('taskItem', {}, text('a')),
        node('taskList', {}, node('taskItem', { state: 'DONE' }, text('b'))),
      ),
      '- [ ] a\n  - [x] b',
    ],
    [
      'two lists, each from its own number',
      doc(
        node('orderedList', {}, item(paragraph(text('a')))),
        node('orderedList', { order: 1 }, item(paragraph(text('b')))),
        node('orderedList', { order: 7 }, item(paragraph(text('c')))),
      ),
      '1. a\n\n1. b\n\n7. c',
    ],
    [
      'powers and indices',
      paragraph(
        text('10'),
        text('6', { type: 'subsup', attrs: { type: 'sup' } }),
        text('i', { type: 'subsup', attrs: { type: 'sub' } }),
      ),
      '10<sup>6</sup><sub>i</sub>',
    ],
    [
      'files in a group, one below the other',
      node('mediaGroup', {}, node('media', { alt: 'a.log' }), node('media', { id: '7' })),
      '[attachment: a.log]\n[attachment: 7]',
    ],
    [
      'a picture that leads somewhere',
      node(
        'mediaSingle',
        {},
        {
          ...node('media', { alt: 'shot.png' }),
          marks: [{ type: 'link', attrs: { href: 'https://a.test' } }],
        },
      ),
      '[[image: shot.png]](https://a.test)',
    ],
  ])('reads %s', (_, document, markdown) => {
    expect(adfToMarkdown(document)).toBe(markdown);
  });

  test.each([
    ['a card of data', node('blockCard', { data: { name: 'Spec' } }), '<Spec>'],
    ['a card of a query', node('blockCard', { datasource: {} }), '[blockCard]'],
    [
      'a card of a query with its parameters',
      node('blockCard', { datasource: { id: '1', parameters: { jql: 'project = A' } } }),
      '<jql=project = A>',
    ],
    [
      'a card with a name and an address',
      paragraph(
        node('inlineCard', {
          data: { '@type': 'Document', name: 'Spec', url: 'https://a.test/1' },
        }),
      ),
      '[Spec](https://a.test/1)',
    ],
    [
      'an address that is a link of its own',
      node('embedCard', {
        data: { name: 'Spec', url: [{ '@type': 'Link', href: 'https://a.test/1' }] },
      }),
      '[Spec](https://a.test/1)',
    ],
    [
      'an address that identifies the page',
      node('blockCard', { data: { '@id': 'https://a.test/1' } }),
      '<https://a.test/1>',
    ],
    [
      'a picture of another site',
      node(
        'mediaSingle',
        {},
        node('media', { type: 'external', url: 'https://a.test/b.png', alt: 'b' }),
      ),
      '[image: b](https://a.test/b.png)',
    ],
    [
      'a macro with its parameters',
      node('extension', {
        extensionKey: 'jira',
        parameters: { macroParams: { jqlQuery: { value: 'project = A' }, columns: 'key' } },
      }),
      '[extension: jira jqlQuery=project = A columns=key]',
    ],
    [
      'frames of a macro',
      node(
        'multiBodiedExtension',
        { extensionKey: 'tabs' },
        node('extensionFrame', {}, paragraph(text('a'))),
      ),
      '[multiBodiedExtension: tabs]\n\na',
    ],
    [
      'what an editor does not support',
      node('unsupportedBlock', {
        originalValue: node('panel', { panelType: 'note' }, paragraph(text('a'))),
      }),
      '[unsupportedBlock]\n\n> **note**\n>\n> a',
    ],
    ['an emoji without a name', paragraph(node('emoji', {})), '[emoji]'],
    ['content that is no list', { type: 'paragraph', content: text('alone') }, 'alone'],
    [
      'a macro with its text',
      node('bodiedExtension', { extensionKey: 'excerpt' }, paragraph(text('inside'))),
      '[bodiedExtension: excerpt]\n\ninside',
    ],
    [
      'columns',
      node(
        'layoutSection',
        {},
        node('layoutColumn', { width: 50 }, paragraph(text('left'))),
        node('layoutColumn', { width: 50 }, paragraph(text('right'))),
      ),
      'left\n\nright',
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
  ])('names what stands for something else: %s', (_, document, markdown) => {
    expect(adfToMarkdown(document)).toBe(markdown);
  });

  test('keeps the text of a document that is nested without end', () => {
    let nested: unknown = text('at the bottom');
    for (let depth = 0; depth < 50_000; depth++) nested = node('panel', {}, nested);
    expect(adfToMarkdown(nested)).toContain('at the bottom');
  });
});
