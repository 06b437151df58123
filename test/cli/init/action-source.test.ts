import { expect, test } from 'vitest';
import { pinAction } from '../../../src/cli/init/action-source.ts';
import type { ProgramCall } from '../../../src/cli/init/programs.ts';

const commit = 'c0ffee'.padEnd(40, '0');

/** What answers `gh` with a text, and notes the calls. */
const answering = (stdout: string) => {
  const calls: ProgramCall[] = [];
  const run = (call: ProgramCall) => {
    calls.push(call);
    return Promise.resolve({ code: stdout === '' ? 1 : 0, stdout, stderr: '' });
  };
  return { calls, run };
};

test('a version is pinned to its commit, with the version as a comment', async () => {
  const { calls, run } = answering(`${commit}\n`);
  const pinned = await pinAction('acme/jira-bug-fix-agent@v1.2.0', 'github.com', run);
  expect(pinned).toBe(`acme/jira-bug-fix-agent@${commit} # v1.2.0`);
  expect(calls.map(({ args }) => args.join(' '))).toEqual([
    'api --hostname github.com repos/acme/jira-bug-fix-agent/commits/v1.2.0 --jq .sha',
  ]);
});

test.each(['', 'not found', commit.slice(1)])(
  'if GitHub answers %j, the version stays and says how to pin it',
  async (answer) => {
    const pinned = await pinAction('acme/jbf@v1', 'github.com', answering(answer).run);
    expect(pinned).toBe(
      'acme/jbf@v1 # a tag can be moved; its commit: gh api --hostname github.com repos/acme/jbf/commits/v1 --jq .sha',
    );
  },
);

test.each([`acme/jbf@${commit} # v1.2.0`, 'acme/jbf@main', './'])(
  'nothing is asked about %s',
  async (action) => {
    const { calls, run } = answering(commit);
    expect(await pinAction(action, 'github.com', run)).toBe(action);
    expect(calls).toEqual([]);
  },
);
