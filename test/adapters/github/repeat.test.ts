import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/forge.ts';
import { hangingUp } from '../../support/faults.ts';
import { problem } from '../../support/github/problem.ts';
import { patchOf } from '../patch-of.ts';
import { branch, publicationOn, settingsOf, startShop } from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const people = { draft: true, labels: ['bug'], reviewers: ['ada'] };
const patch = patchOf(
  { path: 'src/cart.ts', before: 'export const total = 1;\n', after: 'export const total = 2;\n' },
  { path: 'src/new.ts', before: null, after: 'export {};\n' },
);

const inRepository = (route: string) => route.replace(' ', ' /repos/{owner}/{repo}');
const reads = [
  'GET /git/ref/{ref}',
  'GET /git/commits/{commit_sha}',
  'GET /git/trees/{tree_sha}',
  'GET /compare/{basehead}',
].map(inRepository);
const writes = ['POST /git/trees', 'POST /git/commits', 'POST /git/refs', 'POST /pulls'].map(
  inRepository,
);

describe.concurrent('publishing after a failure', () => {
  const failures = [...reads, ...writes].flatMap((route) =>
    [hangingUp, problem(403, 'Forbidden')].map((answer) => ({ route, answer })),
  );

  it.for(failures)(
    'completes what is missing: $route $answer.status',
    async ({ route, answer }, { expect }) => {
      await using github = await startShop();
      const publication = await publicationOn(github, { ...people, patch });
      const tip = await github.commitOn('main', { 'docs/a.md': 'a\n' }, 'Mine');
      github.fail(route, answer);
      const forge = githubForge(settingsOf(github));
      await expect(forge.publish(publication)).rejects.toThrow();
      const published = await forge.publish(publication);
      expect(published).toMatchObject({ kind: 'published', pullRequest: { number: 1 }, notes: [] });
      expect(await github.commitOf(`${branch}~1`)).toBe(tip);
      expect((await github.tree(branch)).get('src/new.ts')).toBe('export {};\n');
      expect(github.pulls).toMatchObject([{ draft: true, labels: ['bug'], reviewers: ['ada'] }]);
      expect(github.violations).toEqual([]);
    },
  );

  it.for(writes)(
    'duplicates nothing if only the answer was lost: %s',
    async (route, { expect }) => {
      await using github = await startShop();
      const publication = await publicationOn(github, { ...people, patch });
      const twin = githubForge(settingsOf(github));
      github.fail(route, {
        status: 0,
        fault: (response) => {
          void twin.publish(publication).then(() => response.destroy());
        },
      });
      const forge = githubForge(settingsOf(github));
      await expect(forge.publish(publication)).rejects.toThrow('cannot be reached');
      const published = await forge.publish(publication);
      expect(published).toMatchObject({ kind: 'published', pullRequest: { number: 1 }, notes: [] });
      expect(await github.branches()).toEqual([branch, 'main']);
      expect(github.pulls).toHaveLength(1);
      expect(github.violations).toEqual([]);
    },
  );
});
