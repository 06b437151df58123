import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import type { ModelReply } from '../../../src/agent/ports.ts';
import { planSpec } from '../../../src/agent/reply/index.ts';
import { type FixPlan, keptPatch, stagedPatch } from '../../../src/core/run/index.ts';
import {
  calls,
  memoryContext,
  type Scripted,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, pathOf, rulesOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';
import { files, replies } from './any-reply.ts';

/** Without the long file, whose outline would be written for each plan. */
const shortFiles = { ...files, 'long.ts': 'let line = 1;\n' };

const planFor = (...paths: readonly string[]): FixPlan => ({
  kind: 'fix',
  understanding: 'It adds.',
  files: paths.map((path) => ({ path: pathOf(path), state: 'existing' })),
});

async function worked(
  script: readonly Scripted[],
  { planFirst = 0, agreed }: { planFirst?: number; agreed?: FixPlan } = {},
) {
  const model = scriptedModel(...script);
  const task = { instruction: '# APP-17', paths: rulesOf(), ...(agreed && { agreed }) };
  const rules = { ...attemptsOf(2), planFirst };
  const ended = await runLoop(task, memoryContext(model, shortFiles), rules);
  return { ended, model, kinds: ended.run.steps.map(({ kind }) => kind) };
}

const edit = reply.edit('src/a.ts', 'one', 'three');
const beside: ModelReply = { ...reply.fix('src/a.ts'), text: edit.text };

test('a run that stops at its plan asks once, and drops edits that came along', async () => {
  const { ended, kinds } = await worked([beside, reply.approve()]);
  expect(ended).toMatchObject({ reason: 'planned', spent: { calls: 1 } });
  expect(kinds).toEqual(['planned']);
  expect(ended.run.steps[0]).not.toHaveProperty('edits');
});

test('an edit in place of the plan is no plan', async () => {
  const { ended, kinds } = await worked([edit, edit]);
  expect(ended.reason).toBe('no-action');
  expect(kinds).toEqual(['unusable', 'unusable']);
});

test.each(['answer', 'ask', 'already-fixed'] as const)(
  'a plan of kind %s changes nothing',
  async (kind) => {
    const { ended } = await worked([reply.other(kind, 'Why?')]);
    expect(ended.reason).not.toBe('planned');
  },
);

test('only a plan of more files than the rules allow waits', async () => {
  const small = await worked([beside, edit, reply.approve()], { planFirst: 1 });
  expect(small.ended.reason).toBe('approved');
  const large = await worked([reply.fix('src/a.ts', 'src/b.ts')], { planFirst: 1 });
  expect(large.ended.reason).toBe('planned');
});

describe('a plan that people have agreed to', () => {
  const agreed = planFor('src/a.ts');

  test('is the first step, without a call', async () => {
    const { ended, kinds } = await worked([edit, reply.approve()], { agreed });
    expect(kinds).toEqual(['planned', 'edited', 'checked', 'reviewed']);
    expect(ended).toMatchObject({ reason: 'approved', spent: { calls: 2 } });
    expect(keptPatch(ended.run).get(pathOf('src/a.ts'))?.after).toBe('three\ntwo\n');
  });

  test('covers another plan of its files, and none with more', async () => {
    const replan = calls('verdict', { decision: 'replan', critique: 'It is elsewhere.' });
    const both = planFor('src/a.ts', 'src/b.ts');
    const fewer = await worked([edit, replan, reply.fix('src/a.ts'), edit, reply.approve()], {
      agreed: both,
    });
    expect(fewer.ended.reason).not.toBe('planned');
    const more = await worked([edit, replan, reply.fix('src/b.ts')], { agreed });
    expect(more.ended.reason).toBe('planned');
  });
});

test('what the model does not know is asked for only where people read the plan', async () => {
  expect(JSON.stringify(planSpec({}))).not.toContain('uncertain');
  const unsure = calls('plan', { ...planInput, uncertain: 'Which rounding?' });
  const { ended, model } = await worked([unsure]);
  expect(JSON.stringify(model.requests[0]?.answer)).toContain('uncertain');
  expect(ended.run.steps[0]).toMatchObject({ plan: { uncertain: 'Which rounding?' } });
});

const planInput = { kind: 'fix', understanding: 'It adds.', files: [{ path: 'src/a.ts' }] };

test('whatever a model replies, nothing gets beyond a plan that nobody agreed to', async () => {
  const script = fc.array(fc.oneof(replies, fc.constant(beside)), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(script, async (said) => {
      const { ended, kinds } = await worked(said);
      const changes = ['edited', 'rewritten', 'checked', 'tested', 'reviewed'];
      expect(kinds.filter((kind) => changes.includes(kind))).toEqual([]);
      expect(stagedPatch(ended.run).size).toBe(0);
      expect(ended.run.steps.some((step) => 'edits' in step)).toBe(false);
    }),
    runs(200),
  );
});
