import { describe, expect } from 'vitest';
import { ended, type FollowedShop, it, runOf } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const failuresIn = async (shop: FollowedShop) => shop.pulls.failures((await shop.look()).checks);
const at = '2026-01-01T00:00:00.1234567Z ';
const log = [
  '##[group]Run npm ci',
  'added 100 packages',
  '##[endgroup]',
  '##[group]Run npm test',
  '##[endgroup]',
  '\u001b[31mFAIL\u001b[0m cart.test.ts > total',
  'AssertionError: expected 1 to be 2',
  '::set-output name=x::y',
  '##[error]Process completed with exit code 1.',
  '##[group]Run actions/upload-artifact@v4',
  'nothing to upload',
].map((line) => `${at}${line}\n`);

describe.concurrent('a failed check tells', () => {
  it('what its step printed, and where', async ({ github, shop }) => {
    const { head } = shop;
    const job = ended(50, 'test', 'failure', {
      steps: [{ name: 'npm test', conclusion: 'failure' }],
      log: log.join(''),
      annotations: [
        { path: 'cart.test.ts', line: 7, message: 'expected 1\nto be 2' },
        { path: '.github', line: 9, message: 'Process completed with exit code 1.' },
      ],
    });
    github.runs.push(runOf(5, head, job));
    expect(await failuresIn(shop)).toEqual([
      {
        ...{ name: 'test', steps: ['npm test'] },
        annotations: ['cart.test.ts:7: expected 1 to be 2'],
        log: [
          'Run npm test',
          'FAIL cart.test.ts > total',
          'AssertionError: expected 1 to be 2',
          '::set-output name=x::y',
          'Process completed with exit code 1.',
        ].join('\n'),
      },
    ]);
    expect(new Set(github.logRequests.map(({ authorization }) => authorization))).toEqual(
      new Set([undefined]),
    );
  });

  it('nothing beyond its limits', async ({ github, shop }) => {
    const long = 'x'.repeat(5_000);
    const annotations = Array.from({ length: 80 }, (_, line) => ({
      path: long,
      line,
      message: long,
    }));
    const jobs = Array.from({ length: 9 }, (_, index) =>
      ended(50 + index, `${long} ${index}`, 'failure', {
        annotations,
        log: `${long}\n`.repeat(100),
      }),
    );
    github.runs.push(runOf(5, shop.head, ...jobs));
    const failures = await failuresIn(shop);
    expect(failures).toHaveLength(5);
    for (const { name, annotations: lines, log: text } of failures) {
      expect(lines).toHaveLength(50);
      expect(text.length).toBeLessThanOrEqual(400_000);
      for (const line of [name, ...lines]) expect(line.length).toBeLessThanOrEqual(300);
    }
  });

  it('whole lines only, so that no secret loses its half that is found', async ({
    github,
    shop,
  }) => {
    const line = `token=${'s'.repeat(500)}`;
    const long = `${at}${line}\n`.repeat(3_000);
    github.runs.push(runOf(5, shop.head, ended(50, 'test', 'failure', { log: long })));
    const [failure] = await failuresIn(shop);
    expect(new Set(failure?.log.split('\n'))).toEqual(new Set([line]));
  });

  it('its end however long its log is, without keeping all of it', async ({ github, shop }) => {
    const part = `${at}still working\n`.repeat(25_000);
    const sizes: number[] = [];
    function* parts() {
      for (let sent = 0; sent < 200 * 2 ** 20; sent += part.length) {
        sizes.push(process.memoryUsage().rss);
        yield part;
      }
      yield log.join('');
    }
    github.runs.push(runOf(5, shop.head, ended(50, 'test', 'failure', { log: parts })));
    const [failure] = await failuresIn(shop);
    expect(failure?.log).toContain('AssertionError: expected 1 to be 2');
    expect(failure?.log).not.toContain('still working');
    expect(sizes.length).toBeGreaterThan(150);
    expect(Math.max(...sizes) - (sizes[0] ?? 0)).toBeLessThan(150 * 2 ** 20);
  });

  it('no more than its name if the rest cannot be read', async ({ github, shop }) => {
    const { head } = shop;
    github.runs.push(runOf(5, head, ended(50, 'a', 'failure'), ended(51, 'b', 'failure')));
    github.checks.push({
      ...{ id: 3, sha: head, name: 'other', app: 'other-ci', status: 'completed' },
      ...{ conclusion: 'failure', annotations: [{ path: 'a.ts', line: 1, message: 'Wrong.' }] },
      ...{ title: '1 problem', summary: 'In\n`a.ts`.' },
    });
    const status = { context: 'status', state: 'failure', description: 'It is red.' } as const;
    github.statuses.push({ sha: head, ...status });
    const route = 'GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs';
    for (const location of ['file:///etc/passwd', 'http://127.0.0.1:1/'])
      github.fail(route, { status: 302, headers: { location } });
    const nothing = { steps: [], annotations: [], log: '' };
    expect(await failuresIn(shop)).toEqual([
      { ...nothing, name: 'b' },
      { ...nothing, name: 'a' },
      { ...nothing, name: 'other', annotations: ['a.ts:1: Wrong.'], says: '1 problem: In `a.ts`.' },
      { ...nothing, name: 'status', says: 'It is red.' },
    ]);
  });
});
