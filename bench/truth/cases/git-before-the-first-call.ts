import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inOrder } from '../../../test/support/openai/openai.ts';
import { branch } from '../../../test/support/project/parcel.ts';
import { runProject, startProject } from '../../../test/support/project/work.ts';
import { runGit } from '../../../test/support/repository.ts';
import type { ActionOptions, World } from '../../../test/support/world.ts';
import type { Case } from '../case.ts';
import { atTerminal } from '../terminal.ts';

/** Replaces the checkout by a repository without a commit. */
async function emptied(workspace: string): Promise<void> {
  await rm(join(workspace, '.git'), { recursive: true });
  await runGit(workspace, ['init', '--quiet', '--template=']);
}

/** Runs the Action with a model that must not be asked. */
async function endsUnpaid(
  stopReason: string,
  named: RegExp,
  options: ActionOptions,
  arrange?: (world: World) => Promise<unknown>,
): Promise<void> {
  await using world = await startProject(inOrder([]));
  await arrange?.(world);
  const { run, prompts, pulls, comment } = await runProject(world, options);
  assert.equal(run.outputs['stop-reason'], stopReason);
  assert.deepEqual([prompts, pulls], [[], []]);
  assert.match(run.annotations.join('\n'), named);
  assert.match(comment, named);
}

/** Runs the command line with a model that must not be asked. */
async function refusesAtTerminal(
  files: Readonly<Record<string, string>>,
  options: readonly string[],
  named: RegExp,
): Promise<void> {
  const ticket = '# It is wrong\n\nIt adds.\n';
  await atTerminal({ files, ticket, options, model: inOrder([]) }, ({ chats, code, stderr }) => {
    assert.deepEqual([chats.length, code], [0, 2]);
    assert.match(stderr, named);
    assert.doesNotMatch(stderr, /^ {4}at /m);
  });
}

export const cases: readonly Case[] = [
  {
    name: "the Action finds someone else's commit on its branch before the first call",
    check: () =>
      endsUnpaid('branch-taken', /rename or delete the branch/, {}, ({ github }) =>
        github.commitOn(branch, { 'src/postage.js': '//\n' }, 'by hand'),
      ),
  },
  {
    name: 'the Action finds a job on a tag before the first call',
    check: () =>
      endsUnpaid('misconfigured', /Start the workflow on a branch.*refs\/tags\/v1/, {
        env: { GITHUB_REF: 'refs/tags/v1', GITHUB_REF_NAME: 'v1' },
      }),
  },
  {
    name: 'the Action finds a safe-directory without files before the first call',
    check: () =>
      endsUnpaid('misconfigured', /safe-directory.*source has none/, {
        inputs: { 'safe-directory': 'source' },
      }),
  },
  {
    name: 'the Action finds a repository without a commit before the first call',
    check: () => endsUnpaid('misconfigured', /has no commit yet/, { prepare: emptied }),
  },
  {
    name: 'the command line finds a safe-directory without files before the first call',
    check: () =>
      refusesAtTerminal(
        { 'src/a.py': 'a = 1\n' },
        ['--safe-directory', 'source'],
        /Set --safe-directory to a directory .*source has none/,
      ),
  },
  {
    name: 'the command line finds an empty repository before the first call',
    check: () => refusesAtTerminal({}, [], /The repository has no files/),
  },
];
