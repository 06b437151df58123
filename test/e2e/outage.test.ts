import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { adfToMarkdown } from '../../src/adapters/jira/formats/adf/index.ts';
import { fastClock } from '../support/fast-clock.ts';
import { inOrder } from '../support/openai/openai.ts';
import { temporaryFolder } from '../support/repository.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';
import { dispatchOf, startWorld } from '../support/world.ts';

const key = 'SHOP-7';

it('a change that GitHub does not take is a patch of the job, and the next run makes it again', async () => {
  await using world = await startWorld({
    files: shopFiles,
    script: inOrder([...shopReplies, ...shopReplies]),
  });
  await using folder = await temporaryFolder();
  const env = { ...fastClock, RUNNER_TEMP: folder.directory };
  world.jira.addIssue({ key, ...shopTicket });
  const act = (id: string) =>
    world.act(dispatchOf(world.ticket(key), id), { env: { ...env, GITHUB_RUN_ID: id } });

  world.github.fail('POST /repos/{owner}/{repo}/pulls', { status: 502, body: 'Bad Gateway' }, 6);
  const first = await act('1');
  expect(first).toMatchObject({ exitCode: 1, outputs: { 'stop-reason': 'failed' } });
  expect(first.annotations).toEqual([
    expect.stringMatching(/^GitHub answered 502 for acme\/shop: .*could not be published/),
  ]);
  expect(first.stdout).not.toMatch(/^\s+at .*:\d+/m);
  expect(await readFile(first.outputs.patch ?? '', 'utf8')).toContain('+++ b/shop/cart.py');
  const second = await act('2');
  expect(second).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved', patch: '' } });
  expect(world.github.pulls).toHaveLength(1);
  const issue = world.jira.issue(key);
  expect(issue.status).toBe('In Prüfung');
  expect(issue.comments.map(({ body }) => adfToMarkdown(body)).join()).toContain('/pull/1');
  expect(world.violations()).toEqual([]);
});
