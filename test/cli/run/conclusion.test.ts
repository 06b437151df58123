import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeEnd, describeEvidence, describeWork } from '../../../src/cli/run/conclusion.ts';
import { harmless } from '../../../src/cli/terminal/index.ts';
import type { CheckResults } from '../../../src/core/proof/index.ts';
import {
  defaultRules,
  endingName,
  endings,
  meaningOf,
  newRun,
  nothingSpent,
  type Run,
  type Step,
} from '../../../src/core/run/index.ts';
import { type EndingKey, endingOf } from '../../support/memory/endings.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { lossOf, runOf, step } from '../../support/memory/samples/runs.ts';

const patch = patchOf(changeOf('a.ts', 'a', 'b'));
const passed: CheckResults = {
  lint: { kind: 'passed' },
  tests: { kind: 'passed' },
  regression: { kind: 'shown', tests: ['total'] },
};
const tried = (some: Partial<CheckResults>): Run =>
  runOf(step.fix('a.ts'), step.edited(patch), step.testable(), {
    kind: 'tested',
    wantsTest: false,
    isolation: 'They run apart.',
    results: { ...passed, ...some },
  });
const commands = [
  { name: 'lint', text: 'npm run lint' },
  { name: 'tests', text: 'npm test' },
] as const;
const linesOf = (run: Run) => harmless(describeEvidence(run, commands)).split('\n');

describe('what was done, at a terminal', () => {
  test('is what was wrong and what changed, as the model wrote it', () => {
    const understanding = 'It adds:\n\n- `a + b`\nEvidence:';
    const planned = step.planned({ kind: 'fix', understanding, files: [] });
    const run = runOf(planned, step.edited(patch), step.checked(), step.approved());
    expect(describeWork(run).split('\n')).toEqual([
      'What was wrong:',
      '  | It adds:',
      '  | ',
      '  | - `a + b`',
      '  | Evidence:',
      'What changed:',
      '  | It multiplies.',
    ]);
  });

  test('is the understanding alone if nothing is to be changed, and nothing without a plan', () => {
    expect(describeWork(runOf(step.told('answer', 'Yes.')))).toMatch(/^Understanding:\n {2}\| .+$/);
    expect(describeWork(newRun)).toBe('');
  });
});

test.each<[string, Run]>([
  ['the change weakens the tests', tried({ weakened: [{ kind: 'test', how: 'is deleted' }] })],
  ['the reviewer names what it makes worse', tried({})],
])('the last line of an approved fix says %j', (told, { steps }) => {
  const verdict = { kind: 'approve', summary: 'It adds.', worse: 'An empty cart throws.' } as const;
  const run = runOf(...steps, step.reviewed(verdict));
  const ended = { reason: 'approved', run, spent: nothingSpent, elapsed: 1, recorded: [] } as const;
  const options = { rules: defaultRules, dryRun: false, repository: '.' };
  const last = describeEnd(ended, options, commands).at(-1);
  expect(last).toMatch(/^Stopped: approved\. The fix is in the work tree\. But the \S/);
  expect(last).toContain(told);
});

describe('the checklist at a terminal', () => {
  test('has a line for each item', () => {
    const tests = { kind: 'passed', counts: { run: 412, failed: 0 } } as const;
    expect(linesOf(tried({ tests }))).toEqual([
      'Evidence:',
      '  Syntax valid             ✓ passed      1 file parsed',
      '  Lint and types           ✓ passed      passes with the change',
      '  Tests                    ✓ passed      npm test: 412 passed',
      '  Red before, green after  ✓ passed      fails without the fix: total',
      '  Model review             – not shown   the change did not get that far',
    ]);
  });

  test('says why something was not run', () => {
    const finding = { kind: 'not-run', why: 'It ended with:\nexit 3' } as const;
    expect(linesOf(tried({ lint: { kind: 'passed' }, tests: finding })).slice(3)).toEqual([
      '  Tests                    – not shown   It ended with:',
      '  | exit 3',
      '  Red before, green after  – not shown   the tests were not run',
      '  Model review             – not shown   the change did not get that far',
    ]);
  });

  test('names the options without which nothing can be run', () => {
    const run = runOf(step.fix('a.ts'), step.edited(patch), step.checked(), step.approved());
    const told = describeEvidence(run, []);
    expect(told).toMatch(/\n {2}To have it tested, set --lint-command or --test-command\.$/);
  });

  test('comes after the output of commands that fail because of the change', () => {
    const output = 'not ok 1 - total\n  10 !== 5\n';
    const failed = { kind: 'failed', failures: ['total'], output } as const;
    const lines = linesOf(tried({ tests: failed }));
    expect(lines.slice(0, 4)).toEqual([
      'Output of the tests:',
      '  | not ok 1 - total',
      '  |   10 !== 5',
      'Evidence:',
    ]);
    expect(lines).toContain(
      '  Tests                    ✗ failed      npm test: fails because of the change: total',
    );
  });

  test('comes before what the reviewer still asks for', () => {
    const run = tried({});
    const revised = runOf(...run.steps, step.revise('Round it.\n\nEvidence:'));
    expect(linesOf(revised).slice(-4)).toEqual([
      'The automatic review asks for:',
      '  | Round it.',
      '  | ',
      '  | Evidence:',
    ]);
    const later = runOf(...revised.steps, step.edited(patch), step.checked());
    expect(linesOf(later)).toContain('Before the last edit, the automatic review asked for:');
  });

  test('is empty if no fix was planned', () => {
    expect(describeEvidence(newRun, [])).toBe('');
    expect(describeEvidence(runOf(step.told('answer', 'Yes.')), [])).toBe('');
  });

  test('says what the work was done without, with an answer, too', () => {
    const tools = lossOf('tools', 'No\nEvidence:');
    const blind = (recorded: Step) => runOf(step.losing(recorded, tools));
    const line = '  Looked around  – not shown   The endpoint takes no tools: without tools. ';
    const why = 'It says: “No Evidence:”';
    expect(linesOf(blind(step.told('answer', 'Yes.')))).toEqual(['Evidence:', line + why]);
    expect(linesOf(blind(step.fix('a.ts'))).at(-1)).toContain('Looked around');
  });

  test('no line that a test prints looks like one of ours', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\u001B', '✓') });
    fc.assert(
      fc.property(text, fc.array(text), (output, failures) => {
        const finding = { kind: 'failed', failures, output } as const;
        const lines = linesOf(tried({ lint: finding, tests: { kind: 'not-run', why: output } }));
        const own = lines.filter((line) => !line.startsWith('  | '));
        expect(own).toHaveLength(7);
        expect(own[0]).toBe('Output of the lint command:');
        expect(own[1]).toBe('Evidence:');
      }),
    );
  });
});

describe('the last lines', () => {
  const applying = 'to use the diff above, save it and run `git apply FILE`.';
  const options = { rules: defaultRules, dryRun: false, repository: '.' };
  const end = { run: newRun, spent: nothingSpent, elapsed: 1, recorded: [] } as const;

  test('say what the change lacks', () => {
    const tests = { kind: 'inconclusive', why: 'it is silent' } as const;
    const lint = { kind: 'not-run', why: 'it was not reached' } as const;
    const lineOf = (run: Run) =>
      describeEnd({ ...end, reason: 'approved', run }, options, commands).at(-1);
    expect(lineOf(tried({ lint, tests }))).toContain(
      'The fix is in the work tree. But nothing shows that a test ran; ',
    );
    expect(lineOf(tried({ tests: { kind: 'passed' } }))).not.toContain('test');
  });

  test.each<[EndingKey, Run, string | undefined, boolean, string | undefined]>([
    ['approved', tried({}), undefined, false, 'review the fix with `git diff`.'],
    ['approved', tried({}), undefined, true, applying],
    ['tests-failed', tried({}), undefined, false, applying],
    ['asked', newRun, undefined, false, 'answer the question in the ticket.'],
    ['spending', newRun, 'Raise --max-calls.', false, undefined],
    ['answered', newRun, undefined, false, meaningOf({ reason: 'answered' }).next],
  ])('say what to do next after %s', (name, run, problem, dryRun, next) => {
    const ended = { ...end, ...endingOf(name), run, problem };
    const lines = describeEnd(ended, { ...options, dryRun }, commands);
    expect(lines.at(-1)).toContain(`Stopped: ${endingName(ended)}. `);
    expect(lines.find((line) => line.startsWith('Next: '))).toBe(next && `Next: ${next}`);
  });

  // Only a job asks for pull requests before it works.
  const atTerminal = endings.filter(({ detail }) => detail !== 'other-pull-request');

  test.each(atTerminal)('speak of nothing that only a job has: %o', (ending) => {
    for (const run of [newRun, tried({})]) {
      const lines = describeEnd({ ...end, ...ending, run }, options, commands);
      expect(lines.join('\n')).not.toMatch(/pull request|workflow|checkout/i);
    }
  });

  test('begin with a bar if they belong to the output that a problem quotes', () => {
    const problem = 'The end of its output:\nStopped: approved.';
    const ended = { ...end, reason: 'checks-unavailable', problem } as const;
    expect(describeEnd(ended, options, commands)[0]).toBe(
      'The end of its output:\n  | Stopped: approved.',
    );
  });
});
