import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dominantEnding,
  indentOf,
  isBlank,
  matchFileStyle,
  parseDocument,
  textOf,
} from '../../../../src/engines/edits/patch/index.ts';
import { codePoint } from '../../../support/code-point.ts';
import { runs } from '../../../support/property-runs.ts';

const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\r\n', '\u2028', '\uFEFF') }),
  fc.string({ unit: codePoint }),
);

describe('a document', () => {
  test('restores any text byte for byte', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(textOf(parseDocument(text))).toBe(text);
      }),
      runs(200),
    );
  });

  test('of any text has lines without newlines, and endings on all but the last', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { bom, lines } = parseDocument(text);
        expect(bom).toBe(text.startsWith('\uFEFF') ? '\uFEFF' : '');
        expect(lines.filter((line) => line.text.includes('\n'))).toEqual([]);
        expect(lines.slice(0, -1).filter((line) => line.ending === '')).toEqual([]);
        expect(lines.at(-1)).not.toEqual({ text: '', ending: '' });
      }),
    );
  });

  test('has the ending of each line; a lone carriage return ends none', () => {
    expect(parseDocument('\uFEFFa\r\nb\n\r\nc\rd\n\n')).toEqual({
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
  expect(dominantEnding(parseDocument(text).lines)).toBe(ending);
});

describe('a new text takes the style of the old one', () => {
  test.each<[string, string | null, string[], string]>([
    ['for a new file', null, ['a', 'b'], 'a\nb\n'],
    ['an empty new file', null, [], ''],
    ['for an empty file', '', ['a'], 'a\n'],
    ['for a file with Windows line endings', 'x\r\n', ['a', 'b'], 'a\r\nb\r\n'],
    ['for a file without a final newline', 'x\ny', ['a', 'b'], 'a\nb'],
    ['for a file with both line endings', 'x\r\ny\r\nz\n', ['a', 'b'], 'a\r\nb\r\n'],
    ['for a file with a byte order mark', '\uFEFFx\n', ['a'], '\uFEFFa\n'],
    ['with a byte order mark of its own, too', '\uFEFFx\n', ['\uFEFFa', 'b'], '\uFEFFa\nb\n'],
    ['with a byte order mark that the old one lacks', 'x\n', ['\uFEFFa'], '\uFEFFa\n'],
    ['with a blank line at the end', 'x\ny', ['a', ''], 'a\n'],
    ['that empties the file', '\uFEFFx\n', [], '\uFEFF'],
  ])('%s', (_, before, lines, after) => {
    const old = before === null ? null : parseDocument(before);
    expect(textOf(matchFileStyle(old, lines))).toBe(after);
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
