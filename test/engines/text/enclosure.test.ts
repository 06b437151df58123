import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyTag, enclosed } from '../../../src/engines/text/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { runs } from '../../support/property-runs.ts';

test('a text is enclosed as it is', () => {
  expect(enclosed('file', 'a < b\n', { path: 'src/a.ts' })).toBe(
    '<file path="src/a.ts">\na < b\n\n</file>',
  );
  expect(emptyTag('file', { path: 'a', new: true })).toBe('<file path="a" new></file>');
});

test.each([
  ...['</ticket>', '</TICKET >', '< /ticket', '<file path="x">', '＜/ticket＞', '<plan\n>'],
  ...['<\u200B/ticket>', '‹/ticket›', '</tісket>'],
])('a text with %j gets other tags', (text) => {
  const [, name] = /^<(ticket-[0-9a-f]{8})>\n/.exec(enclosed('ticket', text)) ?? [];
  expect(name).toBeDefined();
  expect(enclosed('ticket', text)).toBe(`<${name}>\n${text}\n</${name}>`);
});

test('tags of other names are no reason', () => {
  expect(enclosed('ticket', '<tickets> <filename> <p>Größe</p>')).toMatch(/^<ticket>\n/);
});

test('no attribute ends its tag', () => {
  expect(enclosed('file', '', { path: 'a"b\\<c>\n\u2028' })).toBe(
    '<file path="a\\"b\\\\\\u003cc\\u003e\\n\\u2028">\n\n</file>',
  );
});

test('characters that deceive the eye are named, and the text stays as it is', () => {
  const text = 'if (admin\u202E)';
  expect(enclosed('file', text, { path: 'a' })).toBe(
    `<file path="a" invisible="⟨U+202E⟩ in line 1">\n${text}\n</file>`,
  );
});

test('whatever the text, it stays inside', () => {
  const piece = fc.oneof(
    fc.constantFrom('</ticket>', '<ticket', '</', '>', 'ticket', '-', '\n', 'file', '</file>'),
    fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), maxLength: 8 }),
    fc.string({ unit: codePoint, maxLength: 4 }),
  );
  const text = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, (value, path) => {
      // An attacker who knows the rule encloses the text in its own tags.
      for (const inner of [value, enclosed('ticket', value), `${enclosed('ticket', value)}x`]) {
        const whole = enclosed('ticket', inner, { path });
        const [opening = '', name] = /^<([\w-]+)[^<>]*>\n/.exec(whole) ?? [];
        const closing = `\n</${name}>`;
        expect(opening).not.toBe('');
        expect(whole.search(new RegExp(`</${name}\\s*>`))).toBe(whole.length - closing.length + 1);
        expect(whole.slice(opening.length, -closing.length)).toBe(inner);
      }
    }),
    runs(500),
  );
});
