import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../test/support/random.ts';
import { bracketFinder } from './brackets.ts';
import { reindent } from './reindent.ts';

const findBrackets = bracketFinder(new URL('../../../dist/grammars/', import.meta.url));

const lines = fc
  .array(fc.constantFrom('a', 'b', '  c', '    d', '\te', ''), { maxLength: 20 })
  .map((some) => some.join('\n'));

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
