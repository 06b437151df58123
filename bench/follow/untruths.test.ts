import { expect, it } from 'vitest';
import { findUntruths, type TrueCheck, type TruePull, type Untruth } from './untruths.ts';

const open: TruePull = {
  ...{ state: 'open', isDraft: false, isApproved: false, isQueued: false, isOff: false },
  ...{ conflicts: false, into: 'main', isAtHome: true, checks: [], people: [] },
};
const red: TrueCheck = { name: 'test', state: 'failed', isAgain: false };
const ready = 'A fix is ready for review.';
const waits = 'It waits for a person to review it.';

const find = (
  pull: Partial<TruePull>,
  headline: string,
  now: string,
  { status = now, isWorking = false } = {},
) =>
  findUntruths(
    { pull: { ...open, ...pull }, attempts: 1, isWorking },
    { comment: `### ${headline}\n\n**Now:** ${now}`, body: `**Now:** ${status}`, answers: [] },
  );

it.each<[Partial<TruePull>, string, string]>([
  [{}, ready, waits],
  [{ checks: [red] }, ready, 'Of its checks, the check “test” failed.'],
  [
    { state: 'merged' },
    'Fixed: merged into main on 27 November 2026.',
    'It was merged into “main”.',
  ],
  [{ isDraft: true }, 'A fix was approved and is waiting as a draft.', 'It is a draft.'],
  [{ people: ['bob'] }, ready, '“bob” has committed to its branch.'],
])('of %o, “%s” and “%s” are so', (pull, headline, now) => {
  expect(find(pull, headline, now)).toEqual([]);
});

it.each<[Untruth, Partial<TruePull>, string, string]>([
  ['waits for a review after its end', { state: 'merged' }, ready, waits],
  ['is fixed though nothing is merged where it belongs', {}, 'Fixed: merged into main.', ''],
  ['is not fixed though it is merged', { state: 'merged' }, ready, ''],
  ['was closed though it is not', {}, 'The fix was closed without being merged.', ''],
  ['was merged though it is not', {}, ready, 'It was merged into “main”.'],
  [
    'was merged into another branch',
    { state: 'merged', into: 'next' },
    'Fixed: merged into main on 1 May 2026.',
    '',
  ],
  ['has no change though a pull request is open', {}, 'The project is unchanged.', ''],
  [
    'names a check that is neither red nor running',
    { checks: [{ ...red, state: 'passed' }] },
    ready,
    'The check “test” failed.',
  ],
  ['counts other checks as passed', {}, ready, `${waits} 2 checks passed.`],
  ['waits for checks that have ended', {}, ready, 'It waits for its checks to end.'],
  [
    'waits for a person to start checks that nobody holds',
    {},
    ready,
    'It waits for a person to start its checks: the check “test”.',
  ],
  ['is run again though nothing is', { checks: [red] }, ready, '“test” is being run again.'],
  ['has commits of somebody who made none', {}, ready, '“bob” has committed to its branch.'],
  ['is a draft though it is not, or the reverse', { isDraft: true }, ready, 'It is a draft.'],
  ['is a draft though it is not, or the reverse', {}, 'It is waiting as a draft.', waits],
  ['is approved though it is not', {}, ready, 'It is approved.'],
  ['is queued though it is not', {}, ready, 'It waits to be merged.'],
  ['conflicts though it does not', {}, ready, 'It conflicts with “main”.'],
  ['is left alone though nobody asked for that', {}, ready, 'The agent leaves it alone.'],
  ['is worked on though nothing works', {}, 'Attempt 1 at this ticket is in progress.', ''],
  ['is told to wait though it is red', { checks: [red] }, ready, waits],
  ['has more attempts than were made', {}, 'Attempt 3 at this ticket is in progress.', ''],
])('it %s', (untruth, pull, headline, now) => {
  expect(find(pull, headline, now)).toContain(untruth);
});

it('the ticket and its pull request may not contradict each other', () => {
  const contradiction = find({ isApproved: true }, ready, waits, { status: 'It is approved.' });
  expect(contradiction).toEqual(['stands in two ways']);
  const prefixed = find({}, ready, `Pull request #1: ${waits}`, { status: waits });
  expect(prefixed).toEqual([]);
});
