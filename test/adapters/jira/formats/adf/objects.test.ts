import { expect, test } from 'vitest';
import { adfToMarkdown } from '../../../../../src/adapters/jira/formats/adf/index.ts';
import { doc, node, paragraph, text } from './nodes.ts';

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
  ['names of Object’s own members', node('constructor', {}, text('x')), '[constructor]\n\nx'],
])('what stands for something else is named: %s', (_, document, markdown) => {
  expect(adfToMarkdown(document)).toBe(markdown);
});
