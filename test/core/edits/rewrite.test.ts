import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRewrite } from '../../../src/core/edits/rewrite.ts';
import { runs } from '../../support/property-runs.ts';

const file = (text: string) => ({ kind: 'file', text });
const malformed = (why: string) => ({ kind: 'malformed', why: expect.stringContaining(why) });
const form = (body: string) => `src/a.py\n<<<<<<< FILE\n${body}\n>>>>>>> FILE`;

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
    ['that holds a fence', '```md\n# A\n```sh\nls\n```\nB\n```', 'x\n', '# A\n```sh\nls\n```\nB\n'],
    ['that holds a longer fence', '```md\n````\n```\n````\n```', 'x\n', '````\n```\n````\n'],
    ['that holds another kind', '```md\n~~~\nls\n```', 'x\n', '~~~\nls\n'],
    ['in a longer fence', '````md\n```\nls\n```\n````', 'x\n', '```\nls\n```\n'],
    ['that is empty', '```\n```', 'x\n', ''],
    ['after a thought', '<think>\n```\na\n```\n</think>\n```\nb\n```', 'x\n', 'b\n'],
  ])('%s', (_, reply, before, text) => {
    expect(parseRewrite(reply, before)).toEqual(file(text));
  });

  test.each([
    ['new', form('a\nb'), null, 'a\nb\n'],
    ['with prose around it', `It is:\n${form('a')}\nDone.`, 'x\n', 'a\n'],
    ['in a fence', `\`\`\`py\n${form('a')}\n\`\`\``, 'x\n', 'a\n'],
    ['that holds fences', form('```\na\n```'), 'x\n', '```\na\n```\n'],
    ['of Windows', form('a\nb'), 'x\r\n', 'a\r\nb\r\n'],
    ['without a final newline', form('a'), '\uFEFFx', '\uFEFFa'],
  ])('in the explicit form: %s', (_, reply, before, text) => {
    expect(parseRewrite(reply, before)).toEqual(file(text));
  });

  test('may hold markers and placeholders that the old file holds', () => {
    const lines = ['<<<<<<< SEARCH', '=======', '>>>>>>> REPLACE', '# ... rest of the code'];
    const old = `${lines.join('\n')}\n`;
    expect(parseRewrite(`\`\`\`\nnew\n${old}\`\`\``, old)).toEqual(file(`new\n${old}`));
  });

  test('may show the explicit form, as the old file does', () => {
    const old = `a\n${form('b')}\nc\n`;
    expect(parseRewrite(`\`\`\`md\nnew\n${old}\`\`\``, old)).toEqual(file(`new\n${old}`));
  });
});

describe('a reply is refused', () => {
  const block = 'src/a.py\n<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE';

  test.each([
    ['that is prose', 'Let me rewrite the file.', 'no fenced file'],
    ['that is empty', '', 'no fenced file'],
    ['that is cut', '```py\na\nb', 'is not closed'],
    ['that is cut, in a bare fence', '```\na', 'is not closed'],
    ['that is cut behind a fence of the file', '```md\n# A\n```sh\nls\n```', 'is not closed'],
    ['with two files', 'A:\n```py\na\n```\nB:\n```py\nb\n```', 'more than one'],
    ['with a fence closed by another kind', '```py\na\n~~~', 'is not closed'],
    ['with a draft alone', '<think>\n```\na\n```\n</think>', 'no fenced file'],
    ['with a placeholder', '```py\na\n# ... rest of the code\n```', 'omits code with "# ...'],
    ['with a placeholder in the form', form('a\n// ... existing code ...'), 'omits code'],
    ['with a block in place of the file', block, 'no fenced file'],
    ['with a fenced block in its place', `\`\`\`\n${block}\n\`\`\``, 'blocks instead of the file'],
    ['with a form that is cut', '<<<<<<< FILE src/a.py\na', 'no fenced file'],
    ['with a fenced form that is cut', '```\n<<<<<<< FILE src/a.py\na\n```', 'blocks instead'],
    ['with two forms', `${form('a')}\n${form('b')}`, 'no fenced file'],
  ])('%s', (_, reply, why) => {
    expect(parseRewrite(reply, 'x\n')).toEqual(malformed(why));
  });
});

test('whatever the file: sent back in a longer fence it is the same to the byte', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', '\t', '=', '<', '`'), maxLength: 5 });
  const shape = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    ending: fc.constantFrom('\n', '\r\n'),
    final: fc.boolean(),
    mark: fc.constantFrom('', '\uFEFF'),
  });
  fc.assert(
    fc.property(shape, ({ lines, ending, final, mark }) => {
      fc.pre(final || lines.at(-1) !== '');
      const before = mark + lines.join(ending) + (final ? ending : '');
      const reply = ['``````', ...lines, '``````'].join('\n');
      expect(parseRewrite(reply, before)).toEqual(file(before));
    }),
    runs(100),
  );
});
