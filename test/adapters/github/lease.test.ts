import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/forge.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { hangingUp } from '../../support/faults.ts';
import type { GitHubStandIn } from '../../support/github/github.ts';
import { problem } from '../../support/github/problem.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { settingsOf, startShop } from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const key = keyOf('APP-17');
const now = new Date('2026-11-21T10:00:00Z');
const later = '2026-11-21T11:00:00Z';
const holdOf = (run: string, until = later) => ({ run, until });
const over = holdOf('crashed', '2026-11-21T09:59:59Z');

const createRef = 'POST /repos/{owner}/{repo}/git/refs';
const updateRef = 'PATCH /repos/{owner}/{repo}/git/refs/{ref}';
const deleteRef = 'DELETE /repos/{owner}/{repo}/git/refs/{ref}';
const theRef = 'refs/jira-bug-fix/APP-17';

/** A run of its own, with a connection of its own. */
async function runOn(github: GitHubStandIn) {
  const forge = githubForge(settingsOf(github));
  const base = await github.commitOf('main');
  return {
    take: (hold: ReturnType<typeof holdOf>) => forge.lease(key, hold, base, now),
    release: (hold: ReturnType<typeof holdOf>) => forge.release(key, hold),
  };
}

/** Lets `count` runs take the ticket at once; resolves to what each was told, in the order of its runs. */
async function takeAtOnce(github: GitHubStandIn, count: number): Promise<string[]> {
  const runs = await Promise.all(Array.from({ length: count }, () => runOn(github)));
  const told = await Promise.all(runs.map(({ take }, index) => take(holdOf(`run ${index}`))));
  return told.map(({ run }) => run);
}

const writesOf = (github: GitHubStandIn) =>
  github.requests.filter(({ method }) => method !== 'GET').length;

describe.concurrent('taking a ticket', () => {
  it('leaves one ref that is no branch, on a commit that changes nothing', async ({ expect }) => {
    await using github = await startShop();
    const { take } = await runOn(github);
    expect(await take(holdOf('mine'))).toEqual(holdOf('mine'));
    expect(await github.refs()).toEqual(['refs/heads/main', theRef]);
    expect(await github.commitOf(`${theRef}~1`)).toBe(await github.commitOf('main'));
    expect(await github.diff('main', theRef)).toBe('');
    expect(await github.commitMessage(theRef)).toMatch(/^Lease on APP-17\n\n\{.*\}$/);
    expect(github.violations).toEqual([]);
  });

  it.for([1, 2, 3, 4])('gives it to one of those that ask at once (%#)', async (_, { expect }) => {
    await using github = await startShop();
    const told = await takeAtOnce(github, 4);
    expect(new Set(told).size).toBe(1);
    expect(await github.commitMessage(theRef)).toContain(told[0]);
    expect(github.violations).toEqual([]);
  });

  it('tells the hold of the run that has it, and writes nothing', async ({ expect }) => {
    await using github = await startShop();
    await (await runOn(github)).take(holdOf('first'));
    const before = writesOf(github);
    expect(await (await runOn(github)).take(holdOf('second'))).toEqual(holdOf('first'));
    expect(writesOf(github)).toBe(before);
  });

  it('keeps the tickets apart', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const base = await github.commitOf('main');
    await forge.lease(keyOf('APP-1'), holdOf('first'), base, now);
    expect(await forge.lease(key, holdOf('second'), base, now)).toEqual(holdOf('second'));
  });

  it('names a base that was never pushed', async ({ expect }) => {
    await using github = await startShop();
    const taken = githubForge(settingsOf(github)).lease(key, holdOf('mine'), 'a'.repeat(40), now);
    await expect(taken).rejects.toThrow(UserError);
    await expect(taken).rejects.toThrow(`GitHub does not know the commit ${'a'.repeat(40)}`);
    expect(await github.refs()).toEqual(['refs/heads/main']);
  });

  it('passes on what is wrong with the token', async ({ expect }) => {
    await using github = await startShop();
    github.fail(createRef, problem(403, 'Resource not accessible by integration'));
    const { take } = await runOn(github);
    await expect(take(holdOf('mine'))).rejects.toThrow('`permissions: contents: write');
  });

  it('gives up on a ref that never becomes clear', async ({ expect }) => {
    await using github = await startShop();
    github.fail(createRef, problem(422, 'Reference already exists'), 100);
    const { take } = await runOn(github);
    await expect(take(holdOf('mine'))).rejects.toThrow('Reference already exists');
    expect(writesOf(github)).toBeLessThanOrEqual(10);
  });
});

describe.concurrent('a hold that is over', () => {
  it('is replaced', async ({ expect }) => {
    await using github = await startShop();
    await (await runOn(github)).take(over);
    expect(await (await runOn(github)).take(holdOf('mine'))).toEqual(holdOf('mine'));
    expect(await (await runOn(github)).take(holdOf('late'))).toEqual(holdOf('mine'));
    expect(github.violations).toEqual([]);
  });

  it.for([1, 2, 3, 4])(
    'is replaced by one of those that ask at once (%#)',
    async (_, { expect }) => {
      await using github = await startShop();
      await (await runOn(github)).take(over);
      const told = await takeAtOnce(github, 4);
      expect(new Set(told).size).toBe(1);
      expect(await github.commitMessage(theRef)).toContain(told[0]);
      expect(github.violations).toEqual([]);
    },
  );

  it('is renewed by the run that had it', async ({ expect }) => {
    await using github = await startShop();
    const { take } = await runOn(github);
    await take(over);
    expect(await take(holdOf(over.run))).toEqual(holdOf(over.run));
    expect(await (await runOn(github)).take(holdOf('other'))).toEqual(holdOf(over.run));
  });

  it.for(['nothing', '{"run":"a"}', '{"run":"a","until":"soon"}', '[]'])(
    'is what a commit says that cannot be read: %s',
    async (message, { expect }) => {
      await using github = await startShop();
      const headers = { authorization: 'token token-of-the-tests' };
      const sha = await github.commitOn('scratch', { 'a.txt': 'a' }, message);
      const body = JSON.stringify({ ref: theRef, sha });
      const url = `${github.url}/repos/acme/shop/git/refs`;
      expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(201);
      const { take } = await runOn(github);
      expect(await take(holdOf('mine'))).toEqual(holdOf('mine'));
    },
  );

  it('can be given back at the moment when it is taken', async ({ expect }) => {
    await using github = await startShop();
    const owner = await runOn(github);
    await owner.take(over);
    github.fail(updateRef, {
      status: 0,
      fault: (response) => {
        const { status, body } = problem(422, 'Reference does not exist');
        const answer = () => response.writeHead(status).end(JSON.stringify(body));
        void owner.release(over).then(answer);
      },
    });
    expect(await (await runOn(github)).take(holdOf('mine'))).toEqual(holdOf('mine'));
    expect(await github.refs()).toContain(theRef);
  });
});

describe.concurrent('a lost answer', () => {
  it('leaves a hold that the same run finds again', async ({ expect }) => {
    await using github = await startShop();
    const { take } = await runOn(github);
    await take(holdOf('mine'));
    const before = writesOf(github);
    expect(await take(holdOf('mine'))).toEqual(holdOf('mine'));
    expect(writesOf(github)).toBe(before);
  });

  it.for([createRef, updateRef])(
    'is found out by another look, whether the write came through or not: %s',
    async (route, { expect }) => {
      await using github = await startShop();
      const { take } = await runOn(github);
      const again = await runOn(github);
      if (route === updateRef) await take(over);
      github.fail(route, {
        status: 0,
        fault: (response) => {
          void again.take(holdOf('mine')).then(() => response.destroy());
        },
      });
      expect(await take(holdOf('mine'))).toEqual(holdOf('mine'));
      await take(holdOf('mine'));
      await again.release(holdOf('mine'));
      if (route === updateRef) await take(over);
      github.fail(route, hangingUp);
      expect(await take(holdOf('mine'))).toEqual(holdOf('mine'));
      expect(await (await runOn(github)).take(holdOf('rival'))).toEqual(holdOf('mine'));
    },
  );
});

describe.concurrent('giving a ticket back', () => {
  it('leaves no ref, and the next run can take it', async ({ expect }) => {
    await using github = await startShop();
    const { take, release } = await runOn(github);
    await take(holdOf('mine'));
    await release(holdOf('mine'));
    expect(await github.refs()).toEqual(['refs/heads/main']);
    await release(holdOf('mine'));
    expect(await (await runOn(github)).take(holdOf('next'))).toEqual(holdOf('next'));
    expect(github.violations).toEqual([]);
  });

  it('does nothing to the hold of another run', async ({ expect }) => {
    await using github = await startShop();
    const { take, release } = await runOn(github);
    await take(holdOf('mine'));
    await release(holdOf('theirs'));
    expect(await github.refs()).toContain(theRef);
  });

  it.for([problem(422, 'Reference does not exist'), problem(404, 'Not Found')])(
    'is content when the ref goes at the same time (%#)',
    async (answer, { expect }) => {
      await using github = await startShop();
      const { take, release } = await runOn(github);
      await take(holdOf('mine'));
      github.fail(deleteRef, answer);
      await expect(release(holdOf('mine'))).resolves.toBeUndefined();
      github.fail(deleteRef, problem(502, 'Server Error'));
      await expect(release(holdOf('mine'))).rejects.toThrow('GitHub answered 502');
      await Promise.all([release(holdOf('mine')), release(holdOf('mine'))]);
      expect(await github.refs()).toEqual(['refs/heads/main']);
    },
  );
});
