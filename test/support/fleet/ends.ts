import assert from 'node:assert/strict';
import { rightLine } from '../project/parcel.ts';
import type { RunResult } from '../runner/runner.ts';
import type { Stage } from './stage.ts';

/** Requires that a run has ended with an approved fix. */
export function requireApproved({ exitCode, outputs, stdout }: RunResult): void {
  assert.deepEqual([exitCode, outputs['stop-reason']], [0, 'approved'], stdout);
}

/** Requires so many pull requests of each repository, with the fix, and that no dispatch names another repository. */
export async function requirePulls({ key, repositories }: Stage, counts: readonly number[]) {
  for (const [index, { name, world }] of repositories.entries()) {
    const { github } = world;
    assert.equal(github.pulls.length, counts[index], name);
    for (const { client_payload } of github.dispatches)
      assert.equal(client_payload.repositories, repositories.length);
    if (counts[index] === 0) continue;
    const files = await github.tree(`fix/${key}`);
    assert(files.get('src/postage.js')?.includes(rightLine), name);
  }
}

/** Requires the ticket's status, and a comment of each repository that names no other. */
export function requireEnd(stage: Stage, status: string): void {
  const comments = stage.comments();
  assert.equal(comments.length, stage.repositories.length);
  for (const { name, world } of stage.repositories) {
    const [comment = '', ...others] = comments.filter((one) => one.startsWith(`### ${name}: `));
    assert.deepEqual(others, []);
    for (const other of stage.repositories)
      assert.equal(comment.includes(other.name), other.name === name, comment);
    for (const { number } of world.github.pulls)
      assert(comment.includes(`/${name}/pull/${number}`), comment);
  }
  assert.equal(stage.jira.issue(stage.key).status, status);
}
