import { describe, expect, test } from 'vitest';
import { adfToMarkdown, blocksToAdf } from '../../../src/adapters/jira/formats/adf/index.ts';
import { blocksToWiki } from '../../../src/adapters/jira/formats/wiki/index.ts';
import { type Block, type Outcome, ticketComment } from '../../../src/core/report/index.ts';
import { newRun, parseStopReason, type Run, stopReasons } from '../../../src/core/run/index.ts';
import { commentMark, hasCommentMark } from '../../../src/core/tickets/index.ts';
import { settingNames } from '../../../src/settings/index.ts';
import { patchOf, readOf, runOf, step } from '../../support/memory/samples.ts';
import { cart, fixOf, log, outcomeOf, pullRequest } from './outcomes.ts';

const reasons = Object.keys(stopReasons).flatMap((name) => parseStopReason(name) ?? []);
const setting = new RegExp(`max-|${settingNames.filter((name) => name.includes('-')).join('|')}`);
const jargon = /\b(?:exit|stop reason|hash|sha256|receipt|json|prompt|tool|tokens?|cost|model)\b/i;

describe.each(reasons)('who reported a ticket that ends with %s', (reason) => {
  const { reporter } = stopReasons[reason];

  test('reads no setting and no term of ours', () => {
    for (const sentence of [reporter.ended, reporter.next]) {
      expect(sentence).not.toMatch(setting);
      expect(sentence).not.toMatch(jargon);
      expect(sentence).not.toMatch(/\d/);
    }
    expect(reporter.ended.length + reporter.next.length).toBeLessThan(280);
  });

  test('reads what to do now, or that nothing is needed', () => {
    expect(reporter.next).toMatch(/comment `\/fix|reopen the ticket|Nothing is needed|Please ask/);
    expect(reporter.next).toMatch(/^[A-Z].*\.$/);
  });

  const problem = 'Raise `max-tokens`.\nIt said: prompt is too long.';
  const failures = ['The labels could not be set: check `github-token`.'];
  const run = runOf(step.fix('src/cart.ts'), step.edited(patchOf(cart), 'src/cart.ts'));

  test.each<[string, Run, Partial<Outcome>]>([
    ['nothing', newRun, {}],
    ['an edit that does not fit', run, {}],
    ['a change in a pull request', fixOf(cart), { pullRequest }],
    ['a change in a draft', fixOf(cart), { pullRequest: { ...pullRequest, draft: true } }],
  ])('reads nothing that is for the team, after %s', (_, done, more) => {
    const isForAll = stopReasons[reason].problem === 'everybody';
    const told = {
      ...more,
      ...(isForAll ? {} : { problem }),
      failures,
      log,
    };
    const blocks = ticketComment(outcomeOf(reason, done, told));
    const open = blocks.filter(({ kind }) => kind !== 'details');
    const words = adfToMarkdown(blocksToAdf(open));
    expect(words).not.toMatch(setting);
    expect(words).not.toMatch(jargon);
    expect(words).toContain(reporter.next);
    expect(words).not.toContain(log);
    expect(words).not.toContain('SEARCH');
    for (const write of [(all: readonly Block[]) => adfToMarkdown(blocksToAdf(all)), blocksToWiki])
      expectTeamLast(
        write(blocks),
        isForAll ? [...failures] : [problem.split('\n')[0] ?? '', ...failures],
      );
  });
});

/** What is for the team comes after all that is for the reporter, and only the mark after it. */
function expectTeamLast(text: string, details: readonly string[]): void {
  const team = text.slice(text.indexOf('Details for the team'));
  for (const detail of [...details, 'Log of this run'])
    expect(plain(team)).toContain(plain(detail));
  expect(text.trimEnd()).toMatch(new RegExp(`${commentMark.replace(/[.]/g, '\\$&')}$`));
  expect(hasCommentMark(text)).toBe(true);
}

/** Without the signs by which the formats mark code. */
const plain = (text: string) => text.replaceAll(/[`{}\\]/g, '');

describe('what a run was stuck with', () => {
  const stuck = (tool: string, input: object) =>
    runOf(step.explored({ ...readOf('a.ts', 'exhausted'), tool, input: JSON.stringify(input) }));
  const refused = (...paths: readonly string[]) => step.edited(patchOf(), ...paths);
  const words = (outcome: Outcome) => adfToMarkdown(blocksToAdf(ticketComment(outcome)));

  test.each<[Outcome['reason'], Run, string]>([
    ['repeated', stuck('read_file', { path: 'src/cart.ts' }), 'read src/cart.ts'],
    ['repeated', stuck('search_code', { query: 'sum(' }), 'search the code for sum('],
    ['repeated', stuck('find_symbol', { name: 'total' }), 'look up the name total'],
    ['repeated', stuck('list_files', { directory: '' }), 'list the files of the project'],
    ['repeated', stuck('run_tests', { files: ['a.test.ts'] }), 'run the tests a.test.ts'],
    ['repeated', runOf(step.fix('a.ts'), step.fix('b.ts'), step.fix('a.ts')), 'a.ts'],
    ['repeated', runOf(step.edited(patchOf(cart))), 'It last worked on src/cart.ts'],
    ['never-applied', runOf(refused('a.ts'), refused('a.ts', 'b.ts')), 'not fit a.ts, b.ts.'],
    ['no-action', runOf(step.unusable('plan'), step.unusable('plan')), 'asked for a plan'],
  ])('is named after %s: %#', (reason, run, told) => {
    const text = words(outcomeOf(reason, run));
    expect(text.slice(0, text.indexOf('Details for the team'))).toContain(told);
    expect(text).not.toContain('it is prose');
  });

  test('is short and has one line, whatever was asked for', () => {
    const run = stuck('search_code', { query: `a\n\n# b ${'x'.repeat(5_000)}` });
    expect(words(outcomeOf('repeated', run))).toMatch(/search the code for a # b x{100,120}…\./);
  });

  test('is not said of a request that nothing is known of', () => {
    const text = words(outcomeOf('repeated', stuck('toString', { path: 'a.ts' })));
    expect(text).not.toContain('It kept asking');
  });
});

describe('what people did is said openly', () => {
  test.each(['stopped', 'withdrawn'] as const)('after %s', (reason) => {
    const problem = 'Ada has closed the ticket.';
    const [, second] = ticketComment(outcomeOf(reason, newRun, { problem }));
    expect(second).toMatchObject({ kind: 'paragraph', content: [{ text: problem }] });
  });
});
