import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  documentOf,
  dominantEnding,
  indentOf,
  inStyleOf,
  isBlank,
  textOf,
} from '../../../../src/core/edits/patch/document.ts';
import { runs } from '../../../support/property-runs.ts';

const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\r\n', '\u2028', '\uFEFF') }),
  fc.string({ unit: 'binary' }),
);

describe('a text taken apart', () => {
  test('whatever it is, is put together again to the byte', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(textOf(documentOf(text))).toBe(text);
      }),
      runs(200),
    );
  });

  test('whatever it is, has lines without newlines, and an ending on all but the last', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { bom, lines } = documentOf(text);
        expect(bom).toBe(text.startsWith('\uFEFF') ? '\uFEFF' : '');
        expect(lines.filter((line) => line.text.includes('\n'))).toEqual([]);
        expect(lines.slice(0, -1).filter((line) => line.ending === '')).toEqual([]);
        expect(lines.at(-1)).not.toEqual({ text: '', ending: '' });
      }),
    );
  });

  test('has the ending of each line, where a lone carriage return ends none', () => {
    expect(documentOf('\uFEFFa\r\nb\n\r\nc\rd\n\n')).toEqual({
      bom: '\uFEFF',
      lines: [
        { text: 'a', ending: '\r\n' },
        { text: 'b', ending: '\n' },
        { text: '', ending: '\r\n' },
        { text: 'c\rd', ending: '\n' },
        { text: '', ending: '\n' },
      ],
    });
  });
});

test.each([
  ['', '\n'],
  ['a', '\n'],
  ['a\r\n', '\r\n'],
  ['a\r\nb', '\r\n'],
  ['a\r\nb\r\nc\n', '\r\n'],
  ['a\r\nb\n', '\n'],
  ['a\rb', '\n'],
])('the ending of %j is %j', (text, ending) => {
  expect(dominantEnding(documentOf(text).lines)).toBe(ending);
});

describe('a new text in the place of an old one', () => {
  test.each<[string, string | null, string[], string]>([
    ['a new file', null, ['a', 'b'], 'a\nb\n'],
    ['a new file without text', null, [], ''],
    ['in place of nothing', '', ['a'], 'a\n'],
    ['in place of one from Windows', 'x\r\n', ['a', 'b'], 'a\r\nb\r\n'],
    ['in place of one without a final newline', 'x\ny', ['a', 'b'], 'a\nb'],
    ['in place of one with both endings', 'x\r\ny\r\nz\n', ['a', 'b'], 'a\r\nb\r\n'],
    ['in place of one with a mark', '\uFEFFx\n', ['a'], '\uFEFFa\n'],
    ['with a mark of its own, too', '\uFEFFx\n', ['\uFEFFa', 'b'], '\uFEFFa\nb\n'],
    ['with a mark that the old one lacks', 'x\n', ['\uFEFFa'], '\uFEFFa\n'],
    ['with a blank line at its end', 'x\ny', ['a', ''], 'a\n'],
    ['that empties it', '\uFEFFx\n', [], '\uFEFF'],
  ])('%s', (_, before, lines, after) => {
    const old = before === null ? null : documentOf(before);
    expect(textOf(inStyleOf(old, lines))).toBe(after);
  });
});

test.each([
  ['', '', true],
  ['a ', '', false],
  [' \ta b', ' \t', false],
  [' \t', ' \t', true],
  ['\u00A0a', '\u00A0', false],
  ['\u2003', '\u2003', true],
])('%j is indented by %j; it is blank: %s', (line, indent, blank) => {
  expect(indentOf(line)).toBe(indent);
  expect(isBlank(line)).toBe(blank);
});
