import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bracketsOf, pairBrackets } from '../../../../src/engines/syntax/grammar/index.ts';

const pair = (text: string) =>
  pairBrackets(
    [...text].map((token, row) => ({ token, position: { row, column: 0 } })),
    [...text],
  );
const tokens = (
  brackets: readonly { readonly token: string; readonly position: { readonly row: number } }[],
) => brackets.map(({ token, position }) => `${token}${position.row}`);

describe('pairBrackets', () => {
  it.each([
    ['([]{})', [], []],
    ['([)', ['[1'], []],
    ['(]', ['(0'], [']1']],
    [')(', ['(1'], [')0']],
    ['({[}', ['[2', '(0'], []],
  ])('%s', (text, unclosed, unopened) => {
    const pairing = pair(text);
    expect(tokens(pairing.unclosed)).toEqual(unclosed);
    expect(tokens(pairing.unopened)).toEqual(unopened);
  });

  it.each([
    ['#{', ['{']],
    ['$((', ['(', '(']],
    ['=>', []],
  ])('finds the brackets of %s', (token, brackets) => {
    const found = bracketsOf(token, { row: 0, column: 3 });
    expect(found.map(({ token }) => token)).toEqual(brackets);
    expect(found.every(({ position }) => position.column > 3)).toBe(true);
  });

  it('tells from the indentation which bracket is not closed', () => {
    const lines = ['class A {', '  f() {', '    a;', '  g() {', '  }', '}'];
    const brackets = lines.flatMap((line, row) =>
      [...line].flatMap((token, column) =>
        '(){}'.includes(token) ? [{ token, position: { row, column } }] : [],
      ),
    );
    expect(tokens(pairBrackets(brackets, lines).unclosed)).toEqual(['{1']);
  });

  it('pairs 400,000 brackets without a counterpart in reach', () => {
    const lines = [...Array(200_000).fill('  {'), ...Array(200_000).fill('}')];
    const brackets = lines.map((line, row) => ({
      token: line.trim(),
      position: { row, column: line.length - 1 },
    }));
    const pairing = pairBrackets(
      [{ token: '(', position: { row: 0, column: 0 } }, ...brackets],
      lines,
    );
    expect(pairing.unclosed).toHaveLength(1);
  });

  it('returns every bracket without a partner', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'()[]{}')), (signs) => {
        const { balance, unclosed, unopened } = pair(signs.join(''));
        const sum = balance.split(' ').reduce((total, count) => total + Number(count), 0);
        expect(unclosed.length - unopened.length).toBe(sum);
      }),
    );
  });
});
