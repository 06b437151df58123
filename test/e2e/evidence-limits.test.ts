import { describe, expect, it } from 'vitest';
import { inOrder, type Scripted } from '../support/openai/openai.ts';
import {
  type Block,
  commentBlock,
  editReply,
  fixBlock,
  planReply,
  testBlock,
} from '../support/project/script.ts';
import { runProject, startProject } from '../support/project/work.ts';
import { approve } from '../support/shop/script.ts';

const workflow: Block = {
  path: '.github/workflows/release.yml',
  search: '',
  replace: 'on: push\njobs: {}',
};
const untouched = { branches: ['main'], pulls: [], status: 'In Arbeit', violations: [] };

async function workOnce(
  replies: readonly Scripted[],
  inputs: Readonly<Record<string, string>> = {},
) {
  await using world = await startProject(inOrder(replies), inputs);
  return await runProject(world);
}

describe.concurrent('a workflow file', () => {
  it('is refused in the plan, before any edit', async () => {
    const plan = planReply([], [workflow.path]);
    const { run, prompts, ...left } = await workOnce([plan, plan]);
    expect(run).toMatchObject({ exitCode: 1, outputs: { 'stop-reason': 'no-action', calls: '2' } });
    expect(prompts[1]).toContain('".github/workflows/release.yml" is protected');
    expect(left).toMatchObject(untouched);
  });

  it('is refused in an edit, together with the rest of the reply', async () => {
    const plan = planReply(['src/postage.js']);
    const replies = [
      plan,
      editReply(fixBlock, workflow),
      editReply(fixBlock, { ...workflow, replace: 'on: {}' }),
    ];
    const { run, prompts, ...left } = await workOnce(replies);
    expect(run).toMatchObject({ exitCode: 1, outputs: { 'pull-request': '', calls: '3' } });
    expect(prompts[2]).toContain('".github/workflows/release.yml" is protected');
    expect(left).toMatchObject(untouched);
  });
});

describe.concurrent('a change over max-files', () => {
  const plan = planReply(['src/postage.js', 'bin/postage']);

  it('is returned to the model, and a smaller one is accepted', async () => {
    const replies = [
      plan,
      editReply(fixBlock, commentBlock),
      editReply(fixBlock),
      approve('It counts whole.'),
    ];
    const { run, prompts, pulls, ...left } = await workOnce(replies, { 'max-files': '1' });
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved', calls: '4' } });
    expect(prompts[2]).toContain('the change touches 2 files; the limit is 1');
    expect(pulls).toMatchObject([{ draft: false }]);
    expect(left.files.get('bin/postage')).toContain('Half a kilogram costs nothing.');
  });

  it('leads to no pull request if every attempt exceeds it', async () => {
    const replies = [plan, editReply(fixBlock, commentBlock), editReply(fixBlock, testBlock)];
    const inputs = { 'max-files': '1', effort: 'small' };
    const { run, comment, ...left } = await workOnce(replies, inputs);
    expect(run).toMatchObject({
      exitCode: 1,
      outputs: { 'stop-reason': 'attempts-exhausted', 'pull-request': '', calls: '3' },
    });
    expect(comment).toContain('The project is unchanged.');
    expect(left).toMatchObject(untouched);
  });
});
