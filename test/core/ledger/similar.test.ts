import { describe, expect, test } from 'vitest';
import { hasEnded, similarWork } from '../../../src/core/ledger/index.ts';
import { pullEntry, runEntry } from '../../support/ledger.ts';

const own = { ticket: 'APP-20', trace: 'crash', file: 'src/cart.ts' };
const sameFile = runEntry({ pull: 7, file: 'src/cart.ts' });
const sameTrace = runEntry({ run: '2-1', ticket: 'APP-18', pull: 8, trace: 'crash' });

describe('similar work', () => {
  test('is an open pull request with the same first file', () => {
    const found = { ticket: 'APP-17', pull: 7, by: 'file' };
    expect(similarWork([sameFile, pullEntry()], own)).toEqual(found);
    // Before the first look at it.
    expect(similarWork([sameFile], own)).toEqual(found);
  });

  test('is rather one for the same crash, and the newest', () => {
    const newer = {
      ...sameTrace,
      run: '3-1',
      ticket: 'APP-19',
      pull: 9,
      at: '2026-11-02T10:00:00Z',
    };
    expect(similarWork([sameTrace, sameFile], own)).toMatchObject({ pull: 8, by: 'trace' });
    expect(similarWork([newer, sameTrace], own)).toMatchObject({ pull: 9 });
    expect(similarWork([sameTrace, newer], own)).toMatchObject({ pull: 9 });
  });

  test.each(['merged', 'closed', 'superseded'] as const)('is none that was %s', (state) => {
    expect(similarWork([sameFile, pullEntry({ state })], own)).toBeUndefined();
    expect(hasEnded([pullEntry({ state })], 7)).toBe(true);
    expect(hasEnded([pullEntry({ state })], 8)).toBe(false);
  });

  test.each([
    ['of the same ticket', [{ ...sameFile, ticket: 'APP-20' }]],
    ['without a pull request', [runEntry({ file: 'src/cart.ts', trace: 'crash' })]],
    ['with another file', [runEntry({ pull: 7, file: 'src/order.ts' })]],
    ['that says of neither', [runEntry({ pull: 7 })]],
  ])('is no run %s', (_, entries) => {
    expect(similarWork(entries, own)).toBeUndefined();
    expect(similarWork(entries, { ticket: 'APP-20' })).toBeUndefined();
  });
});
