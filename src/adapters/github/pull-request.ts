import type { Publication, Published } from '../../agent/ports.ts';
import { isRefusal } from './answer.ts';
import type { Connection } from './connection.ts';

type PullRequest = Extract<Published, { kind: 'published' }>['pullRequest'];

/** The branch's one open pull request, with the newest title and body; opened when there is none. */
export async function openPullRequest(
  github: Connection,
  publication: Publication,
): Promise<PullRequest> {
  const open = await findOpen(github, publication.branch);
  if (open !== undefined) return update(github, publication, open);
  try {
    return await create(github, publication);
  } catch (error) {
    const rival = isRefusal(error, 422, /pull request already exists/i)
      ? await findOpen(github, publication.branch)
      : undefined;
    if (rival === undefined) throw error;
    return update(github, publication, rival);
  }
}

/** GitHub ignores a filter that it cannot read and lists everything, so the branch is compared again. */
async function findOpen({ rest, at }: Connection, branch: string): Promise<number | undefined> {
  const head = `${at.owner}:${branch}`;
  const { data } = await rest.pulls.list({ ...at, head, state: 'open' });
  return data.find((pull) => isOn(pull, branch, at))?.number;
}

/** Whether a pull request comes from this branch of the repository itself. */
export function isOn({ head }: Headed, branch: string, { owner, repo }: Connection['at']): boolean {
  const fullName = `${owner}/${repo}`.toLowerCase();
  return head.ref === branch && head.repo?.full_name.toLowerCase() === fullName;
}

interface Headed {
  readonly head: { readonly ref: string; readonly repo: { readonly full_name: string } | null };
}

async function create(
  { rest, at }: Connection,
  { branch, into, title, body }: Publication,
): Promise<PullRequest> {
  const { data } = await rest.pulls.create({ ...at, head: branch, base: into, title, body });
  return { number: data.number, url: data.html_url };
}

async function update(
  { rest, at }: Connection,
  { title, body }: Publication,
  number: number,
): Promise<PullRequest> {
  const { data } = await rest.pulls.update({ ...at, pull_number: number, title, body });
  return { number: data.number, url: data.html_url };
}
