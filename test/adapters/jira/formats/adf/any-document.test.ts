import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adfToMarkdown } from '../../../../../src/adapters/jira/formats/adf/index.ts';
import { growth } from '../../../../support/growth.ts';
import { hostileJson, mutatedJson, nested } from '../../../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../../../support/hostile/prototypes.ts';
import { hostileText, inheritedNames } from '../../../../support/hostile/texts.ts';
import { runs } from '../../../../support/property-runs.ts';

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const node = (type: string, attrs: object, ...content: unknown[]) => ({ type, attrs, content });
const cell = (...content: unknown[]) => node('tableCell', {}, node('paragraph', {}, ...content));

const link = { type: 'link', attrs: { href: 'https://a.test' } };
const rich = node(
  'doc',
  {},
  node('heading', { level: 2 }, text('Steps')),
  node('paragraph', {}, text('a', { type: 'strong' }, link), node('mention', { id: '1' })),
  node('orderedList', { order: 3 }, node('listItem', {}, node('paragraph', {}, text('run')))),
  node('taskList', {}, node('taskItem', { state: 'DONE' }, text('did'))),
  node('codeBlock', { language: 'js' }, text('a ```\nb')),
  node('panel', { panelType: 'info' }, node('expand', { title: 'Log' }, text('x'))),
  node(
    'table',
    {},
    node('tableRow', {}, cell(text('a|b')), cell(node('date', { timestamp: '0' }))),
  ),
  node('mediaSingle', {}, node('media', { id: '4', alt: 'shot.png' })),
  node('extension', { extensionKey: 'chart', text: 'x' }),
);

test('whatever the document, its Markdown is a text in proportion to it', () => {
  const property = fc.property(fc.oneof(hostileJson, mutatedJson(rich)), (json) => {
    const markdown = adfToMarkdown(json);
    expect(typeof markdown).toBe('string');
    // A line may get the indentation of every block around it, at most 60 of them.
    expect(markdown.length).toBeLessThanOrEqual(200 + 70 * (JSON.stringify(json) ?? '').length);
    requirePlainPrototypes();
  });
  fc.assert(property, runs(500));
});

test('whatever a text is, it is there as it is', () => {
  const property = fc.property(
    hostileText,
    fc.constantFrom('paragraph', 'hologram'),
    (said, type) => {
      const markdown = adfToMarkdown(node('doc', {}, node(type, {}, text(`<${said}>`))));
      expect(markdown).toContain(`<${said}>`);
    },
  );
  fc.assert(property, runs(300));
});

test('nodes, marks and attributes of inherited names are unknown ones', () => {
  for (const name of inheritedNames) {
    expect(adfToMarkdown(node(name, {}, text('x')))).toBe(`[${name}]\n\nx`);
    expect(adfToMarkdown(text('x', { type: name }))).toBe('x');
    expect(adfToMarkdown(node('panel', { panelType: name }, text('x')))).toContain(`**${name}**`);
    expect(adfToMarkdown(node('codeBlock', { [name]: 'js' }, text('x')))).toBe('```\nx\n```');
  }
});

const within = (type: string) => (depth: number) => {
  let inner: unknown = node('paragraph', {}, text('a|b\nc'));
  for (let level = 0; level < depth; level += 1) inner = node(type, { title: 't|' }, inner);
  return inner;
};

const marks = ['link', 'code', 'strong', 'subsup', 'hologram'];

const forms: readonly (readonly [string, (size: number) => unknown])[] = [
  ...[
    'panel',
    'bulletList',
    'table',
    'tableRow',
    'tableCell',
    'codeBlock',
    'hologram',
    'mention',
  ].map((type) => [`${type} in ${type}`, within(type)] as const),
  ...['text', 'panel', 'table', 'media', 'hardBreak', 'hologram'].map(
    (type) =>
      [
        `many of ${type}`,
        (size: number) => node('doc', {}, ...Array.from({ length: size }, () => node(type, {}))),
      ] as const,
  ),
  [
    'cells',
    (size) => node('table', {}, node('tableRow', {}, ...Array(size).fill(cell(text('a'))))),
  ],
  ['a list of lists', (size) => nested(size, text('x'))],
  ['backticks', (size) => text('`'.repeat(size), { type: 'code' })],
  ['blanks', (size) => text(`a${' '.repeat(size)}b`, { type: 'strong' })],
  ...marks.map(
    (type) =>
      [
        `marks ${type}`,
        (size: number) =>
          text('x', ...Array.from({ length: size }, () => ({ type, attrs: { href: 'h' } }))),
      ] as const,
  ),
];

test.each(forms)('%s are read in linear time', (_, make) => {
  const time = (size: number) => void adfToMarkdown(make(size));
  expect(growth(time, 4_000)).toBeLessThan(8);
});
