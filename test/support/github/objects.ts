import { z } from 'zod';
import type { Answer, Exchange, Routes } from '../stand-in.ts';
import { isoDate, type Person } from './git-commit.ts';
import type { TreeEntry } from './object-database.ts';
import { notFound, problem } from './problem.ts';
import { apiRoot, blobShape, commitShape, type Place, treeShape } from './shapes.ts';
import type { GitStore } from './store.ts';

/** Routes for blobs, trees and commits. */
export function objectRoutes(store: GitStore, place: () => Place): Routes {
  return {
    'POST /repos/{owner}/{repo}/git/blobs': (exchange) => createBlob(store, place(), exchange),
    'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': async ({ params }) => {
      const sha = params.file_sha ?? '';
      if ((await store.typeOf(sha)) !== 'blob') return notFound;
      return { status: 200, body: blobShape(place(), sha, await store.readBlob(sha)) };
    },
    'POST /repos/{owner}/{repo}/git/trees': (exchange) => createTree(store, place(), exchange),
    'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': async ({ params }) => {
      const sha = params.tree_sha ?? '';
      const isTree = (await store.typeOf(sha)) === 'tree';
      return isTree
        ? { status: 200, body: treeShape(place(), sha, await store.list(sha)) }
        : notFound;
    },
    'POST /repos/{owner}/{repo}/git/commits': (exchange) => createCommit(store, place(), exchange),
    'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': async ({ params }) => {
      const sha = params.commit_sha ?? '';
      const commit = await store.readCommit(sha);
      return commit ? { status: 200, body: commitShape(place(), sha, commit) } : notFound;
    },
  };
}

const blobBody = z.object({
  content: z.string(),
  encoding: z.enum(['utf-8', 'base64']).default('utf-8'),
});

async function createBlob(store: GitStore, place: Place, { body }: Exchange): Promise<Answer> {
  const { content, encoding } = blobBody.parse(body);
  const sha = await store.writeBlob(
    Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'),
  );
  return { status: 201, body: { sha, url: `${apiRoot(place)}/git/blobs/${sha}` } };
}

const treeBody = z.object({
  base_tree: z.string().optional(),
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.enum(['100644', '100755', '120000', '160000']),
      type: z.enum(['blob', 'commit']).optional(),
      sha: z.string().nullish(),
      content: z.string().optional(),
    }),
  ),
});

type NewEntry = z.infer<typeof treeBody>['tree'][number];

async function createTree(store: GitStore, place: Place, { body }: Exchange): Promise<Answer> {
  const { base_tree: base, tree } = treeBody.parse(body);
  if (base !== undefined && (await store.typeOf(base)) === undefined) {
    return problem(422, 'base_tree is not a valid tree oid');
  }
  const old = base === undefined ? [] : await store.listFiles(base);
  for (const { path, sha, content } of tree) {
    if (path.startsWith('/')) return problem(422, 'tree.path cannot start with a slash');
    if (path.split('/').some((part) => ['', '.', '..', '.git'].includes(part))) {
      return problem(422, 'tree.path contains a malformed path component');
    }
    if ((sha === undefined) === (content === undefined)) {
      return problem(422, 'Must supply either tree.sha or tree.content');
    }
    if (sha === null && !old.some((file) => file.path === path && file.type === 'blob')) {
      return problem(422, 'GitRPC::BadObjectState');
    }
  }
  const entries = await Promise.all(tree.map((entry) => storeEntry(store, entry)));
  const sha = await store.writeTree(base, entries);
  return { status: 201, body: treeShape(place, sha, await store.list(sha)) };
}

async function storeEntry(
  store: GitStore,
  { path, mode, sha, content }: NewEntry,
): Promise<TreeEntry> {
  return {
    path,
    mode,
    sha: content === undefined ? (sha ?? null) : await store.writeBlob(content),
  };
}

const person = z.object({ name: z.string(), email: z.string(), date: z.string().optional() });
const commitBody = z.object({
  message: z.string(),
  tree: z.string(),
  parents: z.array(z.string()).default([]),
  author: person.optional(),
  committer: person.optional(),
});

async function createCommit(store: GitStore, place: Place, { body }: Exchange): Promise<Answer> {
  const { message, tree, parents, author, committer } = commitBody.parse(body);
  if ((await store.typeOf(tree)) !== 'tree') {
    return problem(422, 'Tree SHA does not exist');
  }
  const kinds = await Promise.all(parents.map((parent) => store.typeOf(parent)));
  if (kinds.some((kind) => kind !== 'commit')) {
    return problem(422, 'Parent SHA does not exist or is not a commit object');
  }
  const commit = {
    ...{ message, tree, parents },
    author: signatureOf(author),
    committer: signatureOf(committer ?? author),
  };
  const sha = await store.writeCommit(commit);
  return { status: 201, body: commitShape(place, sha, commit) };
}

/** Signs as the token's own account by default. */
function signatureOf({ name, email, date }: z.infer<typeof person> = bot): Person {
  return { name, email, date: date ?? isoDate(new Date()) };
}

const bot = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
};
