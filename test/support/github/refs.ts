import { z } from 'zod';
import type { Answer, Exchange, Routes } from '../stand-in.ts';
import { isBefore } from './history.ts';
import { notFound, problem } from './problem.ts';
import { type AskedMove, type BranchRule, refuseMove } from './rules.ts';
import { type Place, refShape } from './shapes.ts';
import type { GitStore } from './store.ts';

/** Routes for branches and other refs. */
export function refRoutes(
  store: GitStore,
  place: () => Place,
  rules: readonly BranchRule[],
): Routes {
  const guarded =
    (moveOf: (exchange: Exchange) => AskedMove, perform: (exchange: Exchange) => Promise<Answer>) =>
    async (exchange: Exchange) => {
      const move = moveOf(exchange);
      const from = await store.resolve(move.ref);
      return (await refuseMove(store, rules, { ...move, from })) ?? perform(exchange);
    };
  const created = ({ body }: Exchange) => {
    const { ref, sha } = newRef.parse(body);
    return { ref, to: sha };
  };
  const moved = ({ params, body }: Exchange) => ({
    ref: `refs/${params.ref}`,
    to: movedRef.parse(body).sha,
  });
  return {
    'GET /repos/{owner}/{repo}/git/matching-refs/{ref}': async ({ params }) => {
      const listed = await store.listRefs('refs');
      const matching = listed.filter(({ name }) => name.startsWith(`refs/${params.ref}`));
      return { status: 200, body: matching.map(({ name, sha }) => refShape(place(), name, sha)) };
    },
    'GET /repos/{owner}/{repo}/git/ref/{ref}': async ({ params }) => {
      const ref = `refs/${params.ref}`;
      const sha = await store.resolve(ref);
      return sha ? { status: 200, body: refShape(place(), ref, sha) } : notFound;
    },
    'POST /repos/{owner}/{repo}/git/refs': guarded(created, (exchange) =>
      createRef(store, place(), exchange),
    ),
    'PATCH /repos/{owner}/{repo}/git/refs/{ref}': guarded(moved, (exchange) =>
      updateRef(store, place(), exchange),
    ),
    'DELETE /repos/{owner}/{repo}/git/refs/{ref}': guarded(
      ({ params }) => ({ ref: `refs/${params.ref}` }),
      (exchange) => deleteRef(store, exchange),
    ),
  };
}

const alreadyExists = 'Reference already exists';
const newRef = z.object({ ref: z.string(), sha: z.string() });

async function createRef(store: GitStore, place: Place, { body }: Exchange): Promise<Answer> {
  const { ref, sha } = newRef.parse(body);
  if (!/^refs\/[^/]+\/./.test(ref)) {
    return problem(422, 'Reference name must start with refs/ and have at least two slashes');
  }
  if (await store.resolve(ref)) return problem(422, alreadyExists);
  if (!(await store.resolve(sha))) return problem(422, 'Object does not exist');
  if (!(await store.moveRef(ref, { from: null, to: sha }))) {
    return problem(422, (await store.resolve(ref)) ? alreadyExists : 'Reference update failed');
  }
  return { status: 201, body: refShape(place, ref, sha) };
}

const movedRef = z.object({ sha: z.string(), force: z.boolean().default(false) });

/** Repeats itself if a concurrent update came first. */
async function updateRef(
  store: GitStore,
  place: Place,
  { body, params }: Pick<Exchange, 'body' | 'params'>,
): Promise<Answer> {
  const { sha, force } = movedRef.parse(body);
  const ref = `refs/${params.ref}`;
  const current = await store.resolve(ref);
  if (!current) return problem(422, 'Reference does not exist');
  if (!(await store.resolve(sha))) return problem(422, 'Object does not exist');
  if (!force && !(await isBefore(store, current, sha)))
    return problem(422, 'Update is not a fast forward');
  return (await store.moveRef(ref, { from: current, to: sha }))
    ? { status: 200, body: refShape(place, ref, sha) }
    : updateRef(store, place, { body, params });
}

async function deleteRef(store: GitStore, { params }: Exchange): Promise<Answer> {
  const ref = `refs/${params.ref}`;
  if (!(await store.resolve(ref))) return problem(422, 'Reference does not exist');
  await store.moveRef(ref, {});
  return { status: 204 };
}
