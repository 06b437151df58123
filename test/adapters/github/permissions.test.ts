import { describe, it } from 'vitest';
import { problem } from '../../support/github/problem.ts';
import { question, startFollowed } from './followed.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const refused = problem(403, 'Resource not accessible by integration');
const root = '/repos/{owner}/{repo}';

describe.concurrent('a token that lacks a permission', () => {
  it('is told to get it, in one sentence', async ({ expect }) => {
    await using shop = await startFollowed();
    const { github, pulls } = shop;
    github.talk.comment(1, { by: 'ada', body: '/fix it' });
    const [request] = (await shop.look()).requests;
    if (request === undefined) throw new Error('Nothing is asked.');
    const answer = { request, text: 'No.', threads: [] };
    const needs = [
      [
        `POST ${root}/actions/runs/{run_id}/rerun-failed-jobs`,
        () => pulls.rerun(5),
        'actions: write',
      ],
      [
        `POST ${root}/issues/{issue_number}/comments`,
        () => pulls.answer(1, answer),
        'issues: write',
      ],
      [
        `PUT ${root}/pulls/{pull_number}/update-branch`,
        () => pulls.update(1, shop.head),
        'contents: write, pull-requests: write',
      ],
      [
        `GET ${root}/issues/{issue_number}/comments`,
        () => pulls.facts(question),
        'contents: write',
      ],
    ] as const;
    for (const [route, act, permission] of needs) {
      github.fail(route, refused);
      await expect(act()).rejects.toMatchObject({ name: 'UserError' });
      github.fail(route, refused);
      await expect(act()).rejects.toThrow(`give the workflow \`permissions: ${permission}`);
    }
  });

  it.for([`GET ${root}/commits/{ref}/check-runs`, `GET ${root}/actions/runs`])(
    'looks on without %s',
    async (route, { expect }) => {
      await using shop = await startFollowed();
      shop.github.fail(route, refused);
      const { checks, notes } = await shop.look();
      expect([checks, notes]).toEqual([[], [expect.stringMatching(/checks: read.*actions: read/)]]);
    },
  );
});
