import { expect, test } from 'vitest';
import { describeStep } from '../../../src/core/report/progress.ts';
import { nothingSpent, type Step } from '../../../src/core/run/index.ts';
import { aCall, changeOf, patchOf, pathOf, readOf, step } from '../../support/memory/samples.ts';

const patch = patchOf(changeOf('a.ts', 'a', 'b'));
const cost = '(110 tokens, 1.5 s)';
const created = { path: pathOf('n.ts'), state: 'new' } as const;
const uncounted = { ...aCall, spent: { ...nothingSpent, calls: 1 } };

const override = {
  path: pathOf('a.ts'),
  line: 3,
  column: 1,
  message: 'U+202E right-to-left override',
};

test.each([
  [step.explored(readOf('a.ts')), `explore: read_file {"path":"a.ts"} ${cost}`],
  [
    step.explored(readOf('a.ts', 'repeated'), readOf('b.ts', 'invalid')),
    `explore: read_file {"path":"a.ts"} (repeated), read_file {"path":"b.ts"} (invalid) ${cost}`,
  ],
  [step.fix('a.ts', 'b.ts'), `plan: fix a.ts, b.ts ${cost}`],
  [
    step.planned({ kind: 'fix', understanding: 'u', files: [created] }),
    `plan: fix n.ts (new) ${cost}`,
  ],
  [step.planned({ kind: 'ask', understanding: 'u', reply: 'r' }), `plan: ask ${cost}`],
  [step.edited(patch), `edit: a.ts ${cost}`],
  [
    step.edited(
      patchOf(
        changeOf('a.ts', 'a', null),
        changeOf('b.ts', 'b', null),
        changeOf('c.ts', null, 'b'),
        changeOf('d.ts', null, 'd'),
      ),
    ),
    `edit: a.ts (deleted), c.ts (renamed from b.ts), d.ts (new) ${cost}`,
  ],
  [
    step.edited(patch, 'b.ts'),
    `edit: nothing kept; b.ts: the model was told “SEARCH is not there” ${cost}`,
  ],
  [
    step.rewritten(patch, 'b.ts'),
    `rewrite: nothing kept; b.ts: the model was told “it was cut” ${cost}`,
  ],
  [step.rewritten(patchOf()), `rewrite: nothing changed ${cost}`],
  [step.rewritten(patch), `rewrite: a.ts ${cost}`],
  [step.checked(), 'check: 1 file parsed'],
  [step.checked('a.ts'), 'check: a.ts:3 a brace is open'],
  [
    { kind: 'checked', problems: [], parsed: [], unparsed: [], excess: 'it changes 900 lines' },
    'check: it changes 900 lines',
  ],
  [
    { ...step.checked(), hidden: { found: [override], isKept: false } },
    'check: a.ts:3 U+202E right-to-left override',
  ],
  [
    { ...step.checked(), hidden: { found: [override], isKept: true } },
    'check: 1 file parsed; a.ts:3 U+202E right-to-left override',
  ],
  [step.tested('failed'), 'test: lint not run, tests failed, red before and green after not shown'],
  [step.approved(), `review: approved ${cost}`],
  [step.revise('Multiply.'), `review: Multiply. ${cost}`],
  [
    step.unusable('edit'),
    `edit: the reply could not be used: the model was told “it is prose” ${cost}`,
  ],
] satisfies [Step, string][])('a step in one line: %#', (recorded, line) => {
  expect(describeStep(recorded)).toBe(line);
});

test('what the prompt left out is said first', () => {
  const call = { ...aCall, leftOut: ['2 results of reading', 'names of files'] };
  const line = describeStep({ kind: 'unusable', asked: 'plan', why: 'x', call });
  expect(line).toBe(
    `plan: (prompt too long, so without 2 results of reading, names of files) the reply could not be used: the model was told “x” ${cost}`,
  );
});

test('tokens are left out if the endpoint did not count them', () => {
  const line = describeStep({ kind: 'unusable', asked: 'plan', why: 'x', call: uncounted });
  expect(line).toBe('plan: the reply could not be used: the model was told “x” (1.5 s)');
});
