import { expect, it, vi } from 'vitest';
import { fastClock } from '../support/fast-clock.ts';
import { inOrder, type Script } from '../support/openai/openai.ts';
import { branch, key, rightLine } from '../support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../support/project/script.ts';
import { resultOf, startProject } from '../support/project/work.ts';
import { approve } from '../support/shop/script.ts';
import { dispatchOf, type World } from '../support/world.ts';

const replies = [
  planReply(['src/postage.js']),
  editReply(fixBlock),
  approve('A kilogram that was begun counts whole.'),
];

/** A model that answers once both runs compete: the second has read the lease or asks the model, too. */
function onceBothCompete(world: () => World): Script {
  const answer = inOrder(replies);
  const compete = ({ github, openai }: World) =>
    openai.chats.length > 1 ||
    github.requests.filter(({ method, path }) => method === 'GET' && path.includes('jira-bug-fix'))
      .length > 1;
  return async (request, index) => {
    await vi.waitUntil(() => compete(world()), { timeout: 300_000 });
    return answer(request, index);
  };
}

it('of two concurrent runs for one ticket, one fixes it, and the other waits and finds nothing new', async () => {
  const script = onceBothCompete(() => world);
  await using world: World = await startProject(script);
  const ticket = world.ticket(key);
  const runs = await Promise.all(
    ['41', '42'].map((id) =>
      world.act(dispatchOf(ticket, `delivery-${id}`), { env: { GITHUB_RUN_ID: id, ...fastClock } }),
    ),
  );
  const [worked, ...others] = runs.toSorted((a, b) =>
    String(a.outputs['stop-reason']).localeCompare(String(b.outputs['stop-reason'])),
  );
  if (worked === undefined) throw new Error('There was no run.');
  expect(worked).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved', calls: '3' } });
  const idle = { exitCode: 0, outputs: { 'stop-reason': 'nothing-new', calls: '0' } };
  expect(others).toMatchObject([idle]);
  const { pulls, prompts, files, ...left } = await resultOf(world, worked);
  expect(prompts).toHaveLength(replies.length);
  expect(pulls).toMatchObject([{ draft: false, state: 'open', head: branch }]);
  expect(files.get('src/postage.js')).toContain(rightLine);
  expect(left).toMatchObject({ status: 'In Prüfung', comments: 1, violations: [] });
  expect(left.comment).toContain('A fix is ready for review.');
  const refs = await world.github.refs();
  const written = `refs/jira-bug-fix/commits/${key}/${await world.github.commitOf(branch)}`;
  const ledger = 'refs/jira-bug-fix/ledger';
  expect(refs.toSorted()).toEqual([`refs/heads/${branch}`, 'refs/heads/main', written, ledger]);
});
