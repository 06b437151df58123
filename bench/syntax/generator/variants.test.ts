import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../test/support/random.ts';
import { bracketFinder } from './brackets.ts';
import { changedRows } from './changed-lines.ts';
import { reindent } from './reindent.ts';

const findBrackets = bracketFinder(new URL('../../../dist/grammars/', import.meta.url));

const lines = fc
  .array(fc.constantFrom('a', 'b', '  c', '    d', '\te', ''), { maxLength: 20 })
  .map((some) => some.join('\n'));

describe('the changed rows', () => {
  it('are those without which the rest is in the old text, in order', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const rows = changedRows(before, after);
        const rest = after.split('\n').filter((_, row) => !rows.has(row));
        const old = before.split('\n');
        for (const line of rest) {
          expect(old).toContain(line);
          old.splice(0, old.indexOf(line) + 1);
        }
      }),
    );
  });

  it('are none of a text that lost lines', () => {
    expect(changedRows('a\nb\nc', 'a\nc')).toEqual(new Set());
  });
});

describe('a block with another indentation', () => {
  it('differs in nothing else', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (text, seed) => {
        const rows = new Set(text.split('\n').keys());
        const result = reindent(text, rows, randomOf(`${seed}`));
        if (result === undefined) return;
        expect(result).not.toBe(text);
        const trimmed = (all: string) => all.split('\n').map((line) => line.trimStart());
        expect(trimmed(result)).toEqual(trimmed(text));
      }),
    );
  });

  it('begins in one of the rows', () => {
    const text = 'if a:\n    b\n    c\nd';
    for (let seed = 0; seed < 20; seed += 1) {
      const result = reindent(text, new Set([1]), randomOf(`${seed}`)) ?? text;
      expect([result.split('\n')[0], result.split('\n').slice(2).join('\n')]).toEqual([
        'if a:',
        '    c\nd',
      ]);
    }
  });
});

describe('the brackets of a file', () => {
  const found = async (path: string, text: string) => {
    const { places, areGuessed } = await findBrackets(path, text);
    return [areGuessed, places.map((place) => `${place}${text[place]}`).join(' ')];
  };

  it('are those of its code, not of strings and comments', async () => {
    expect(await found('a.py', 'f("(") # (\n')).toEqual([false, '1( 5)']);
    expect(await found('a.js', "g('[', /\\(/) // {\n")).toEqual([false, '1( 11)']);
  });

  it('are known in a file with errors, too', async () => {
    expect(await found('a.js', "f('(' ]")).toEqual([false, '1( 6]']);
  });

  it('are those of the scripts of a page', async () => {
    const page = '<p>(</p>\n<script lang="ts">\nf(1);\n</script>\n';
    expect(await found('a.vue', page)).toEqual([false, '29( 31)']);
  });

  it('are guessed where no grammar reads the file', async () => {
    expect(await found('a.json', '{"a": [1]}')).toEqual([true, '0{ 6[ 8] 9}']);
  });
});
