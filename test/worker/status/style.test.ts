import { describe, expect, test } from 'vitest';
import { palettes, style } from '../../../src/worker/status/style.ts';
import { contrast } from '../../support/contrast.ts';

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('rgb(119, 119, 119)', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(() => contrast('rgba(0, 0, 0, 0.5)', '#ffffff')).toThrow(/opaque/);
});

describe.each(Object.entries(palettes))('in the %s scheme', (_, { ground, line, ...texts }) => {
  test.each(Object.entries(texts))('%s is readable', (_name, colour) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('lines are fainter than any text', () => {
    const faintest = Math.min(...Object.values(texts).map((colour) => contrast(colour, ground)));
    expect(contrast(line, ground)).toBeLessThan(faintest);
  });
});

test('the style sheet contains no character that HTML escapes', () => {
  expect(style).not.toMatch(/[<>&"']/);
});

test('the style sheet loads nothing', () => {
  expect(style).not.toMatch(/url\(|@import|@font-face/);
});
