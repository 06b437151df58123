import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adfToMarkdown } from '../../../../../src/adapters/jira/formats/adf/index.ts';
import { growth } from '../../../../support/growth.ts';
import { hostileJson, mutatedJson, nested } from '../../../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../../../support/hostile/prototypes.ts';
import { hostileText, inheritedNames } from '../../../../support/hostile/texts.ts';
import { runs } from '../../../../support/property-runs.ts';
import { node, text } from './nodes.ts';

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

const shared = new URL('../../../../../../shared/', import.meta.url);
const schema = new URL('contracts/adf.schema.json', shared);
const sample = new URL('fixtures/adf-rich-valid.json', shared);

/** The node types in Atlassian's schema; some of them if the schema is absent. */
function nodeTypes(): readonly string[] {
  if (!existsSync(schema)) {
    return ['paragraph', 'heading', 'bulletList', 'listItem', 'codeBlock', 'expand', 'nestedExpand']
      .concat(['table', 'tableRow', 'tableCell', 'panel', 'blockquote', 'taskList', 'taskItem'])
      .concat(['decisionItem', 'mediaGroup', 'media', 'caption', 'layoutColumn', 'blockCard']);
  }
  const definitions = /"(\w+)_node":\{"type":"object","properties":\{"type":\{"enum":\["(\w+)"\]/g;
  const compact = JSON.stringify(JSON.parse(readFileSync(schema, 'utf8')));
  return [...new Set([...compact.matchAll(definitions)].map(([, , type = '']) => type))];
}

const types = nodeTypes().filter((type) => type !== 'text' && type !== 'doc');
const word = fc.stringMatching(/^[a-z]{6}$/);

/** The attributes that a node shows, apart from its text. */
const visible = ['text', 'title', 'alt', 'url'];

const shownBy: Readonly<Record<string, readonly string[]>> = {
  mention: ['text'],
  status: ['text'],
  placeholder: ['text'],
  emoji: ['text', 'shortName'],
  expand: ['title'],
  nestedExpand: ['title'],
  media: ['alt', 'url', 'id'],
  mediaInline: ['alt', 'id'],
  inlineCard: ['url'],
  blockCard: ['url'],
  embedCard: ['url'],
  extension: ['text', 'extensionKey'],
  inlineExtension: ['text', 'extensionKey'],
  bodiedExtension: ['text', 'extensionKey'],
  syncBlock: ['resourceId'],
  bodiedSyncBlock: ['resourceId'],
};

const { tree } = fc.letrec<{ tree: unknown; leaf: unknown; branch: unknown }>((tie) => ({
  tree: fc.oneof({ maxDepth: 6 }, tie('leaf'), tie('branch')),
  leaf: fc.record({
    type: fc.constant('text'),
    text: word,
    marks: fc.subarray(['strong', 'em', 'code', 'strike', 'subsup'].map((type) => ({ type }))),
  }),
  branch: fc.record({
    type: fc.constantFrom(...types, 'doc', 'hologram', 'toString', 'constructor'),
    attrs: fc.dictionary(fc.constantFrom('level', 'order', ...visible), fc.jsonValue()),
    content: fc.array(tie('tree'), { maxLength: 4 }),
  }),
}));

describe('every type of node', () => {
  test.runIf(existsSync(schema))('is found in the schema', () => {
    expect(types.length).toBeGreaterThan(35);
    expect(types).toEqual(expect.arrayContaining(Object.keys(shownBy)));
  });

  test('shows every text in any nodes', () => {
    fc.assert(
      fc.property(tree, (json) => {
        const markdown = adfToMarkdown(json);
        for (const [, text] of JSON.stringify(json).matchAll(/"type":"text","text":"(\w+)"/g))
          expect(markdown).toContain(text);
      }),
      runs(1_000),
    );
  });

  test.each(types)('%s keeps its text and order', (type) => {
    const inner = ['first', 'second'].map((text) => ({
      type: 'paragraph',
      content: [{ type: 'text', text }],
    }));
    const markdown = adfToMarkdown({ type: 'doc', content: [{ type, attrs: {}, content: inner }] });
    expect(markdown.split(/(first|second)/)).toHaveLength(5);
    expect(markdown.indexOf('first')).toBeLessThan(markdown.indexOf('second'));
  });

  test.each(types.filter((type) => !/extension|sync/i.test(type)))(
    '%s needs no placeholder',
    (type) => {
      const nested = { type: 'doc', content: [wrapped(type)] };
      expect(adfToMarkdown(nested)).not.toContain(`[${type}`);
    },
  );

  test.each(Object.entries(shownBy))('%s shows what identifies it', (type, names) => {
    fc.assert(
      fc.property(fc.constantFrom(...names), word, (name, value) => {
        const node = { type, attrs: { [name]: value } };
        expect(adfToMarkdown(node)).toContain(value);
        expect(adfToMarkdown({ type: 'paragraph', content: [node] })).toContain(value);
      }),
    );
  });

  test.runIf(existsSync(sample))('has no placeholder in a document of known nodes', () => {
    const markdown = adfToMarkdown(JSON.parse(readFileSync(sample, 'utf8')));
    expect(markdown).toMatch(/Traceback/);
    expect(markdown).not.toMatch(/\[(unknown|[a-z]+[A-Z]\w*)/);
  });
});

/** Returns the node in a valid place: rows and cells only in a table. */
function wrapped(type: string): unknown {
  const attrs = { timestamp: '1582152559000', text: 'x', title: 'x', url: 'https://a.test' };
  const node = { type, attrs, content: [] };
  if (type === 'tableRow') return { type: 'table', content: [node] };
  if (type !== 'tableCell' && type !== 'tableHeader') return node;
  return { type: 'table', content: [{ type: 'tableRow', content: [node] }] };
}
