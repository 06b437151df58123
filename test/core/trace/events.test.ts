import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  due,
  endings,
  meaningOf,
  type RecordedRun,
  type Run,
  record,
  type Step,
} from '../../../src/core/run/index.ts';
import { outcomeEvent, stepEvent, traceText } from '../../../src/core/trace/index.ts';
import { sha256Hex } from '../../../src/engines/text/index.ts';
import { chanceStep } from '../../support/memory/chance-step.ts';
import { endingOf, firstReason } from '../../support/memory/endings.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import {
  aCall,
  attemptsOf,
  lossOf,
  readOf,
  runOf,
  step,
} from '../../support/memory/samples/runs.ts';
import { runs } from '../../support/property-runs.ts';

const patch = patchOf(changeOf('a.ts', 'a', 'b'));
const run = runOf(
  step.fix('a.ts'),
  step.edited(patch),
  step.checked(),
  step.revise('Multiply.'),
  step.unusable('edit', 'it is prose'),
);

const rules = attemptsOf(3);

/** The events of a run, each with what the rules decide then. */
const eventsOf = (of: Run) =>
  of.steps.map((one, at) => {
    const soFar = { ...of, steps: of.steps.slice(0, at + 1) };
    return stepEvent(one, firstReason(soFar, rules) ?? due(soFar));
  });

test('an event shows a step: the call, its result and what followed', () => {
  const events = eventsOf(run);
  expect(events.map((event) => [event.step, event.next])).toEqual([
    ['planned', 'edit'],
    ['edited', 'check'],
    ['checked', 'review'],
    ['reviewed', 'edit'],
    ['unusable', 'edit'],
  ]);
  expect(events[1]).toMatchObject({
    call: { prompt: 'a prompt', spent: { calls: 1 }, elapsed: 1_500 },
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    result: { patch: [{ path: 'a.ts', before: 'a', after: 'b' }], refusals: [] },
  });
  expect(events[2]).not.toHaveProperty('call');
  expect(JSON.parse(JSON.stringify(events))).toEqual(events);
});

const explored: Step = {
  kind: 'explored',
  asked: 'plan',
  reads: [readOf('a.ts')],
  continuation: ['sealed'],
  call: aCall,
};

test('what only the adapter can read is left out', () => {
  const event = stepEvent(explored, 'plan');
  expect(event.result).toEqual({ asked: 'plan', reads: [readOf('a.ts')] });
});

test('what the endpoint refused is with the call in which it did', () => {
  const lossy = runOf(step.losing(step.fix('a.ts'), lossOf('tools')), step.edited(patch));
  expect(eventsOf(lossy).map(({ call }) => call?.losses)).toEqual([
    [{ ability: 'tools', instead: 'without tools', said: 'No tools.' }],
    [],
  ]);
});

test('the last object says how the work ended: with its patch, evidence, cost and exit code', () => {
  const sound = runOf(...run.steps.slice(0, 3), step.approved());
  const ended = { reason: 'approved', run: sound, spent: aCall.spent, elapsed: 1_500 } as const;
  expect(outcomeEvent(ended)).toMatchObject({
    ...{ event: 'outcome', reason: 'approved', exitCode: 0, problem: null, elapsed: 1_500 },
    patch: expect.stringContaining('\n-a\n'),
    evidence: expect.arrayContaining([
      { kind: 'syntax', name: 'Syntax valid', state: 'passed', detail: expect.any(String) },
    ]),
    spent: { calls: 1 },
  });
});

test('work that could not begin has an outcome, too, with what is wrong', () => {
  const outcome = outcomeEvent({ reason: 'misconfigured', problem: 'Set --model to a name.' });
  expect(outcome).toEqual({
    ...{ event: 'outcome', reason: 'misconfigured', detail: null, exitCode: 2 },
    sentence: 'A configuration problem stopped the agent.',
    problem: 'Set --model to a name.',
    ...{ patch: null, evidence: [], spent: expect.objectContaining({ calls: 0 }), elapsed: 0 },
  });
});

test('what a run was stuck with is its problem', () => {
  const stuck = runOf({ ...explored, reads: [readOf('a.ts', 'exhausted')] });
  expect(outcomeEvent({ ...endingOf('repeated-request'), run: stuck })).toMatchObject({
    ...{ reason: 'no-progress', detail: 'repeated-request' },
    problem: expect.stringMatching(/^It kept asking to /),
  });
});

test('a trace has a line for each step and the outcome, without secrets', () => {
  const key = `sk-${'a1B2'.repeat(8)}`;
  const secret = 'password-of-the-tests';
  const told = runOf(step.replying(step.fix('a.ts'), `I saw ${secret}\nand ${key}.`));
  const reason = 'failed';
  const cost = { spent: aCall.spent, elapsed: 1 };
  const recorded: RecordedRun[] = [{ rules, run: told, decisions: ['edit'], reason, ...cost }];
  const lines = traceText({ reason, recorded, problem: secret }, { secrets: [secret] }).split('\n');
  expect(lines.map((line) => (line === '' ? '' : JSON.parse(line)))).toEqual([
    expect.objectContaining({ event: 'step', next: 'edit' }),
    expect.objectContaining({ event: 'outcome', reason, problem: '[redacted]' }),
    '',
  ]);
  expect(lines[0]).toContain('I saw [redacted]\\nand [redacted].');
});

/** The text of a trace with digests, of a run by the rules that began with a reply. */
function traceOf(reply: string, chances: Iterator<number>): string {
  let run = runOf(step.replying(step.fix('a.ts'), reply));
  for (let most = 30; firstReason(run, rules) === undefined && most > 0; most -= 1)
    run = record(run, chanceStep(due(run), run, chances.next().value));
  const { spent } = aCall;
  const recorded: RecordedRun = { rules, run, decisions: [], reason: 'failed', spent, elapsed: 1 };
  const work = { ...recorded, problem: 'It is a.ts.', recorded: [recorded] };
  return traceText(work, { secrets: [], digests: true });
}

const sentences = new Set(endings.map((end) => meaningOf(end).team));

/** Words of the program, and digests: the texts of these runs have other signs in them. */
const shown = /^(?:[a-z-]*|(?:sha256:)?[0-9a-f]{64})$/;

test('whatever happens, a trace of digests shows no text of ticket, code, prompt or reply', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat({ max: 1_000 })), (chances) => {
      const trace = traceOf('I saw it.', chances);
      const values = [...trace.matchAll(/(?<=[:,[]")[^"]*(?="[,}\]])/g)].map(String);
      expect(values).toContain(`sha256:${sha256Hex('I saw it.')}`);
      expect(values.filter((one) => !shown.test(one) && !sentences.has(one))).toEqual([]);
    }),
    runs(50),
  );
});
