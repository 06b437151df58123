import { describe, expect, it } from 'vitest';
import { inOrder, type Script, type Scripted } from '../support/openai/openai.ts';
import { branch, key, parcelFiles, rightLine } from '../support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../support/project/script.ts';
import { runProject, startProject } from '../support/project/work.ts';
import type { Files } from '../support/repository.ts';
import { approve } from '../support/shop/script.ts';
import { dispatchOf, type World } from '../support/world.ts';

const approved = approve('A kilogram that was begun counts whole.');
const fix = [planReply(['src/postage.js']), editReply(fixBlock)];

/** Starts a world in which Ada comments while the model writes its answer of that index. */
async function startTalking(
  replies: readonly Scripted[],
  comments: Readonly<Record<number, string>>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<World> {
  const answer = inOrder(replies);
  const script: Script = (request, index) => {
    const comment = comments[index];
    if (comment !== undefined) world.jira.addComment(key, 'Ada', comment);
    return answer(request, index);
  };
  const world: World = await startProject(script, inputs);
  return world;
}

describe.concurrent('while the model works, Ada comments', () => {
  it('/stop: nothing is published, and the ticket says who', async () => {
    await using world = await startTalking([...fix, approved], { 1: '/stop: do not round' });
    const { run, pulls, branches, ...left } = await runProject(world);
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'stopped', calls: '3' } });
    expect(pulls).toEqual([]);
    expect(branches).not.toContain(branch);
    expect(left.comment).toContain('Ada has ended it by the comment /stop.');
    expect(left.violations).toEqual([]);
    const again = await world.act(dispatchOf(world.ticket(key), 'second'));
    expect(again.outputs).toMatchObject({ 'stop-detail': 'nothing-new', calls: '0' });
  });
});

const counted = approve('A kilogram that was begun counts whole.');
const once = [planReply(['src/postage.js']), editReply(fixBlock), counted];
const ready = { exitCode: 0, outputs: { 'stop-reason': 'approved' } };

const source = String(parcelFiles['src/postage.js']);
const renamed = source.replace('Postage in cents', 'Postage in euro cents');
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
  it('the same file: the fix is merged into their text, and reviewed once more', async () => {
    const pushes = { 2: { 'src/postage.js': renamed } };
    const { run, tips, parent, files, pulls, ...left } = await runWhilePushing(
      [...once, counted],
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
});
