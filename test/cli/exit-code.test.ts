import { expect, test } from 'vitest';
import { exitCodes } from '../../src/cli/exit-code.ts';
import { help } from '../../src/cli/help.ts';

const codes = Object.values(exitCodes);

test('each stop reason has an exit code of its own, that a shell can tell', () => {
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => code >= 0 && code <= 130)).toBe(true);
});

test('only an approved fix is a success', () => {
  const good = Object.entries(exitCodes).filter(([, code]) => code === 0);
  expect(good).toEqual([['approved', 0]]);
});

test('the help names each of them', () => {
  for (const [reason, code] of Object.entries(exitCodes))
    expect(help).toMatch(new RegExp(`^ +${code} +${reason}$`, 'm'));
});
