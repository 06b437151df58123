import { describe, expect, test } from 'vitest';
import { blocksToAdf } from '../../../src/adapters/jira/formats/adf/index.ts';
import {
  handicapItems,
  jobSummary,
  lackingEvidence,
  logLines,
  pullRequestBody,
  readyWhenValues,
  ticketComment,
} from '../../../src/core/report/index.ts';
import { describeLoss } from '../../../src/core/report/progress.ts';
import { abilities, type Loss, type Run } from '../../../src/core/run/index.ts';
import { changeOf, lossOf, runOf, step, ticketOf } from '../../support/memory/samples.ts';
import { fixOf, outcomeOf } from './outcomes.ts';

const tools = lossOf('tools', 'Function tools are\nnot supported.');
const fixed = fixOf(changeOf('src/cart.ts', 'a', 'b'));
const losing = (run: Run, ...losses: readonly Loss[]) =>
  runOf(...run.steps.map((one, at) => (at === 0 ? step.losing(one, ...losses) : one)));
const blind = losing(fixed, tools, lossOf('reply-limit'));

test.each(Object.entries(abilities))('the loss of %s reads as a sentence', (_, { without }) => {
  expect(`The endpoint ${without}:`).toMatch(
    /^The endpoint (?:takes|shows|cannot|does|sets|restricts) [a-z ]+:$/,
  );
});

describe('a loss in one line', () => {
  test('has the words of the endpoint', () => {
    expect(describeLoss(tools)).toBe(
      'The endpoint takes no tools: without tools. It says: “Function tools are not supported.”',
    );
  });

  test('does without words that are missing', () => {
    expect(describeLoss(lossOf('tools', ''))).not.toContain('says');
  });

  test('is clean and short whatever the endpoint says', () => {
    const line = describeLoss(lossOf('tools', `\u001b[31m\u202eno\r\n${'x'.repeat(9_000)}`));
    expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(line.length).toBeLessThan(500);
  });
});

test('the log says a loss once, before the step whose call it belongs to', () => {
  const lines = blind.steps.flatMap((one) => logLines(one, 'edit'));
  expect(lines.slice(0, 3)).toEqual([
    describeLoss(tools),
    describeLoss(lossOf('reply-limit')),
    'plan: fix src/cart.ts (110 tokens, 1.5 s) → edit',
  ]);
  expect(lines.filter((line) => line.includes('The endpoint'))).toHaveLength(2);
});

describe('the job summary', () => {
  const summary = (run: Run) => jobSummary(outcomeOf('approved', run), ticketOf());

  test('lists what the endpoint refused', () => {
    expect(summary(blind)).toContain(
      '**What the endpoint refused:**\n\n- The endpoint takes no tools',
    );
    expect(summary(blind)).toContain('- The endpoint sets its own limit for replies');
  });

  test('has no such list if nothing was refused', () => {
    expect(summary(fixed)).not.toContain('refused');
  });
});

const handicapped = losing(fixed, tools, lossOf('reply-form'));
const rungs = [
  'the model saw only what its prompts showed, because the endpoint takes no tools: “Function tools are not supported.”',
  'the form was only asked for in the prompts, because the endpoint cannot be held to a form of reply: “No reply-form.”',
];

describe('work without sight or form', () => {
  test('is on the checklist, with the words of the endpoint', () => {
    expect(
      handicapItems(handicapped).map(({ name, state, detail }) => [name, state, detail]),
    ).toEqual([
      ['Looked around', 'inconclusive', rungs[0]],
      ['Answers in a fixed form', 'inconclusive', rungs[1]],
    ]);
    expect(handicapItems(losing(fixed, lossOf('reply-limit')))).toEqual([]);
  });

  test('is on that of the pull request, the ticket and the job summary', () => {
    const outcome = outcomeOf('approved', handicapped);
    const texts = [
      pullRequestBody(ticketOf(), outcome),
      JSON.stringify(blocksToAdf(ticketComment(outcome))),
      jobSummary(outcome, ticketOf()),
    ];
    for (const told of texts) for (const rung of rungs) expect(told).toContain(rung.slice(0, 80));
  });

  test('is told with an answer, which has no other evidence', () => {
    const answered = losing(runOf(step.told('answer', 'Yes.')), tools);
    const told = jobSummary(outcomeOf('answered', answered), ticketOf());
    expect(told).toContain('| Looked around | – not shown |');
    expect(told).not.toContain('Syntax valid');
  });

  test.each(readyWhenValues)('does not decide whether a change is ready: %s', (readyWhen) => {
    expect(lackingEvidence(handicapped, readyWhen)).toEqual(lackingEvidence(fixed, readyWhen));
  });
});
