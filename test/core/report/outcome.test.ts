import { describe, expect, test } from 'vitest';
import type { LedgerEntry } from '../../../src/core/ledger/index.ts';
import {
  describeCost,
  describeWorstCase,
  headline,
  jobSummary,
  logLines,
  outcomeBlocks,
  pullRequestBody,
  renderMarkdown,
} from '../../../src/core/report/index.ts';
import {
  defaultRules,
  endings,
  meaningOf,
  newRun,
  nothingSpent,
} from '../../../src/core/run/index.ts';
import { commentOf } from '../../support/comment-of.ts';
import { pullEntry, runEntry } from '../../support/ledger.ts';
import { nameOf } from '../../support/memory/endings.ts';
import { aCall, runOf, step } from '../../support/memory/samples/runs.ts';
import { ticketOf } from '../../support/memory/samples/tickets.ts';
import { cart, fixOf, outcomeOf, pullRequest } from './outcomes.ts';

test.each(endings)('%o heads the summary', (ending) => {
  const outcome = outcomeOf(nameOf(ending), newRun);
  expect(headline(outcome)).toMatch(meaningOf(ending).team);
  expect(jobSummary(outcome, ticketOf())).toContain(`### ${headline(outcome)}`);
});

test('the headline of a run that gave up says whether there is a draft', () => {
  const none = outcomeOf('repeated-critique', newRun);
  const { team: sentence } = meaningOf(none);
  expect(headline(none)).toBe(`${sentence} No pull request was opened.`);
  const draft = { pullRequest: { ...pullRequest, draft: true } };
  expect(headline(outcomeOf('repeated-critique', newRun, draft))).toBe(
    `${sentence} The last sound change is a draft.`,
  );
});

test('a draft is not called ready', () => {
  const draft = 'A fix was approved and is waiting as a draft.';
  const opened = (isDraft: boolean) => ({ ...pullRequest, draft: isDraft });
  expect(headline(outcomeOf('approved', newRun, { pullRequest: opened(true) }))).toBe(draft);
  expect(headline(outcomeOf('approved', newRun, { pullRequest: opened(false) }))).toBe(
    meaningOf({ reason: 'approved' }).team,
  );
});

const spent = {
  calls: 5,
  promptTokens: 2_000,
  completionTokens: 378,
  reasoningTokens: 0,
  cachedTokens: 0,
  cacheWrittenTokens: 0,
  estimated: false,
  cost: 0,
};
const prices = { prompt: 1.25, cached: 1.25, cacheWritten: 1.25, completion: 10 };
const elapsed = 12_000;
const allowed = defaultRules;

describe('the cost of a run', () => {
  test.each([
    [
      'out of what was allowed',
      { spent, allowed },
      '5 of 16 calls, 2,378 of 200,000 tokens, 0.2 of 15 minutes',
    ],
    ['alone', { spent }, '5 calls, 2,378 tokens, 0.2 minutes'],
    [
      'of one call out of those allowed',
      { spent: { ...spent, calls: 1 }, allowed },
      '1 of 16 calls, 2,378 of 200,000 tokens, 0.2 of 15 minutes',
    ],
    [
      'with what was thought and cached',
      { spent: { ...spent, reasoningTokens: 300, cachedTokens: 1_024, cacheWrittenTokens: 512 } },
      '5 calls, 2,378 tokens (300 thought, 1,024 from the cache, 512 written to the cache), 0.2 minutes',
    ],
    [
      'with estimated tokens, some of them thoughts',
      { spent: { ...spent, reasoningTokens: 300, estimated: true } },
      '5 calls, 2,378 tokens (estimated, 300 thought), 0.2 minutes',
    ],
    [
      'without tokens if none were counted',
      { spent: { ...nothingSpent, calls: 2 }, allowed },
      '2 of 16 calls, 0.2 of 15 minutes',
    ],
    [
      'in money',
      {
        spent: { ...spent, promptTokens: 800_000, completionTokens: 100_000, cost: 2 },
        allowed: { ...allowed, prices },
      },
      '5 of 16 calls, 900,000 of 200,000 tokens, 0.2 of 15 minutes, 2.00 at the given prices',
    ],
    [
      'in money, less than a cent',
      {
        spent: { ...spent, promptTokens: 900, completionTokens: 0, cost: 0.001125 },
        allowed: { ...allowed, prices },
      },
      '5 of 16 calls, 900 of 200,000 tokens, 0.2 of 15 minutes, 0.001125 at the given prices',
    ],
  ])('%s', (_, costs, sentence) => {
    expect(describeCost({ elapsed, ...costs })).toBe(sentence);
  });

  test('names what the cache gave in the same words wherever it is told, and nothing without it', () => {
    const told = (cachedTokens: number) => {
      const one = { ...spent, cachedTokens };
      const planned = { ...step.fix('src/cart.ts'), call: { ...aCall, spent: one } };
      const run = runOf(planned, ...fixOf(cart).steps.slice(1));
      const outcome = outcomeOf('approved', run, { pullRequest, spent: one });
      return [
        logLines(planned, 'edit').join(),
        jobSummary(outcome, ticketOf()),
        pullRequestBody(ticketOf(), outcome),
        JSON.stringify(commentOf(outcome)),
      ];
    };
    for (const report of told(1_024)) expect(report).toContain('1,024 from the cache');
    for (const report of told(0)) expect(report).not.toContain('cache');
    expect(told(1_024)[0]).toContain('(2,378 tokens, 1,024 from the cache, 1.5 s)');
    expect(told(1_024)[1]).toContain('| 2,378 \\(1,024 from the cache\\) |');
  });

  test('never shows zero minutes', () => {
    expect(describeCost({ spent, elapsed: 1, allowed })).toContain(', 0.1 of 15 minutes');
    expect(describeCost({ spent, elapsed: 60_000 })).toContain(', 1.0 minutes');
  });
});

describe('the worst case', () => {
  const local = { model: 'gpt-oss:20b', baseUrl: 'http://localhost:11434/v1' };

  test('has no money where the model is free', () => {
    expect(describeWorstCase(allowed, local)).toBe(
      'at most 16 calls to gpt-oss:20b, 24 looks at the repository, 200,000 tokens, 15 minutes',
    );
  });

  test('says that the price of a model is not known', () => {
    expect(describeWorstCase({ ...allowed, maxCalls: 1 }, { ...local, model: 'fixer' })).toBe(
      'at most 1 call to fixer, 24 looks at the repository, 200,000 tokens, 15 minutes, at a price that is not known',
    );
  });

  test('names the model for reviews', () => {
    expect(describeWorstCase(allowed, { ...local, reviewModel: 'judge' })).toMatch(
      /^at most 16 calls to gpt-oss:20b and judge, .*, at a price that is not known$/,
    );
  });

  test('includes money with prices', () => {
    expect(describeWorstCase({ ...allowed, prices, maxMinutes: 0.5 }, local)).toBe(
      'at most 16 calls to gpt-oss:20b, 24 looks at the repository, 200,000 tokens, 0.5 minutes, 2.00 at the given prices',
    );
  });
});

const now = new Date('2026-11-30T00:00:00Z');
const markdown = (entries: readonly LedgerEntry[]) =>
  renderMarkdown(outcomeBlocks(entries, now), 60_000);

describe('the table of a sweep', () => {
  test('has this month and the one before, and no other', () => {
    const opened = ['2026-09-03', '2026-10-03', '2026-11-03'];
    const shown = markdown(
      opened.map((day, at) =>
        pullEntry({
          pull: at,
          state: 'merged',
          opened: `${day}T00:00:00Z`,
          ended: '2026-11-04T00:00:00Z',
        }),
      ),
    );
    expect(shown).toContain('|  | 2026-11 | 2026-10 |');
    expect(shown).toContain('| Merged | 100 % \\(1 of 1\\) | 100 % \\(1 of 1\\) |');
    expect(shown).toContain('| Days to the merge | 1 \\(of 1\\) | 32 \\(of 1\\) |');
  });

  test('is missing without entries', () => {
    expect(outcomeBlocks([], now)).toEqual([]);
    expect(outcomeBlocks([runEntry({ at: '2026-08-01T00:00:00Z' })], now)).toEqual([]);
  });
});
