import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRewrite } from '../../../src/engines/edits/index.ts';
import { applyReply } from '../../support/edits/engine.ts';
import { runs } from '../../support/property-runs.ts';

describe('a rewrite', () => {
  const file = (text: string) => ({ kind: 'file', text });
  const malformed = (why: string) => ({ kind: 'malformed', why: expect.stringContaining(why) });

  describe('reads a file out of a reply', () => {
    test.each([
      ['new', '```py\na\nb\n```', null, 'a\nb\n'],
      ['with prose around it', 'Here it is:\n```\na\n```\nDone.', 'b\n', 'a\n'],
      ['in tildes', '~~~\na\n~~~', 'b\n', 'a\n'],
      ['in a reply with Windows line endings', '```\r\na\r\nb\r\n```', 'x\n', 'a\nb\n'],
      ['with Windows line endings', '```\na\nb\n```', 'x\r\ny\r\n', 'a\r\nb\r\n'],
      ['without a final newline', '```\na\nb\n```', 'x', 'a\nb'],
      ['with a byte order mark', '```\na\n```', '\uFEFFx\n', '\uFEFFa\n'],
      ['with the byte order mark in the reply', '```\n\uFEFFa\n```', '\uFEFFx\n', '\uFEFFa\n'],
      [
        'that contains a fence',
        '```md\n# A\n```sh\nls\n```\nB\n```',
        'x\n',
        '# A\n```sh\nls\n```\nB\n',
      ],
      ['that contains a longer fence', '```md\n````\n```\n````\n```', 'x\n', '````\n```\n````\n'],
      ['that contains another kind of fence', '```md\n~~~\nls\n```', 'x\n', '~~~\nls\n'],
      ['in a longer fence', '````md\n```\nls\n```\n````', 'x\n', '```\nls\n```\n'],
      ['that is empty', '```\n```', 'x\n', ''],
      ['after a draft', '```\na\n```\nNo.\n</think>\n```\nb\n```', 'x\n', 'b\n'],
      ['after a draft that breaks off', '```py\na\n</think>\n```py\nb\n```', 'x\n', 'b\n'],
      ['that contains a tag of thoughts', '```py\na\n</think>\nb\n```', 'x\n', 'a\n</think>\nb\n'],
      ['without a fence', '\na\nnew\n\nz\n', 'a\nb\n\nz\n', 'a\nnew\n\nz\n'],
      ['without a fence, after reasoning', '<think>\nx\n</think>\na\nc\nz', 'a\nb\nz', 'a\nc\nz'],
      ['after reasoning', '<think>\n```\na\n```\n</think>\n```\nb\n```', 'x\n', 'b\n'],
    ])('%s', (_, reply, before, text) => {
      expect(parseRewrite(reply, before)).toEqual(file(text));
    });

    test('that contains the markers and placeholders of the old file', () => {
      const lines = ['<<<<<<< SEARCH', '=======', '>>>>>>> REPLACE', '# ... rest of the code'];
      const old = `${lines.join('\n')}\n`;
      expect(parseRewrite(`\`\`\`\nnew\n${old}\`\`\``, old)).toEqual(file(`new\n${old}`));
    });
  });

  describe('a reply is refused', () => {
    const block = 'src/a.py\n<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE';

    test.each([
      ['that is prose', 'Let me rewrite the file.', 'no fenced file'],
      ['that is empty', '', 'no fenced file'],
      ['with prose above the file', 'Here it is:\nx\ny\nz', 'no fenced file'],
      ['with prose below the file', 'x\ny\nz\nThat is all.', 'no fenced file'],
      ['with a part of the file', 'x\nz', 'no fenced file'],
      [
        'with a placeholder, without a fence',
        'x\ny\nw\n# ... rest of the code\nv\nu\nz',
        'omits code',
      ],
      ['that is cut off', '```py\na\nb', 'is not closed'],
      ['that is cut off, in a bare fence', '```\na', 'is not closed'],
      ['that is cut off after a fence of the file', '```md\n# A\n```sh\nls\n```', 'is not closed'],
      ['with two files', 'A:\n```py\na\n```\nB:\n```py\nb\n```', 'more than one'],
      ['with a fence closed by another kind', '```py\na\n~~~', 'is not closed'],
      ['with reasoning only', '<think>\n```\na\n```\n</think>', 'no fenced file'],
      ['with a placeholder', '```py\na\n# ... rest of the code\n```', 'omits code with "# ...'],
      ['with a block instead of the file', block, 'no fenced file'],
      [
        'with a fenced block instead of the file',
        `\`\`\`\n${block}\n\`\`\``,
        'blocks instead of the file',
      ],
      [
        'with a block beside a fence',
        `${block}\n\`\`\`sh\nls\n\`\`\``,
        'blocks instead of the file',
      ],
    ])('%s', (_, reply, why) => {
      expect(parseRewrite(reply, 'x\ny\nw\nv\nu\nz\n')).toEqual(malformed(why));
    });
  });

  test('any file survives a reply in a longer fence byte for byte', () => {
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
});

describe('a file in a fence', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`);
  const text = `${lines(40).join('\n')}\n`;
  const fenced = (name: string, body: readonly string[]) =>
    `${name}\n\`\`\`\n${body.join('\n')}\n\`\`\``;
  const apply = (body: readonly string[], name = 'a.py') =>
    applyReply(new Map([['a.py', text]]), fenced(name, body));

  describe('a fence under the name of its file', () => {
    test.each([
      ['a changed line', lines(40).with(7, 'new')],
      ['a changed last line', lines(40).with(39, 'new')],
      ['an added line', lines(40).toSpliced(20, 0, 'new')],
      ['a few removed lines', lines(40).toSpliced(20, 3)],
      ['added lines at both ends', ['new', ...lines(40), 'new']],
    ])('shows the whole file with %s', (_, body) => {
      const after = `${body.join('\n')}\n`;
      expect(apply(body)).toEqual({ kind: 'applied', files: new Map([['a.py', after]]) });
    });

    test.each([
      ['its first lines are missing', lines(40).slice(2)],
      ['its last line is missing', lines(40).slice(0, -1)],
      ['many lines are missing', lines(40).toSpliced(10, 8)],
      ['most lines are others', lines(40).map((line, at) => (at % 4 ? `new ${at}` : line))],
      ['it is empty', []],
      ['it shows one line', ['line 7']],
    ])('is refused if %s', (_, body) => {
      const why = expect.stringContaining('does not seem to show the whole file');
      expect(apply(body)).toMatchObject({ kind: 'refused', why });
    });

    test('creates a file if the name stands alone', () => {
      const files = new Map([['b.py', 'x\n']]);
      expect(apply(['x'], '**b.py**')).toEqual({ kind: 'applied', files });
      expect(apply(['x'], 'Run `b.py`:')).toMatchObject({ kind: 'refused' });
    });
  });
});
