import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ParsedEdits, parseEdits, parseRewrite } from '../../../../src/core/edits/index.ts';
import { growth } from '../../../support/growth.ts';
import { runs } from '../../../support/property-runs.ts';

const shortMarker = fc
  .tuple(
    fc.constantFrom('< SEARCH', '=', '> REPLACE', '< DELETE', '> DELETE', '- SEARCH', '+ REPLACE'),
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
      parseRewrite(text, null);
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
        Array.from({ length: size / 333 }, (_, by) => `${' '.repeat(by)}<<<<<<< SEARCH`).join('\n'),
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
