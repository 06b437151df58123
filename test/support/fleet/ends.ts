import assert from 'node:assert/strict';
import { rightLine } from '../project/parcel.ts';
import type { RunResult } from '../runner/runner.ts';
import type { Stage } from './stage.ts';

/** Requires that a run has ended with an approved fix. */
export function requireApproved({ exitCode, outputs, stdout }: RunResult): void {
  assert.deepEqual([exitCode, outputs['stop-reason']], [0, 'approved'], stdout);
}

/** Requires so many pull requests of each repository, with the fix, and that each dispatch names the others. */
export async function requirePulls({ key, repositories }: Stage, counts: readonly number[]) {
  const names = repositories.map(({ name }) => name);
  for (const [index, { name, world }] of repositories.entries()) {
    const { github } = world;
    assert.equal(github.pulls.length, counts[index], name);
    for (const { client_payload } of github.dispatches)
      assert.deepEqual(
        client_payload.siblings,
        names.filter((other) => other !== name),
      );
    if (counts[index] === 0) continue;
    const files = await github.tree(`fix/${key}`);
    assert(files.get('src/postage.js')?.includes(rightLine), name);
  }
}

/** Requires the ticket's status, and one comment of the agent with a section for each repository. */
export function requireEnd(stage: Stage, status: string, says: string): void {
  const [comment = '', ...others] = stage.comments();
  assert.deepEqual(others, []);
  assert(comment.includes(says), comment);
  for (const { name, world } of stage.repositories) {
    assert(comment.includes(name), comment);
    for (const { number } of world.github.pulls)
      assert(comment.includes(`/${name}/pull/${number}`), comment);
  }
  assert.equal(stage.jira.issue(stage.key).status, status);
}
