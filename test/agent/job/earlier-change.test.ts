import { describe, expect, test } from 'vitest';
import { earlierOf } from '../../../src/agent/pulls/index.ts';
import type { PullFacts } from '../../../src/core/pulls/index.ts';
import { memoryWorkspace, type Scripted } from '../../support/memory/context.ts';
import { jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';

const [forkPoint, head] = ['f'.repeat(40), 'e'.repeat(40)];
const base = 'one\ntwo\nthree\n';
const commits = (ours: string, more: Record<string, string> = {}) => ({
  [forkPoint]: memoryWorkspace({ 'src/cart.ts': base, ...more }),
  [head]: memoryWorkspace({ 'src/cart.ts': ours, ...more }),
});

interface Given {
  readonly ours: string;
  readonly changed?: readonly string[];
  readonly now?: Record<string, string>;
}

async function repaired({ ours, changed = ['src/cart.ts'], now }: Given, ...script: Scripted[]) {
  const { deliver, services } = jobFixture();
  const files = commits(ours);
  const { model, outcome } = await deliver(script, {
    job: {
      repair: { id: `conflict:${head}`, failures: [] },
      earlier: { kind: 'behind', forkPoint, head },
    },
    context: {
      workspace: memoryWorkspace(now ?? { 'src/cart.ts': 'ONE\ntwo\nthree\n' }),
      filesAt: async (commit) => files[commit] ?? Promise.reject(new Error('There is none.')),
      changedPaths: async () => changed,
    },
  });
  const [publication] = services.publications;
  const prompt = JSON.stringify(model.requests[0]?.messages);
  return { outcome, prompt, changes: [...(publication?.patch.values() ?? [])], publication };
}

const fix = [reply.fix('src/cart.ts'), reply.edit('src/cart.ts', 'three', '3'), reply.approve()];

describe('a pull request that conflicts', () => {
  test('has its change made again without the model, which only reviews it', async () => {
    const { outcome, changes, publication } = await repaired(
      { ours: 'one\ntwo\n3\n' },
      reply.approve(),
    );
    expect(outcome).toMatchObject({ reason: 'approved', spent: { calls: 1 } });
    expect(changes).toMatchObject([{ before: 'ONE\ntwo\nthree\n', after: 'ONE\ntwo\n3\n' }]);
    expect(publication?.body).toContain('made again on the newest files');
  });

  test('asks the model for what conflicts', async () => {
    const edit = reply.edit('src/cart.ts', 'ONE', 'ONE 1');
    const { outcome, prompt, changes } = await repaired(
      { ours: '1\ntwo\n3\n' },
      edit,
      reply.approve(),
    );
    expect(outcome).toMatchObject({ reason: 'approved', spent: { calls: 2 } });
    expect(prompt).toContain('is in conflict');
    expect(changes[0]?.after).toBe('ONE 1\ntwo\n3\n');
  });

  test('whose file the base has renamed is changed under its new name', async () => {
    const now = { 'lib/cart.ts': base };
    const { outcome, changes } = await repaired({ ours: 'one\ntwo\n3\n', now }, reply.approve());
    expect(outcome.spent.calls).toBe(1);
    expect(changes).toMatchObject([{ path: 'lib/cart.ts', after: 'one\ntwo\n3\n' }]);
  });

  test.each([
    ['is in a file that may not be written any more', { changed: ['.github/workflows/ci.yml'] }],
    ['is in a file that cannot be read', { changed: ['src/cart.ts', 'logo.png'] }],
    ['has more files than are merged', { changed: Array(301).fill('src/cart.ts') }],
    ['is on the base already', { now: { 'src/cart.ts': 'one\ntwo\n3\n' } }],
  ])('whose change %s is worked from the plan on', async (_, given) => {
    const { prompt } = await repaired({ ours: 'one\ntwo\n3\n', ...given }, ...fix);
    expect(prompt).toContain('Now plan');
  });
});

test('an attempt goes on with the change only of a conflict whose fork point is known, or on the branch', () => {
  const facts: PullFacts = {
    ...{ number: 7, url: '', branch: 'fix/APP-17', into: 'main', head, forkPoint },
    state: 'open',
    merges: 'conflict',
    ...{ isDraft: false, isApproved: false, isQueued: false, isBehind: true, isOff: false },
    ...{ checks: [], requests: [], updated: '' },
  };
  const reaction = { name: 'conflict', key: `conflict:${head}` } as const;
  const given = { reaction, facts, on: 'base' } as const;
  expect(earlierOf(given)).toEqual({ kind: 'behind', forkPoint, head });
  expect(earlierOf({ ...given, facts: { ...facts, forkPoint: undefined } })).toBeUndefined();
  expect(earlierOf({ ...given, reaction: { ...reaction, name: 'checks-failed' } })).toBeUndefined();
  expect(earlierOf({ ...given, on: 'branch' })).toEqual({ kind: 'in-files' });
});
