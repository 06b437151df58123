import { describe, expect, test } from 'vitest';
import { review } from '../../../../src/agent/loop/steps/index.ts';
import { changeEvidence, lackingEvidence } from '../../../../src/core/report/index.ts';
import { longestShown, type Step } from '../../../../src/core/run/index.ts';
import type { FileChange } from '../../../../src/engines/edits/index.ts';
import { calls, lastPrompt, says, scriptedModel } from '../../../support/memory/context.ts';
import { reply } from '../../../support/memory/replies.ts';
import { changeOf, patchOf } from '../../../support/memory/samples/changes.ts';
import { rulesOf } from '../../../support/memory/samples/rules.ts';
import { runOf, step } from '../../../support/memory/samples/runs.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const task = { instruction: '# APP-17', paths: rulesOf() };
const run = runOf(
  step.fix('a.ts'),
  step.edited(patchOf(changeOf('a.ts', 'a\n', 'b\n'))),
  step.checked(),
);
const asked = (answer: ReturnType<typeof says>) => {
  const model = scriptedModel(answer);
  return { model, verdict: review(task, run, memoryStepContext(model, { 'a.ts': 'a\n' })) };
};

/** Returns the reviewer's prompt for a patch. */
async function promptFor(...changes: readonly FileChange[]): Promise<string> {
  const model = scriptedModel(reply.approve());
  const kept = runOf(step.edited(patchOf(...changes)), step.checked());
  await review(task, kept, memoryStepContext(model, {}));
  return lastPrompt(model);
}

test('the reviewer sees the ticket, the plan and the diff', async () => {
  const { model, verdict } = asked(reply.approve());
  expect(await verdict).toHaveProperty('verdict', { kind: 'approve', summary: 'It multiplies.' });
  const prompt = lastPrompt(model);
  for (const part of ['# APP-17', '<plan>\n', '-a\n+b\n']) expect(prompt).toContain(part);
  expect(prompt).not.toContain('<file ');
});

test('the reviewer sees in the diff what is deleted and moved', async () => {
  const prompt = await promptFor(
    changeOf('a.ts', 'a\n', null),
    changeOf('old.ts', 'b\n', null),
    changeOf('new.ts', null, 'b\n'),
  );
  for (const part of ['deleted file mode', '-a\n', 'rename from old.ts\nrename to new.ts\n'])
    expect(prompt).toContain(part);
  expect(prompt).not.toContain('<file ');
});

test('the prompt stays bounded and names every file, however much is deleted', async () => {
  const long = `${'x'.repeat(99)}\n`.repeat(longestShown / 50);
  const paths = Array.from({ length: 60 }, (_, index) => `file-${index}.ts`);
  const one = await promptFor(changeOf('a.ts', long, null));
  expect(one).toContain('\n(cut here)\n');
  expect(one.length).toBeLessThan(longestShown + 5_000);
  const many = await promptFor(...paths.map((path) => changeOf(path, `${long}${path}`, null)));
  for (const path of paths) expect(many).toContain(`--- a/${path}\n`);
  expect(many.length).toBeLessThan(longestShown + 5_000);
});

test('a short deletion is shown whole', async () => {
  const text = 'x\n'.repeat(longestShown / 8);
  const paths = ['a.ts', 'b.ts'];
  const prompt = await promptFor(...paths.map((path) => changeOf(path, `${text}${path}`, null)));
  for (const path of paths) expect(prompt).toContain(`-${path}\n\\ No newline`);
  expect(prompt).not.toContain('cut here');
});

test('a critique is kept whole', async () => {
  const critique = `Multiply. ${'x'.repeat(5_000)}`;
  expect(await asked(reply.revise(critique)).verdict).toHaveProperty('verdict.critique', critique);
});

test('models without tools may send the verdict as JSON', async () => {
  const json = says('{"decision": "revise", "critique": "No {braces}."}');
  expect(await asked(json).verdict).toHaveProperty('verdict.critique', 'No {braces}.');
});

test.each([
  [
    'an approval within a text',
    says('APPROVED, if it is tested.'),
    'does not call the tool `verdict`',
  ],
  ['a critique without words', reply.revise(' '), 'needs a critique'],
  ['an unknown decision', calls('verdict', { decision: 'maybe' }), 'not valid at decision'],
])('%s is not a verdict', async (_, answer, why) => {
  expect(await asked(answer).verdict).toMatchObject({
    kind: 'unusable',
    asked: 'review',
    why: expect.stringContaining(why),
  });
});

describe('what the change makes worse', () => {
  const worse = 'An empty cart now throws.';
  const harmful = calls('verdict', { decision: 'approve', summary: 'It multiplies.', worse });

  test('is sent back once, even with an approval', async () => {
    expect(await asked(harmful).verdict).toHaveProperty('verdict', {
      kind: 'revise',
      critique: `The change must not make this worse: ${worse}`,
      worse,
    });
  });

  test('is only noticed if nobody objects to it', async () => {
    const answer = { decision: 'approve', summary: 'It multiplies.', worse, worseFor: 'nobody' };
    const verdict = { kind: 'approve', summary: 'It multiplies.', noticed: worse };
    expect(await asked(calls('verdict', answer)).verdict).toHaveProperty('verdict', verdict);
    const both = calls('verdict', { ...answer, noticed: 'A typo.' });
    expect(await asked(both).verdict).toHaveProperty('verdict.noticed', `A typo.\n${worse}`);
    const revise = calls('verdict', { ...answer, decision: 'revise', critique: 'Add.' });
    expect(await asked(revise).verdict).toHaveProperty('verdict', {
      ...{ kind: 'revise', critique: 'Add.' },
    });
  });

  test('joins the critique', async () => {
    const answer = calls('verdict', { decision: 'revise', critique: 'Add.', worse });
    const critique = `Add.\nThe change must not make this worse: ${worse}`;
    expect(await asked(answer).verdict).toHaveProperty('verdict', {
      ...{ kind: 'revise', critique, worse },
    });
  });

  test.each([
    ['the reviewer insists', [step.reviewed({ kind: 'revise', critique: 'Mend it.', worse })]],
    [
      'no attempt is left',
      [1, 2].map((at) => step.edited(patchOf(changeOf('a.ts', 'a\n', `${at}`)))),
    ],
  ])('stays with the approval if %s', async (_, steps: readonly Step[]) => {
    const kept = [step.edited(patchOf(changeOf('a.ts', 'a\n', 'c\n'))), step.checked()];
    const late = runOf(step.fix('a.ts'), ...steps, ...kept);
    const context = memoryStepContext(scriptedModel(harmful), { 'a.ts': 'a\n' });
    const reviewed = await review(task, late, context);
    const verdict = { kind: 'approve', summary: 'It multiplies.', worse };
    expect(reviewed).toHaveProperty('verdict', verdict);
    const [first] = changeEvidence(runOf(...late.steps, reviewed));
    expect(first).toMatchObject({ kind: 'worse', state: 'failed', detail: worse });
    expect(lackingEvidence(runOf(...late.steps, reviewed), 'reviewed')).toEqual([
      'the reviewer names what it makes worse',
    ]);
  });
});
