import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ParsedEdits, parseEdits } from '../../../../src/engines/edits/index.ts';
import { growth } from '../../../support/growth.ts';
import { runs } from '../../../support/property-runs.ts';
import { block, edits, malformed, one, plain, replacement } from './parsed.ts';

describe('replies', () => {
  describe('a reply without blocks', () => {
    const file = (name: string, ...lines: readonly string[]) => ({
      ...{ kind: 'whole-file', file: name, isFenced: true, lines },
    });
    const fenced = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\``;

    test.each([
      ['under its name', `src/a.py\n${fenced('python', 'x = 2')}`],
      ['under its name in bold', `**src/a.py**\n\n${fenced('python', 'x = 2')}`],
      ['under a heading', `### File: src/a.py\n${fenced('', 'x = 2')}\nDone.`],
      ['beside commands', `${fenced('sh', 'ls')}\nsrc/a.py\n${fenced('py', 'x = 2')}`],
      ['after a draft', `src/a.py\n${fenced('', 'x')}\n</think>\nsrc/a.py\n${fenced('', 'x = 2')}`],
    ])('may show a whole file %s', (_, reply) => {
      expect(parseEdits(reply)).toMatchObject(edits(file('src/a.py', 'x = 2')));
    });

    test('is a patch, whatever comment is above it in its fence', () => {
      const patch = '*** Begin Patch\n*** Update File: src/a.py\n@@\n-x = 1\n+x = 2\n*** End Patch';
      const hunks = [{ search: ['x = 1'], replace: ['x = 2'] }];
      expect(parseEdits(fenced('', `# src/a.py\n${patch}`))).toMatchObject(
        edits({ kind: 'hunks', file: 'src/a.py', hunks }),
      );
    });

    test('may show several files, one of which contains fences', () => {
      const inner = `a\n${fenced('py', 'x')}\nb`;
      const reply = `src/a.py\n${fenced('', 'x')}\n\nREADME.md\n${fenced('md', inner)}`;
      const lines = inner.split('\n');
      expect(parseEdits(reply)).toMatchObject(
        edits(file('src/a.py', 'x'), file('README.md', ...lines)),
      );
    });

    test.each([
      ['of other signs', '~~~\nx'],
      ['of fewer signs', '```\nx'],
    ])('may show a file that contains a fence %s', (_, text) => {
      const reply = `README.md\n\`\`\`\`md\n${text}\n\`\`\`\``;
      expect(parseEdits(reply)).toMatchObject(edits(file('README.md', ...text.split('\n'))));
    });

    test.each([
      ['the name of a file is missing', `src/a.py\n${fenced('', 'x')}\nAnd:\n${fenced('', 'y')}`],
      ['a fence stays open', `src/a.py\n${fenced('', 'x')}\nsrc/b.py\n\`\`\`\ny`],
      ['prose has its name', `Here is \`src/a.py\`:\n${fenced('py', 'y')}`],
      ['its first line has its name', fenced('py', '# src/a.py\nx')],
      ['its info has its name', fenced('py src/a.py', 'x')],
      ['its fences are code', `src/a.py is wrong.\n\n\nSee:\n${fenced('', 'y')}`],
    ])('is none if %s', (_, reply) => {
      expect(parseEdits(reply)).toMatchObject(malformed('no SEARCH/REPLACE block'));
    });
  });

  describe('reads a block', () => {
    const draft = block('x = 1', 'x = 3');

    test.each([
      ['plain', plain],
      ['with prose around it', `I fix it.\n\n${plain}\n\nThat is all.`],
      ['with Windows line endings', plain.replaceAll('\n', '\r\n')],
      ['in a fence below the name', `src/a.py\n\`\`\`python\n${block('x = 1', 'x = 2')}\n\`\`\``],
      ['in a fence with the name', `~~~\n${plain}\n~~~`],
      ['in a fence inside a fence', `\`\`\`\`md\n\`\`\`py\n${plain}\n\`\`\`\n\`\`\`\``],
      ['in an unclosed fence', `\`\`\`diff\n${plain}`],
      ['in a list', `1. It is wrong:\n${plain.replaceAll(/^/gm, '   ')}\n2. Done.`],
      ['with the name in its head', plain.replace(/^(.*)\n(.*)/, '$2 $1')],
      ['after reasoning', `<think>\nsrc/a.py\n${draft}\n</think>\n${plain}`],
      ['after reasoning with another tag', `\n<thinking>It is <b>5</b>.</thinking>${plain}`],
    ])('%s', (_, reply) => {
      expect(parseEdits(reply)).toMatchObject(edits(one));
      expect(parseEdits(reply, true)).toMatchObject(edits(one));
    });

    const closing = [
      '</think>',
      '</thinking>',
      '</reasoning>',
      '</thought>',
      '[/THINK]',
      '◁/think▷',
    ];

    test.each([
      ...closing.map((tag) => `src/a.py\n${draft}\nNo, that is wrong.\n${tag}\n\n${plain}`),
      ...closing.map((tag) => `src/a.py\n${draft}${tag}${plain}`),
      `src/a.py\n${draft}\nNo. </think> So:\n${plain}`,
      `The file has ${'`<think>`'}.\nsrc/a.py\n<<<<<<< SEARCH\nx = 1\n</think>\n${plain}`,
      `\`\`\`\nsrc/a.py\n${draft}\n</think>\n\`\`\`\n${plain}\n\`\`\``,
      `<reasoning>\nsrc/a.py\n${draft}\n</reasoning>\n${plain}`,
      `${plain}\n<think>\nsrc/a.py\n${draft}\n</think>\n`,
      `${plain}\n<think>\nsrc/a.py\n${draft}\n`,
    ])('but none of a thought whose tags are incomplete: %j', (reply) => {
      expect(parseEdits(reply)).toMatchObject(edits(one));
    });

    test.each([
      `I strip \`</think>\` now.\n${plain}\nSo "</think>" is gone.`,
      `${plain}\n\`\`\`\n</think>\n\`\`\`\nThat is the tag.`,
    ])('before a tag of thoughts that is only shown: %j', (reply) => {
      expect(parseEdits(reply)).toMatchObject(edits(one));
    });

    test('that contains the end tag of reasoning', () => {
      const reply = `<think>\n${draft}\n</think>\n${plain}\n${block('y', '</think>')}`;
      expect(parseEdits(reply)).toMatchObject(edits(one, replacement(undefined, 'y', '</think>')));
    });

    test('among others, in order', () => {
      const reply = `${plain}\nAnd:\n\nsrc/b.py\n${block('y', 'z')}\nsrc/a.py\n${block('p', 'q')}`;
      const others = [replacement('src/b.py', 'y', 'z'), replacement('src/a.py', 'p', 'q')];
      expect(parseEdits(reply)).toMatchObject(edits(one, ...others));
    });

    test('without a file if the lines above name none', () => {
      expect(parseEdits(block('x', 'y'))).toMatchObject(edits(replacement(undefined, 'x', 'y')));
      const reply = `${plain}\nThe caller needs it as well.\n${block('y', 'src/b.py')}`;
      const unnamed = replacement(undefined, 'y', 'src/b.py');
      expect(parseEdits(`${reply}\n${block('z', '')}`)).toMatchObject(
        edits(one, unnamed, replacement(undefined, 'z', '')),
      );
    });

    test('with the name in its head rather than above it', () => {
      const reply = `src/b.py\n${plain.replace(/^(.*)\n(.*)/, '$2 $1')}`;
      expect(parseEdits(reply)).toMatchObject(edits(one));
    });
  });

  describe('a reply is refused', () => {
    const form = (word: string, body: string) =>
      `src/a.py\n<<<<<<< ${word}\n${body}\n>>>>>>> ${word}`;

    test.each([
      ['it is prose', 'Let me now fix this in src/a.py.', 'it contains no SEARCH/REPLACE block'],
      ['it is empty', '', 'it contains no SEARCH/REPLACE block'],
      ['it is cut off', plain.replace(/\n.*$/, ''), 'the block for src/a.py has no end marker'],
      [
        'its blocks are reasoning',
        `<think>${plain}</think>\nDone.`,
        'it contains no SEARCH/REPLACE',
      ],
      [
        'it is cut off in its reasoning',
        `<think>\n${plain}\n`,
        'it contains no SEARCH/REPLACE block',
      ],
      ['a deletion contains text', form('DELETE', 'x = 1'), 'must be empty'],
      ['a rename is empty', form('RENAME', ''), 'must contain the new path'],
      ['a rename contains two paths', form('RENAME', 'b\nc'), 'must contain the new path'],
    ])('if %s', (_, reply, why) => {
      expect(parseEdits(reply)).toMatchObject(malformed(why));
    });
  });
});

describe('any reply', () => {
  const shortMarker = fc
    .tuple(
      fc.constantFrom(
        '< SEARCH',
        '=',
        '> REPLACE',
        '< DELETE',
        '> DELETE',
        '- SEARCH',
        '+ REPLACE',
      ),
      fc.integer({ min: 5, max: 8 }),
      fc.constantFrom('', '  ', '\t', '### '),
    )
    .map(([mark, length, before]) => before + mark.charAt(0).repeat(length) + mark.slice(1));
  const anyLine = fc.oneof(
    shortMarker,
    fc.constantFrom('', '  ', 'src/b.py', '```', '~~~py', '<think>', '</think>', '  x = 1 '),
    fc.string({ unit: 'grapheme' }).map((line) => line.replaceAll(/[\r\n]/g, '')),
  );
  const lines = fc.array(anyLine, { maxLength: 8 });

  /** The length of the longest run of marker signs at the start of a line, at least 4. */
  function longestIn(all: readonly string[]): number {
    const runs = all.map((line) => /^[\s#]*([<>=+-])\1*/.exec(line)?.[0].trimStart().length ?? 0);
    return Math.max(4, ...runs);
  }

  interface Written {
    readonly file: string;
    readonly search: readonly string[];
    readonly replace: readonly string[];
  }

  function rendered({ file, search, replace }: Written, pad: string): string {
    const length = longestIn([...search, ...replace]) + 1;
    const marker = (sign: string, word: string) => `${sign.repeat(length)}${word}`;
    const body = [...search, marker('=', ''), ...replace];
    const block = [file, marker('<', ' SEARCH'), ...body, marker('>', ' REPLACE')];
    return block.map((line) => pad + line).join('\n');
  }

  const written = fc
    .record({
      file: fc.constantFrom('src/a.py', 'Makefile', '__tests__/b.js'),
      search: lines,
      replace: lines,
    })
    .filter(({ search, replace }) => longestIn([...search, ...replace]) < 9);

  test('reads any lines between markers that are longer than all inside', () => {
    const ending = fc.constantFrom('\n', '\r\n');
    const pads = fc.constantFrom('', '  ', '\t');
    const between = fc.constantFrom('', 'And now:', '```', '\n\n');
    const blocks = fc.array(written, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(blocks, ending, pads, between, fc.boolean(), (all, end, pad, gap, finished) => {
        const reply = all.map((one) => rendered(one, pad)).join(`\n${gap}\n`);
        const edits = all.map((one) => ({ kind: 'replacement', ...one }));
        const parsed = parseEdits(reply.replaceAll('\n', end), finished);
        expect(parsed).toEqual({ kind: 'edits', edits });
      }),
      runs(200),
    );
  });

  /** Every line of the edits. */
  function linesIn(parsed: ParsedEdits): readonly string[] {
    const edits = parsed.kind === 'edits' ? parsed.edits : [];
    return edits.flatMap((edit) => {
      if (edit.kind === 'replacement') return [...edit.search, ...edit.replace];
      return edit.kind === 'whole-file' ? edit.lines : [];
    });
  }

  test('reading any reply neither throws nor invents a line', () => {
    const marker = fc.constantFrom(
      '<<<<<<< SEARCH',
      '=======',
      '>>>>>>> REPLACE',
      '  <<<<<<< SEARCH',
      '  =======',
      '<<<<<<< DELETE',
      '>>>>>>> DELETE',
      '<<<<<<< RENAME',
      '>>>>>>> RENAME',
    );
    const reply = fc.array(fc.oneof(marker, anyLine)).map((all) => all.join('\n'));
    fc.assert(
      fc.property(fc.oneof(reply, fc.string()), fc.boolean(), (text, finished) => {
        const parsed = parseEdits(text, finished);
        expect(parsed).toHaveProperty(parsed.kind === 'edits' ? 'edits.0' : 'why');
        const known = new Set(text.split('\n').map((line) => line.trim()));
        expect(linesIn(parsed).filter((line) => !known.has(line.trim()))).toEqual([]);
      }),
      runs(400),
    );
  });

  describe('the time to read a reply grows no faster than the reply', () => {
    const filled = (line: string) => (size: number) =>
      `${line}\n`.repeat(Math.ceil(size / (line.length + 1)));
    const block = '<<<<<<< SEARCH\n=======\n';
    const readTime = (reply: (size: number) => string) =>
      growth((size) => {
        const text = reply(size);
        parseEdits(text);
        parseEdits(text, true);
      }, 25_000);

    test.each<[string, (size: number) => string]>([
      ['heads', filled('<<<<<<< SEARCH')],
      ['heads that are none', filled(`<<<<< DELETE${' '.repeat(380)}"`)],
      ['ends that are none', (size) => block + filled(`>>>>>>> REPLACE${' '.repeat(380)}"`)(size)],
      ['dividers', (size) => block + filled('=======')(size)],
      ['ends of another length', filled(`${block}>>>>> REPLACE`)],
      ['indented heads', filled(`${block}       <<<<<<< SEARCH`)],
      [
        'heads deeper and deeper',
        (size) =>
          Array.from({ length: size / 333 }, (_, by) => `${' '.repeat(by)}<<<<<<< SEARCH`).join(
            '\n',
          ),
      ],
      ['blocks with prose above', filled(`a ${'b/'.repeat(40)} and c.\n${block}>>>>>>> REPLACE`)],
      ['fences', filled('```')],
      ['a long run of stars', (size) => `${'*'.repeat(size)}x\n${block}`],
      ['a long run of colons', (size) => `${':'.repeat(size)}x\n${block}`],
      ['a long word', (size) => `${'a_'.repeat(size / 2)}-\n${block}`],
      ['a long path', (size) => `${'a/'.repeat(size / 2)} b\n${block}`],
      ['a long fence', (size) => `\`\`\`${' '.repeat(size)}x y\n${block}`],
      ['long reasoning', (size) => `<think>${'<think>'.repeat(size / 7)}`],
    ])('%s', (_, reply) => {
      expect(readTime(reply)).toBeLessThan(8);
    });

    test('any few lines, repeated', () => {
      const some = fc.array(fc.oneof(shortMarker, anyLine), { minLength: 1, maxLength: 6 });
      fc.assert(
        fc.property(some, (few) => {
          expect(readTime(filled(few.join('\n')))).toBeLessThan(8);
        }),
        runs(10),
      );
    });
  });
});
