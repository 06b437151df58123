import { describe, expect, test } from 'vitest';
import { applyReply } from '../../support/edits/engine.ts';

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
