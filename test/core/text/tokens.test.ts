import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../src/core/text/index.ts';
import { codePoint } from '../../support/code-point.ts';

describe('estimateTokens', () => {
  it.each([
    ['', 0],
    ['Hello', 1],
    ['hello world', 3],
    ['internationalization', 4],
    ['!', 1],
    ['((((((', 4],
    ['12345', 2],
    ['购物车总价', 3],
    ['итого', 3],
    ['\n'.repeat(100), 55],
    [' '.repeat(100), 1],
  ])('counts %j as %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });

  it('counts code at three to five characters a token', () => {
    const line = '    if (cart.total < price * quantity) throw new RangeError("too low");\n';
    const perToken = line.length / (estimateTokens(line.repeat(100)) / 100);
    expect(perToken).toBeGreaterThan(3);
    expect(perToken).toBeLessThan(5);
  });

  it('counts every text, and no less when there is more of it', () => {
    const text = fc.string({ unit: codePoint, maxLength: 200 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(estimateTokens(`${a}\n${b}`)).toBeGreaterThanOrEqual(estimateTokens(a));
        expect(estimateTokens(a) > 0).toBe(a !== '');
      }),
    );
  });

  it('takes no longer for what is all of one kind', () => {
    for (const unit of ['a', '\r', ' ', '!', '1', '界', '\u0301']) {
      expect(estimateTokens(unit.repeat(500_000))).toBeGreaterThan(0);
    }
  });
});
