import { describe, expect, it } from 'vitest';
import { inOrder, type Script, type Scripted } from '../support/openai/openai.ts';
import { branch, parcelFiles, rightLine } from '../support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../support/project/script.ts';
import { runProject, startProject, testInputs } from '../support/project/work.ts';
import type { Files } from '../support/repository.ts';
import { approve } from '../support/shop/script.ts';
import type { World } from '../support/world.ts';

const approved = approve('A kilogram that was begun counts whole.');
const once = [planReply(['src/postage.js']), editReply(fixBlock), approved];
const ready = { exitCode: 0, outputs: { 'stop-reason': 'approved' } };

const source = String(parcelFiles['src/postage.js']);
const renamed = source.replace('Postage in cents', 'Postage in euro cents');
const renamedAgain = source.replace('Postage in cents', 'Postage in pence');

/** Runs the action while people push to the default branch: files by the index of the model's answer. */
async function runWhilePushing(
  replies: readonly Scripted[],
  pushes: Readonly<Record<number, Files>>,
  inputs: Readonly<Record<string, string>> = {},
) {
  const answer = inOrder(replies);
  const tips: string[] = [];
  const script: Script = async (request, index) => {
    const pushed = pushes[index];
    if (pushed !== undefined) tips.push(await world.github.commitOn('main', pushed, 'meanwhile'));
    return answer(request, index);
  };
  await using world: World = await startProject(script, inputs);
  const left = await runProject(world);
  return { ...left, tips, parent: await world.github.commitOf(`${branch}^`) };
}

describe.concurrent('while the model works, people push', () => {
  it('other files: the fix is based on their commit', async () => {
    const guide = { 'docs/guide.md': '# Guide\n' };
    const { run, tips, parent, files, pulls, ...left } = await runWhilePushing(once, { 2: guide });
    expect(run).toMatchObject({ ...ready, outputs: { ...ready.outputs, calls: '3' } });
    expect(tips).toEqual([parent]);
    expect(files.get('docs/guide.md')).toBe('# Guide\n');
    expect(files.get('src/postage.js')).toContain(rightLine);
    expect(pulls).toMatchObject([{ draft: false }]);
    expect(left).toMatchObject({ status: 'In Prüfung', violations: [] });
  });

  it('the same file: the fix is merged into their text, and reviewed once more', async () => {
    const pushes = { 2: { 'src/postage.js': renamed } };
    const { run, tips, parent, files, pulls, ...left } = await runWhilePushing(
      [...once, approved],
      pushes,
    );
    expect(run).toMatchObject({ ...ready, outputs: { ...ready.outputs, calls: '4' } });
    expect(left.prompts[3]).toContain('Postage in euro cents');
    expect(tips).toEqual([parent]);
    expect(files.get('src/postage.js')).toContain('Postage in euro cents');
    expect(files.get('src/postage.js')).toContain(rightLine);
    expect(pulls).toMatchObject([{ draft: false }]);
    expect(left).toMatchObject({ status: 'In Prüfung', comments: 1, violations: [] });
    expect(left.comment).toContain('Cost: 4 of 16 calls');
  });

  it('the same file twice: the second fix is published for people to merge', async () => {
    const pushes = { 2: { 'src/postage.js': renamed }, 3: { 'src/postage.js': renamedAgain } };
    const { run, tips, parent, pulls, ...left } = await runWhilePushing(
      [...once, approved],
      pushes,
    );
    expect(run).toMatchObject({ ...ready, outputs: { ...ready.outputs, calls: '4' } });
    expect(tips).toHaveLength(2);
    expect(parent).toBe(tips[0]);
    expect(pulls).toHaveLength(1);
    expect(left.violations).toEqual([]);
  });

  it('the same file of a project with tests: the second fix is tested on the newer files', async () => {
    const pushes = { 2: { 'src/postage.js': renamed } };
    const replies = [...once, approved];
    const { run, pulls, tips, parent, ...left } = await runWhilePushing(
      replies,
      pushes,
      testInputs,
    );
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved' } });
    expect(tips).toEqual([parent]);
    expect(pulls).toMatchObject([{ draft: false }]);
    expect(left.body).toContain('They ran on the files of another commit');
    expect(left).toMatchObject({ status: 'In Prüfung', violations: [] });
  });
});

describe("a branch with someone else's commit", () => {
  it('is not touched, costs no call, and the ticket says so', async () => {
    await using world = await startProject(inOrder([]));
    const theirs = { 'src/postage.js': renamed };
    const commit = await world.github.commitOn(branch, theirs, 'by hand');
    const { run, pulls, ...left } = await runProject(world);
    expect(run).toMatchObject({ exitCode: 1, outputs: { 'stop-reason': 'branch-taken' } });
    expect(run.annotations).toEqual([expect.stringContaining('rename or delete the branch')]);
    expect(await world.github.commitOf(branch)).toBe(commit);
    expect(pulls).toEqual([]);
    expect(left).toMatchObject({ prompts: [], comments: 1, violations: [] });
    expect(left.comment).toContain("The agent's branch contains someone else's commit");
  });
});
