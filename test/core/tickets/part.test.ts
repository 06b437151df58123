import { describe, expect, test } from 'vitest';
import {
  endedPart,
  type PartStanding,
  type TicketPart,
  wholeStanding,
} from '../../../src/core/tickets/index.ts';

const part: TicketPart = { repository: 'acme/shop', of: 2 };
const partOf = (standing?: PartStanding) => ({ ...part, standing });

describe('a ticket of two repositories', () => {
  test.each<[string, readonly (PartStanding | undefined)[]]>([
    ['open', ['ready']],
    ['open', ['ready', undefined]],
    ['waiting', ['stopped', 'ready']],
    ['waiting', ['draft', 'merged']],
    ['waiting', ['draft', 'nothing']],
    ['ready', ['ready', 'nothing']],
    ['ready', ['ready', 'merged']],
    ['merged', ['merged', 'nothing']],
    ['stopped', ['nothing', 'nothing']],
    ['stopped', ['nothing', 'stopped']],
  ])('is %s with %j', (whole, standings) => {
    expect(wholeStanding(standings.map(partOf))).toBe(whole);
    expect(wholeStanding(standings.toReversed().map(partOf))).toBe(whole);
  });

  test('is open while an attempt is in progress, whatever came of the last one', () => {
    expect(wholeStanding([partOf('ready'), { ...partOf('ready'), isWorking: true }])).toBe('open');
  });

  test('waits for a third one once a rule has added it', () => {
    expect(wholeStanding([partOf('ready'), { ...partOf('ready'), of: 3 }])).toBe('open');
  });
});

test.each<
  [PartStanding, PartStanding | undefined, { readonly draft: boolean } | undefined, boolean]
>([
  ['ready', undefined, { draft: false }, false],
  ['draft', 'ready', { draft: true }, false],
  ['ready', 'ready', undefined, true],
  ['draft', 'draft', undefined, false],
  ['merged', 'merged', undefined, true],
  ['stopped', undefined, undefined, true],
  ['nothing', 'stopped', undefined, false],
])('an attempt ends as %s after %j, with the pull request %j', (standing, before, pull, needs) => {
  const known = { ...partOf(before), isWorking: true } as const;
  expect(endedPart(known, pull, needs)).toEqual(partOf(standing));
});
