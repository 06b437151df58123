import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRewrite } from '../../../src/core/edit/rewrite.ts';

const file = (text: string) => ({ kind: 'file', text });

describe('a file out of a reply', () => {
  test.each([
    ['new', '```py\na\nb\n```', null, 'a\nb\n'],
    ['with prose around it', 'Here it is:\n```\na\n```\nDone.', 'b\n', 'a\n'],
    ['in tildes', '~~~\na\n~~~', 'b\n', 'a\n'],
    ['in a reply from Windows', '```\r\na\r\nb\r\n```', 'x\n', 'a\nb\n'],
    ['of Windows', '```\na\nb\n```', 'x\r\ny\r\n', 'a\r\nb\r\n'],
    ['without a final newline', '```\na\nb\n```', 'x', 'a\nb'],
    ['that begins with a byte order mark', '```\na\n```', '\uFEFFx\n', '\uFEFFa\n'],
    ['whose mark is in the reply', '```\n\uFEFFa\n```', '\uFEFFx\n', '\uFEFFa\n'],
    [
      'that holds fences itself',
      '```md\n# A\n```sh\nls\n```\nB\n```',
      'x\n',
      '# A\n```sh\nls\n```\nB\n',
    ],
    ['in a longer fence', '````md\n```\nls\n```\n````', 'x\n', '```\nls\n```\n'],
    ['that is empty', '```\n```', 'x\n', ''],
  ])('%s', (_, reply, before, text) => {
    expect(parseRewrite(reply, before)).toEqual(file(text));
  });

  test.each([
    ['prose', 'Let me rewrite the file.', 'no fenced file'],
    ['nothing', '', 'no fenced file'],
    ['a cut file', '```py\na\nb', 'is not closed'],
    ['two files', 'A:\n```py\na\n```\nB:\n```py\nb\n```', 'more than one'],
    ['a fence closed by another kind', '```py\na\n~~~', 'is not closed'],
  ])('%s is refused', (_, reply, why) => {
    const expected = { kind: 'malformed', why: expect.stringContaining(why) };
    expect(parseRewrite(reply, 'x\n')).toEqual(expected);
  });
});

test('whatever the file: sent back in a fence it is the same to the byte', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', '\t', '=', '<'), maxLength: 5 });
  const shape = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    ending: fc.constantFrom('\n', '\r\n'),
    final: fc.boolean(),
    mark: fc.constantFrom('', '\uFEFF'),
  });
  fc.assert(
    fc.property(shape, ({ lines, ending, final, mark }) => {
      fc.pre(lines.length > 1 && lines.at(-1) !== '');
      const before = mark + lines.join(ending) + (final ? ending : '');
      const reply = ['```', ...lines, '```'].join('\n');
      expect(parseRewrite(reply, before)).toEqual(file(before));
    }),
  );
});
