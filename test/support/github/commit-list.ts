import type { Routes } from '../stand-in.ts';
import { listed } from './comparison.ts';
import { historyOf } from './history.ts';
import { pageOf } from './paging.ts';
import { type Place, userShape } from './shapes.ts';
import type { GitStore } from './store.ts';

/** Logins by the address that their commits have. */
export type Accounts = Map<string, string>;

/** The route that lists the commits of `main` that have an address, the newest first. */
export function commitRoutes(store: GitStore, place: () => Place, accounts: Accounts): Routes {
  return {
    'GET /repos/{owner}/{repo}/commits': async ({ query }) => {
      const shas = await historyOf(store, (await store.resolve('refs/heads/main')) ?? '');
      const all = await Promise.all(shas.map((sha) => listed(store, place(), sha)));
      const found = all.filter(({ commit }) => commit.author?.email === query.get('author'));
      const login = accounts.get(query.get('author') ?? '');
      const author = login === undefined ? null : userShape(place().origin, login);
      return { status: 200, body: pageOf(query, found).map((shape) => ({ ...shape, author })) };
    },
  };
}
