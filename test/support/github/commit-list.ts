import type { Routes } from '../stand-in.ts';
import { listed } from './comparison.ts';
import { historyOf } from './history.ts';
import { pageOf } from './paging.ts';
import type { Place } from './shapes.ts';
import type { GitStore } from './store.ts';

/** The route that lists the commits of a branch by their file and time, the newest first. */
export function commitRoutes(store: GitStore, place: () => Place): Routes {
  const blobAt = async (sha: string | undefined, path: string) =>
    sha && (await store.listFiles(sha)).find((file) => file.path === path)?.sha;
  return {
    'GET /repos/{owner}/{repo}/commits': async ({ query }) => {
      const head = await store.resolve(`refs/heads/${query.get('sha') ?? 'main'}`);
      const path = query.get('path');
      const [since, until] = ['since', 'until'].map((name) => Date.parse(query.get(name) ?? ''));
      const all = await Promise.all(
        (await historyOf(store, head ?? '')).map((sha) => listed(store, place(), sha)),
      );
      const found: typeof all = [];
      for (const one of all) {
        const time = Date.parse(one.commit.committer?.date ?? '');
        const isThen = !(time < (since ?? 0)) && !(time > (until ?? 0));
        const [parent] = one.parents.map(({ sha }) => sha);
        const isOf =
          path === null || (await blobAt(one.sha, path)) !== (await blobAt(parent, path));
        if (isThen && isOf) found.push(one);
      }
      return { status: 200, body: pageOf(query, found).map((one) => ({ ...one, author: null })) };
    },
  };
}
