import { describe, expect, test } from 'vitest';
import { blocksToAdf } from '../../../src/adapters/jira/formats/adf/index.ts';
import type { CheckResults } from '../../../src/core/proof/index.ts';
import {
  cutProblem,
  deadlineProblem,
  describeLoss,
  describeStep,
  handicapItems,
  jobSummary,
  lackingEvidence,
  limitAdvice,
  logLines,
  pullRequestBody,
  readyWhenValues,
} from '../../../src/core/report/index.ts';
import { describeCut } from '../../../src/core/report/problems.ts';
import { defaultRules, newRun, type Run, type Step } from '../../../src/core/run/index.ts';
import { stepEvent } from '../../../src/core/trace/index.ts';
import { abilities, type Loss } from '../../../src/engines/model/port/index.ts';
import { commentOf } from '../../support/comment-of.ts';
import { patchOf } from '../../support/memory/samples/changes.ts';
import { lossOf, runOf, step } from '../../support/memory/samples/runs.ts';
import { ticketOf } from '../../support/memory/samples/tickets.ts';
import { cart, fixOf, outcomeOf, testedAs } from './outcomes.ts';

const eaten = step.cut('plan', 'length', { tokens: 16_000, thoughts: 16_000 });
const long = step.cut('plan', 'length', { tokens: 16_000 });
const empty = step.cut('plan', 'empty', { tokens: 2 });
const lower = 'lower `reasoning-effort`';
const change = 'set `model` to another model';

describe('a reply that was cut', () => {
  test.each([
    [eaten, 'was cut off at its length limit (16,000 tokens, nothing but thoughts)'],
    [long, 'was cut off at its length limit (16,000 tokens)'],
    [
      step.cut('plan', 'length', { tokens: 16_000, thoughts: 15_000 }),
      'was cut off at its length limit (16,000 tokens, 15,000 of them thoughts)',
    ],
    [empty, 'was empty (2 tokens)'],
    [step.cut('plan', 'empty', { tokens: 0 }), 'was empty'],
    [
      { ...empty, call: { ...empty.call, reply: '<think>Let me see' } },
      'was empty (2 tokens, nothing but thoughts)',
    ],
  ])('is told with its tokens and thoughts: %#', (cut, told) => {
    expect(describeCut(cut)).toBe(told);
  });

  test('is a line of the log, a row of the summary and a step of the trace', () => {
    const told = 'plan: the reply was cut off at its length limit';
    expect(describeStep(eaten)).toBe(`${told} (16,100 tokens, 16,000 thought, 1.5 s)`);
    const summary = jobSummary(outcomeOf('reply-cut', runOf(eaten, empty)), ticketOf());
    expect(summary).toContain(
      '| plan | the reply was cut off at its length limit | 1\\.5 | 16,100 \\(16,000 thought\\) |',
    );
    expect(summary).toContain('### Two replies of the model in a row were cut off or empty.');
    expect(stepEvent(eaten, 'plan')).toMatchObject({
      ...{ step: 'cut', result: { asked: 'plan', why: 'length' }, next: 'plan' },
    });
  });
});

describe('the problem of two replies that were cut', () => {
  const mendings = (...cuts: readonly Step[]) =>
    cutProblem(runOf(...cuts), defaultRules)?.replace(/^.* To mend this, /, '');

  test('is none without them', () => {
    expect(cutProblem(newRun, defaultRules)).toBeUndefined();
    expect(cutProblem(runOf(eaten, step.unusable('plan')), defaultRules)).toBeUndefined();
  });

  test('is that of one if the run ends before the second', () => {
    const rules = { ...defaultRules, maxTokens: 17_000 };
    expect(cutProblem(runOf(step.unusable('plan'), eaten), rules)).toBe(
      `Asked for a plan, the model sent a reply that cannot be used: it ${describeCut(eaten)}. To mend this, raise \`max-tokens\`, ${lower} or ${change}.`,
    );
  });

  test('names the settings that help', () => {
    expect(mendings(long, long)).toBe(`${lower} or ${change}.`);
    expect(mendings(empty, eaten)).toBe(`${lower} or ${change}.`);
    expect(mendings(empty, step.cut('plan', 'empty', { tokens: 9, thoughts: 9 }))).toBe(
      `${lower} or ${change}.`,
    );
    expect(mendings(empty, empty)).toBe(`${change}.`);
  });

  test('names the limit of the run, if it is what leaves no room', () => {
    const used = step.cut('plan', 'length', { tokens: 170_000 });
    expect(mendings(used, long)).toContain('raise `max-tokens`, lower');
  });

  test('names them as they are set', () => {
    const problem = cutProblem(runOf(long, long), defaultRules, (name) => `--${name}`);
    expect(problem).toContain('this, lower --reasoning-effort or');
  });
});

const tools = lossOf('tools', 'Function tools are\nnot supported.');
const fixed = fixOf(cart);
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
const rungs = [tools, lossOf('reply-form')].map(describeLoss);

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
      JSON.stringify(blocksToAdf(commentOf(outcome))),
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

const limit = { ms: 300_000, setting: 'test-timeout-minutes' } as const;
const none = { kind: 'not-shown', why: 'it is a test' } as const;
const worked = (some: Partial<CheckResults>) =>
  runOf(step.fix('a.ts'), step.edited(patchOf(cart)), step.testable(), testedAs(some));

test.each<[string, Partial<CheckResults>, RegExp | undefined]>([
  ['lint', { lint: { kind: 'inconclusive', why: '', limit } }, /lint command faster/],
  [
    'tests',
    { tests: { kind: 'failed', failures: [], output: '', limit } },
    /test command `npm test` faster: it takes longer than 5 minutes/,
  ],
  ['red tests', { regression: { ...none, limit } }, /^raise `?test-timeout-minutes`? or make/],
  ['nothing', {}, undefined],
])('what was stopped at its limit is to be faster: %s', (_, some, told) => {
  const advice = limitAdvice(worked(some));
  if (told === undefined) expect(advice).toBeUndefined();
  else expect(advice).toMatch(told);
});

test('a deadline names the step, the command and its time', () => {
  const activity = { kind: 'running', command: 'tests', text: 'npm test', on: 'again' } as const;
  expect(deadlineProblem(15, { step: 'test', activity, elapsed: 250_000 })).toBe(
    'The limit of 15 minutes came during the test: npm test (again) had taken 4.2 minutes. To mend this, raise `deadline-minutes`, or make the command faster.',
  );
  expect(deadlineProblem(15, { step: 'check', activity: undefined, elapsed: 9_000 })).toBe(
    'The limit of 15 minutes came during the check: it had taken 9 seconds. To mend this, raise `deadline-minutes`, or choose a faster model.',
  );
});
