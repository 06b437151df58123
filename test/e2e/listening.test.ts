import { describe, expect, it } from 'vitest';
import { inOrder, type Script, type Scripted } from '../support/openai/openai.ts';
import { branch, key, rightLine } from '../support/project/parcel.ts';
import { editReply, fixBlock, planReply, replaceLine } from '../support/project/script.ts';
import { resultOf, runProject, startProject } from '../support/project/work.ts';
import { approve, revise } from '../support/shop/script.ts';
import { dispatchOf, type World } from '../support/world.ts';

const approved = approve('A kilogram that was begun counts whole.');
const fix = [planReply(['src/postage.js']), editReply(fixBlock)];
const said = 'Please leave weights below a gram alone.';

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
  it.each([0, 1, 2])(
    '/stop during answer %i: nothing is published, and the ticket says who',
    async (at) => {
      await using world = await startTalking([...fix, approved], { [at]: '/stop: do not round' });
      const { run, pulls, branches, ...left } = await runProject(world);
      expect(run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'stopped', calls: '3' } });
      expect(pulls).toEqual([]);
      expect(branches).not.toContain(branch);
      expect(left.comment).toContain('Ada has ended it by the comment /stop.');
      expect(left.violations).toEqual([]);
      const again = await world.act(dispatchOf(world.ticket(key), 'second'));
      expect(again.outputs).toMatchObject({ 'stop-reason': 'nothing-new', calls: '0' });
    },
  );

  it('/stop before an edit that a review has sent back: no further call is paid for', async () => {
    const replies = [...fix, revise('Say why.'), editReply(replaceLine(`${rightLine} // whole`))];
    await using world = await startTalking(replies, { 2: '/stop' });
    const { run, prompts, pulls } = await runProject(world);
    expect(run.outputs).toMatchObject({ 'stop-reason': 'stopped', calls: '3' });
    expect(prompts).toHaveLength(3);
    expect(pulls).toEqual([]);
  });

  it('words before it publishes: they are reviewed with the change, and not worked again', async () => {
    await using world = await startTalking([...fix, approved, approved], { 2: said });
    const { run, prompts, pulls, ...left } = await runProject(world);
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved', calls: '4' } });
    expect(prompts[3]).toContain(said);
    expect(pulls).toMatchObject([{ draft: false }]);
    expect(left).toMatchObject({ status: 'In Prüfung', violations: [] });
    const again = await world.act(dispatchOf(world.ticket(key), 'second'));
    expect(again.outputs).toMatchObject({ 'stop-reason': 'nothing-new' });
  });

  it('words for which no call is left: the draft names them, and the next run considers them', async () => {
    const replies = [...fix, approved, ...fix, approved];
    await using world = await startTalking(replies, { 2: said }, { 'max-calls': '3' });
    const { run, pulls, body, comment } = await runProject(world);
    expect(run.outputs).toMatchObject({ 'stop-reason': 'approved', calls: '3' });
    expect(pulls).toMatchObject([{ draft: true }]);
    for (const text of [body, comment])
      expect(text).toMatch(/the comment by Ada of [-\d]+, [\d:]+ UTC was not considered/);
    const again = await world.act(dispatchOf(world.ticket(key), 'second'));
    const { prompts } = await resultOf(world, again);
    expect(prompts[3]).toContain(said);
    expect(again.outputs).toMatchObject({ 'stop-reason': 'approved' });
  });
});

it('a ticket that was closed before its run begins costs no call', async () => {
  await using world = await startProject(inOrder([]));
  world.jira.setStatus(key, 'Fertig');
  const { run, comments, prompts, ...left } = await runProject(world);
  expect(run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'withdrawn', calls: '0' } });
  expect(run.stdout).toContain('The ticket is closed');
  expect({ comments, prompts, status: left.status }).toEqual({
    comments: 0,
    prompts: [],
    status: 'Fertig',
  });
});
