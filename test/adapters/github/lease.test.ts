import { describe, expect } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import { hangingUp } from '../../support/faults.ts';
import type { GitHubStandIn } from '../../support/github/github.ts';
import { problem } from '../../support/github/problem.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { it, settingsOf } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const key = keyOf('APP-17');
const now = new Date('2026-11-21T10:00:00Z');
const later = '2026-11-21T11:00:00Z';
const leaseOf = (run: string, until = later) => ({ run, until });
const expired = leaseOf('crashed', '2026-11-21T09:59:59Z');
const createRef = 'POST /repos/{owner}/{repo}/git/refs';
const updateRef = 'PATCH /repos/{owner}/{repo}/git/refs/{ref}';
const deleteRef = 'DELETE /repos/{owner}/{repo}/git/refs/{ref}';
const theRef = 'refs/jira-bug-fix/APP-17';

/** A run with its own connection. */
async function runOn(github: GitHubStandIn, ownRun?: { id: number; attempt: number }) {
  const forge = githubForge({ ...settingsOf(github), ownRun });
  const base = await github.commitOf('main');
  return {
    take: (lease: ReturnType<typeof leaseOf>) => forge.lease(key, lease, base, now),
    release: (lease: ReturnType<typeof leaseOf>) => forge.release(key, lease),
    isLeased: () => forge.isLeased(key, now),
  };
}

/** Lets `count` runs take the lease at once; resolves to the owner that each run is told. */
async function takeAtOnce(github: GitHubStandIn, count: number): Promise<string[]> {
  const runs = await Promise.all(Array.from({ length: count }, () => runOn(github)));
  const leases = await Promise.all(runs.map(({ take }, index) => take(leaseOf(`run ${index}`))));
  return leases.map(({ run }) => run);
}

const writesOf = (github: GitHubStandIn) =>
  github.requests.filter(({ method }) => method !== 'GET').length;

describe.concurrent('taking a lease', () => {
  it('creates a ref outside refs/heads, on a commit that changes nothing', async ({ github }) => {
    const { take } = await runOn(github);
    expect(await take(leaseOf('mine'))).toEqual(leaseOf('mine'));
    expect(await github.refs()).toEqual(['refs/heads/main', theRef]);
    expect(await github.commitOf(`${theRef}~1`)).toBe(await github.commitOf('main'));
    expect(await github.diff('main', theRef)).toBe('');
    expect(await github.commitMessage(theRef)).toMatch(/^Lease on APP-17\n\n\{.*\}$/);
  });

  it.for([1, 2, 3, 4])('succeeds for one of several parallel runs (%#)', async (_, { github }) => {
    const owners = await takeAtOnce(github, 4);
    expect(new Set(owners).size).toBe(1);
    expect(await github.commitMessage(theRef)).toContain(owners[0]);
  });

  it('returns the lease of another run, and writes nothing', async ({ github }) => {
    await (await runOn(github)).take(leaseOf('first'));
    const before = writesOf(github);
    expect(await (await runOn(github)).take(leaseOf('second'))).toEqual(leaseOf('first'));
    expect(writesOf(github)).toBe(before);
  });

  it('is possible for several tickets', async ({ github, forge }) => {
    const base = await github.commitOf('main');
    await forge.lease(keyOf('APP-1'), leaseOf('first'), base, now);
    expect(await forge.lease(key, leaseOf('second'), base, now)).toEqual(leaseOf('second'));
  });

  it('names a base that was never pushed', async ({ github, forge }) => {
    const taken = forge.lease(key, leaseOf('mine'), 'a'.repeat(40), now);
    await expect(taken).rejects.toThrow(UserError);
    await expect(taken).rejects.toThrow(`GitHub does not know the commit ${'a'.repeat(40)}`);
    expect(await github.refs()).toEqual(['refs/heads/main']);
  });

  it('names missing permissions of the token', async ({ github }) => {
    github.fail(createRef, problem(403, 'Resource not accessible by integration'));
    const { take } = await runOn(github);
    await expect(take(leaseOf('mine'))).rejects.toThrow('`permissions: contents: write');
  });

  it('gives up if the ref stays unclear', async ({ github }) => {
    github.fail(createRef, problem(422, 'Reference already exists'), 100);
    const { take } = await runOn(github);
    await expect(take(leaseOf('mine'))).rejects.toThrow('Reference already exists');
    expect(writesOf(github)).toBeLessThanOrEqual(10);
  });
});

describe.concurrent('an expired lease', () => {
  it('is replaced', async ({ github }) => {
    await (await runOn(github)).take(expired);
    expect(await (await runOn(github)).take(leaseOf('mine'))).toEqual(leaseOf('mine'));
    expect(await (await runOn(github)).take(leaseOf('late'))).toEqual(leaseOf('mine'));
  });

  it.for([1, 2, 3, 4])(
    'is replaced by one of several parallel runs (%#)',
    async (_, { github }) => {
      await (await runOn(github)).take(expired);
      const owners = await takeAtOnce(github, 4);
      expect(new Set(owners).size).toBe(1);
      expect(await github.commitMessage(theRef)).toContain(owners[0]);
    },
  );

  it('is renewed by its own run', async ({ github }) => {
    const { take } = await runOn(github);
    await take(expired);
    expect(await take(leaseOf(expired.run))).toEqual(leaseOf(expired.run));
    expect(await (await runOn(github)).take(leaseOf('other'))).toEqual(leaseOf(expired.run));
  });

  it.for(['nothing', '{"run":"a"}', '{"run":"a","until":"soon"}', '[]'])(
    'is assumed if the commit message cannot be read: %s',
    async (message, { github }) => {
      const headers = { authorization: 'token token-of-the-tests' };
      const sha = await github.commitOn('scratch', { 'a.txt': 'a' }, message);
      const body = JSON.stringify({ ref: theRef, sha });
      const url = `${github.url}/repos/acme/shop/git/refs`;
      expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(201);
      const { take } = await runOn(github);
      expect(await take(leaseOf('mine'))).toEqual(leaseOf('mine'));
    },
  );

  it('can be released while another run takes it', async ({ github }) => {
    const owner = await runOn(github);
    await owner.take(expired);
    github.fail(updateRef, {
      status: 0,
      fault: (response) => {
        const { status, body } = problem(422, 'Reference does not exist');
        const answer = () => response.writeHead(status).end(JSON.stringify(body));
        void owner.release(expired).then(answer);
      },
    });
    expect(await (await runOn(github)).take(leaseOf('mine'))).toEqual(leaseOf('mine'));
    expect(await github.refs()).toContain(theRef);
  });
});

describe.concurrent('the lease of a run that GitHub knows', () => {
  const [first, second] = [leaseOf('41/fix'), leaseOf('42/fix')];
  const read = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  const going = { status: 'in_progress', conclusion: null, jobs: [] } as const;
  const over = { status: 'completed', conclusion: 'failure', jobs: [] } as const;
  const run = (id: number, ...attempts: (typeof going | typeof over)[]) => ({
    ...{ id, title: 'APP-17', attempts },
  });
  const own = run(42, going);

  it.for([
    ['goes on', [run(41, going), own], first],
    ['has ended', [run(41, over), own], second],
    ['has begun again', [run(41, over, going), own], second],
    ['is deleted', [own], second],
    ['is none that the token may read', [], first],
  ] as const)('of one that %s', async ([, runs, holder], { github }) => {
    await (await runOn(github, { id: 41, attempt: 1 })).take(first);
    github.runs.push(...runs);
    const { take, isLeased } = await runOn(github, { id: 42, attempt: 1 });
    expect(await isLeased()).toBe(holder === first);
    expect(await take(second)).toMatchObject(holder);
    expect(await isLeased()).toBe(true);
  });

  it('is taken by the next attempt of the run, and kept by the same', async ({ github }) => {
    await (await runOn(github, { id: 41, attempt: 1 })).take(first);
    const longer = leaseOf(first.run, '2026-11-21T12:00:00Z');
    expect(await (await runOn(github, { id: 41, attempt: 1 })).take(longer)).toMatchObject(first);
    expect(await (await runOn(github, { id: 41, attempt: 2 })).take(longer)).toEqual(longer);
  });

  it('is taken by one of several parallel runs', async ({ github }) => {
    await (await runOn(github, { id: 41, attempt: 1 })).take(first);
    github.runs.push(run(41, over));
    expect(new Set(await takeAtOnce(github, 4)).size).toBe(1);
    expect(await github.commitMessage(theRef)).not.toContain(first.run);
  });

  it.for([problem(403, 'Resource not accessible by integration'), problem(502, 'Bad Gateway')])(
    'stands if the run cannot be read (%#)',
    async (answer, { github }) => {
      await (await runOn(github, { id: 41, attempt: 1 })).take(first);
      github.runs.push(run(41, over), own);
      github.fail(read, answer, 100);
      expect(await (await runOn(github, { id: 42, attempt: 1 })).take(second)).toMatchObject(first);
    },
  );
});

describe.concurrent('a lost answer', () => {
  it('leaves a lease that the same run finds again', async ({ github }) => {
    const { take } = await runOn(github);
    await take(leaseOf('mine'));
    const before = writesOf(github);
    expect(await take(leaseOf('mine'))).toEqual(leaseOf('mine'));
    expect(writesOf(github)).toBe(before);
  });

  it.for([createRef, updateRef])(
    'is resolved by another look, whether the write succeeded or not: %s',
    async (route, { github }) => {
      const { take } = await runOn(github);
      const again = await runOn(github);
      if (route === updateRef) await take(expired);
      github.fail(route, {
        status: 0,
        fault: (response) => {
          void again.take(leaseOf('mine')).then(() => response.destroy());
        },
      });
      expect(await take(leaseOf('mine'))).toEqual(leaseOf('mine'));
      await take(leaseOf('mine'));
      await again.release(leaseOf('mine'));
      if (route === updateRef) await take(expired);
      github.fail(route, hangingUp);
      expect(await take(leaseOf('mine'))).toEqual(leaseOf('mine'));
      expect(await (await runOn(github)).take(leaseOf('rival'))).toEqual(leaseOf('mine'));
    },
  );
});

describe.concurrent('releasing a lease', () => {
  it('leaves no ref, so that the next run can take it', async ({ github }) => {
    const { take, release } = await runOn(github);
    await take(leaseOf('mine'));
    await release(leaseOf('mine'));
    expect(await github.refs()).toEqual(['refs/heads/main']);
    await release(leaseOf('mine'));
    expect(await (await runOn(github)).take(leaseOf('next'))).toEqual(leaseOf('next'));
  });

  it('does not touch the lease of another run', async ({ github }) => {
    const { take, release } = await runOn(github);
    await take(leaseOf('mine'));
    await release(leaseOf('theirs'));
    expect(await github.refs()).toContain(theRef);
  });

  it.for([problem(422, 'Reference does not exist'), problem(404, 'Not Found')])(
    'succeeds if the ref is deleted at the same time (%#)',
    async (answer, { github }) => {
      const { take, release } = await runOn(github);
      await take(leaseOf('mine'));
      github.fail(deleteRef, answer);
      await expect(release(leaseOf('mine'))).resolves.toBeUndefined();
      github.fail(deleteRef, problem(502, 'Server Error'), 6);
      await expect(release(leaseOf('mine'))).rejects.toThrow('GitHub answered 502');
      await Promise.all([release(leaseOf('mine')), release(leaseOf('mine'))]);
      expect(await github.refs()).toEqual(['refs/heads/main']);
    },
  );
});
