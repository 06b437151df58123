import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startGitHub } from '../../../test/support/github/github.ts';
import { temporaryFolder } from '../../../test/support/repository.ts';
import { startWorker, type WorkerSettings } from '../../../test/support/worker.ts';
import { wrangler } from '../../../test/support/workerd/bundle.ts';
import type { Case } from '../case.ts';

const token = 'token-of-the-benchmark';

/** Starts the Worker beside a GitHub with one repository, and asks `/healthz` so many times. */
async function health(
  query: string,
  settings: Partial<WorkerSettings> = {},
  times = 1,
): Promise<{ readonly answers: readonly (readonly [number, string])[]; readonly asked: number }> {
  await using github = await startGitHub({
    repository: 'acme/shop',
    token,
    files: { 'a.txt': 'a\n' },
  });
  await using worker = await startWorker({
    secret: 'secret-of-the-benchmark',
    githubToken: token,
    repository: 'acme/shop',
    githubApiUrl: github.url,
    ...settings,
  });
  const answers: (readonly [number, string])[] = [];
  for (let time = 0; time < times; time += 1) {
    const answer = await fetch(`${worker.url}/healthz${query}`);
    answers.push([answer.status, await answer.text()]);
  }
  return { answers, asked: github.requests.length };
}

export const cases: readonly Case[] = [
  {
    name: '/healthz asks nobody, and /healthz?check says that GitHub accepts the token',
    check: async () => {
      assert.deepEqual(await health(''), { answers: [[200, '{"ok":true}']], asked: 0 });
      const { answers, asked } = await health('?check');
      assert.deepEqual(answers, [[200, '{"ok":true,"checked":1,"errors":[]}']]);
      assert.equal(asked, 1);
    },
  },
  {
    name: '/healthz?check names a token that GitHub does not accept',
    check: async () => {
      const { answers } = await health('?check', { githubToken: 'nonsense' });
      assert.equal(answers[0]?.[0], 503);
      assert.match(answers[0]?.[1] ?? '', /GITHUB_TOKEN is wrong or has expired/);
      assert.doesNotMatch(answers[0]?.[1] ?? '', /nonsense|acme/);
    },
  },
  {
    name: '/healthz?check names the setting of a repository that the token cannot see',
    check: async () => {
      const { answers } = await health('?check', { repository: 'acme/elsewhere' });
      assert.equal(answers[0]?.[0], 503);
      assert.match(answers[0]?.[1] ?? '', /GITHUB_REPOSITORY cannot be used: .*cannot see/);
    },
  },
  {
    name: 'a stranger who asks /healthz?check a hundred times costs the token one request',
    check: async () => {
      const { answers, asked } = await health('?check', {}, 100);
      assert.deepEqual(new Set(answers.map(([status]) => status)), new Set([200]));
      assert.equal(asked, 1);
    },
  },
  {
    name: '/healthz names all wrong settings of the Worker at once',
    check: async () => {
      const more = { PROJECTS: 'A B', HOURLY_CAP: 'many', SHARD_BY: 'team' };
      const { answers } = await health('', { secret: '', repository: 'shop', more });
      const [status, text = ''] = answers[0] ?? [];
      assert.equal(status, 503);
      const { errors } = JSON.parse(text);
      for (const name of ['JIRA_WEBHOOK_SECRET', 'GITHUB_REPOSITORY', ...Object.keys(more)]) {
        assert.ok(
          errors.some((error: string) => error.startsWith(name)),
          `${name} is not named`,
        );
      }
    },
  },
  {
    name: 'a deploy updates the Durable Object at once, so no two versions meet',
    check: async () => {
      await using folder = await temporaryFolder();
      const file = join(folder.directory, 'upload');
      await wrangler('deploy', '--dry-run', '--outfile', file);
      assert.match(await readFile(file, 'utf8'), /"code_update_strategy":\{"mode":"immediate"\}/);
    },
  },
];
