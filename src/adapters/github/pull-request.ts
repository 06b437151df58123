import type { Publication } from '../../agent/ports.ts';
import { isRefusal } from './answer.ts';
import type { Connection } from './connection.ts';
import { turnDraft } from './draft.ts';

/** The branch's pull request as it now is. */
export interface Opened {
  readonly number: number;
  readonly url: string;
  readonly isNew: boolean;
  /** Names of the labels that it has. */
  readonly labels: readonly string[];
  /** Why it is a draft, or is none, against what was wanted. */
  readonly notes: readonly string[];
}

/**
 * The branch's one open pull request, with the newest title and body; opened when there is none. A
 * branch that was just made has none, so nobody is asked.
 */
export async function openPullRequest(
  github: Connection,
  publication: Publication,
  isNewBranch: boolean,
): Promise<Opened> {
  const open = isNewBranch ? undefined : await findOpen(github, publication.branch);
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

/** Repositories without drafts get it as one that is ready. */
async function create(github: Connection, publication: Publication): Promise<Opened> {
  const { rest, at } = github;
  const { branch, into, title, body } = publication;
  const request = { ...at, head: branch, base: into, title, body };
  try {
    const { data } = await rest.pulls.create({ ...request, draft: publication.draft });
    return openedAs(data, true);
  } catch (error) {
    const hasNoDrafts = isRefusal(error, 422, /draft pull requests? (?:is|are) not supported/i);
    if (!publication.draft || !hasNoDrafts) throw error;
  }
  const { data } = await rest.pulls.create(request);
  return openedAs(data, true, [
    'The pull request is no draft, because GitHub has no drafts in this repository.',
  ]);
}

async function update(
  github: Connection,
  { title, body, draft }: Publication,
  number: number,
): Promise<Opened> {
  const { rest, at } = github;
  const { data } = await rest.pulls.update({ ...at, pull_number: number, title, body });
  const isDraft = data.draft ?? false;
  return openedAs(
    data,
    false,
    isDraft === draft ? [] : await turnDraft(github, data.node_id, draft),
  );
}

type Answered = Awaited<ReturnType<Connection['rest']['pulls']['create']>>['data'];

function openedAs(
  { number, html_url: url, labels }: Pick<Answered, 'number' | 'html_url' | 'labels'>,
  isNew: boolean,
  notes: readonly string[] = [],
): Opened {
  return { number, url, isNew, labels: labels.map(({ name }) => name), notes };
}
