import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLookAlikes } from '../../../../src/core/edits/place/index.ts';
import { codePoint } from '../../../support/code-point.ts';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';
import { runs } from '../../../support/property-runs.ts';

describe('look-alike characters', () => {
  test.each([
    ['‘one’ “two”', `'one' "two"`],
    ['1 – 2 − 3', '1 - 2 - 3'],
    ['a → b …', 'a -> b ...'],
    ['x ≤ y ≠ z', 'x <= y != z'],
    ['non\u00A0breaking', 'non breaking'],
    ['zero\u200Bwidth', 'zerowidth'],
    ['ｆ（１）', 'f(1)'],
    ['café', 'cafe'],
    ['cafe\u0301', 'cafe'],
    // A decomposed character may itself look like another.
    ['paral·lel and paraŀlel', 'paral*lel and paral*lel'],
  ])('%s folds to %s', (line, folded) => {
    expect(foldLookAlikes(line)).toBe(folded);
  });

  test('ASCII text stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (line) => {
        const typed = line.replace(/[^\t\x20-\x7E]/g, '');
        expect(foldLookAlikes(typed)).toBe(typed);
      }),
    );
  });

  test('folding any line twice equals folding it once', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (line) => {
        expect(foldLookAlikes(foldLookAlikes(line))).toBe(foldLookAlikes(line));
      }),
      runs(200),
    );
  });
});

describe('signs of the file', () => {
  describe('a changed line keeps the signs of the file', () => {
    test.each([
      // claude-code#26141, copilot-cli#3254
      [
        'She said, “Hello.”',
        'She said, "Hello."',
        'She said, "Hi there."',
        'She said, “Hi there.”',
      ],
      [
        'not “what to do” each time',
        'not "what to do" each time',
        'not "what to do" now',
        'not “what to do” now',
      ],
      ['Er sagt „Hallo“.', 'Er sagt "Hallo".', 'Er sagt "Tag".', 'Er sagt „Tag“.'],
      ['Il dit « oui ».', 'Il dit " oui ".', 'Il dit " non ".', 'Il dit « non ».'],
      ['it’s ‘fine’ now', "it's 'fine' now", "it's 'good' now", 'it’s ‘good’ now'],
      ['调用（参数）：完成', '调用(参数):完成', '调用(参数):结束', '调用（参数）：结束'],
      [
        'Loading… please wait',
        'Loading... please wait',
        'Loading... please hold',
        'Loading… please hold',
      ],
      ['one – two', 'one - two', 'one - three', 'one – three'],
      ['5\u00A0km far', '5 km far', '5 km near', '5\u00A0km near'],
      ['du café noir', 'du cafe noir', 'du cafe blanc', 'du café blanc'],
      ['say “a” now', 'say "a" now', 'say "a" and "b" now', 'say “a” and “b” now'],
      ['“a” or “b”', '"a" or "b"', 'only "b"', 'only “b”'],
      [
        '"msg": "Press “OK” now",',
        '"msg": "Press "OK" now",',
        '"msg": "Press "No" now",',
        '"msg": "Press “No” now",',
      ],
      [
        '"msg": "Press “OK” now",',
        '"msg": "Press \\"OK\\" now",',
        '"msg": "Press \\"No\\" now",',
        '"msg": "Press “No” now",',
      ],
      [
        '"msg": "Press “OK” now",',
        '"msg": "Press "OK" now",',
        '"msg": "Press Enter now",',
        '"msg": "Press Enter now",',
      ],
      ['say "a"', 'say “a”', 'say “b”', 'say "b"'],
    ])('%j', (line, search, replace, after) => {
      expect(applyTo(`  ${line}\nz\n`, search, replace)).toEqual(replacedBy(`  ${after}\nz\n`));
    });

    test('in each of several lines, by the line that it is made of', () => {
      const text = '// “a” is\nx = "1"\n// “b” was\n';
      const [search, replace] = [
        '// "a" is\nx = "1"\n// "b" was',
        '// "a" are\nx = "2"\ny = "3"\n// "b" were',
      ];
      const after = '// “a” are\nx = "2"\ny = "3"\n// “b” were\n';
      expect(applyTo(text, search, replace)).toEqual(replacedBy(after));
    });
  });

  describe('a changed line keeps the signs of REPLACE', () => {
    test.each([
      ['where it has more of them', '1–5\na—b', '1-5\na-b', '10-50\na--b'],
      ['in place of a string in curly quotes', 'f(‘a’);', "f('a');", "f('b');"],
      ['in a statement', 'const a = “b c”;', 'const a = "b c";', 'const a = "d";'],
      ['if it is another line', 'see “a”', 'see "a"', 'x = f("b", "c")'],
    ])('%s', (_, text, search, replace) => {
      expect(applyTo(`${text}\nz\n`, search, replace)).toEqual(replacedBy(`${replace}\nz\n`));
    });
  });

  test('a sign of a pair that nobody can tell from the others is refused, with the difference', () => {
    const line = '"msg": "Press “OK” now",';
    const applied = applyTo(
      `${line}\n`,
      '"msg": "Press "OK" now",',
      '"msg": "Press "OK" or "No" now",',
    );
    expect(applied).toMatchObject({ kind: 'refused', why: expect.stringContaining(line) });
  });

  test('a pair is never half changed, whatever changes between its signs', () => {
    const word = fc.stringMatching(/^[a-z]{2,6}$/);
    const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
    const part = fc.record({ before: words, inside: words });
    const parts = fc.array(part, { minLength: 1, maxLength: 3 });
    const marks = fc.constantFrom(['“', '”'], ['‘', '’'], ['„', '“'], ['«', '»']);
    fc.assert(
      fc.property(parts, parts, marks, words, (old, next, [open = '', close = ''], end) => {
        const plain = open === '‘' ? "'" : '"';
        const lineOf = (all: typeof old, [a, b]: readonly [string, string]) =>
          `${all.map(({ before, inside }) => `${before} ${a}${inside}${b}`).join(' ')} ${end}`;
        const [search, replace] = [lineOf(old, [plain, plain]), lineOf(next, [plain, plain])];
        fc.pre(search !== replace);
        const applied = applyTo(`${lineOf(old, [open, close])}\n`, search, replace);
        const whole = [lineOf(next, [open, close]), replace].map((line) => `${line}\n`);
        expect(applied.kind === 'replaced' ? whole : [applied.kind]).toContain(
          applied.kind === 'replaced' ? applied.text : 'refused',
        );
      }),
      runs(200),
    );
  });
});
