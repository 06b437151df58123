import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leftoverOf } from '../../../src/core/run/leftover.ts';
import { changeOf, patchOf, runOf, step } from '../../support/memory/samples.ts';

const small = changeOf('src/a.ts', 'a\n', 'b\n');
const large = changeOf('src/z.ts', null, 'a long line of code\n'.repeat(2_000));

describe('what a run leaves for the next attempt', () => {
  test('is nothing when it changed nothing', () => {
    expect(leftoverOf(runOf(step.told('ask', 'Which?')))).toEqual({});
  });

  test('is its change and what the reviewer still wanted', () => {
    const run = runOf(step.edited(patchOf(small)), step.checked(), step.revise('Round it.'));
    expect(leftoverOf(run)).toEqual({
      diff: expect.stringContaining('-a\n+b\n'),
      critique: 'Round it.',
    });
  });

  test('has no critique once the change is approved', () => {
    const run = runOf(step.edited(patchOf(small)), step.checked(), step.approved());
    expect(leftoverOf(run)).not.toHaveProperty('critique');
  });

  test('says what the check found where no reviewer was asked', () => {
    const run = runOf(step.edited(patchOf(small)), step.checked('src/a.ts'));
    expect(leftoverOf(run)).toMatchObject({
      diff: expect.stringContaining('+b'),
      critique: 'src/a.ts:3: a brace is open',
    });
  });

  test('shows small files whole, the beginning of a large one, and names the rest', () => {
    const other = changeOf('src/y.ts', null, `${'another line\n'.repeat(4_000)}`);
    const run = runOf(step.edited(patchOf(large, small, other)), step.checked());
    const { diff = '' } = leftoverOf(run);
    expect(diff).toContain('-a\n+b\n');
    expect(diff).toContain('+a long line of code\n… (shortened)');
    expect(diff).toContain('… not shown: 1 more (src/y.ts)');
  });

  test('is never longer than its bounds and never tears a character', () =>
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 6_000 }), { maxLength: 12 }),
        fc.string({ unit: 'binary', maxLength: 4_000 }),
        (texts, critique) => {
          const changes = texts.map((text, at) => changeOf(`f${at}.txt`, null, text));
          const edited = step.edited(patchOf(...changes));
          const left = leftoverOf(runOf(edited, step.checked(), step.revise(critique)));
          expect((left.diff ?? '').length).toBeLessThanOrEqual(8_000);
          expect((left.critique ?? '').length).toBeLessThanOrEqual(2_000);
          expect(`${left.diff}${left.critique}`.isWellFormed()).toBe(true);
        },
      ),
    ));
});
