import type { Reviews } from '../../agent/ports.ts';
import type { Remark } from '../../core/tickets/index.ts';
import { found } from './answer.ts';
import { type Connection, connect, type GitHubSettings } from './connection.ts';
import { explain } from './explanation.ts';
import { isOn } from './pull-request.ts';

/** Remarks on a page, and pages that are asked for at most. */
const pageSize = 100;
const mostPages = 3;

/** What people say of pull requests on GitHub. */
export function githubReviews(settings: GitHubSettings): Reviews {
  const github = connect(settings);
  const explained = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw explain(error, settings);
    }
  };
  return {
    pull: (number) => explained(findPull(github, number)),
    mayWrite: (login) => explained(mayWrite(github, login)),
    remarks: (pull, review) => explained(listRemarks(github, pull, review)),
  };
}

async function findPull({ rest, at }: Connection, pull_number: number) {
  const pull = (await found(rest.pulls.get({ ...at, pull_number })))?.data;
  if (pull?.state !== 'open' || !isOn(pull, pull.head.ref, at)) return undefined;
  return { branch: pull.head.ref, into: pull.base.ref };
}

/** `permission` knows three words, in which a role of the organisation's own counts as what it builds on. */
async function mayWrite({ rest, at }: Connection, username: string): Promise<boolean> {
  const answer = await found(rest.repos.getCollaboratorPermissionLevel({ ...at, username }));
  const { permission = 'none', role_name: role = 'none' } = answer?.data ?? {};
  return [permission, role].some((right) => /^(?:admin|maintain|write)$/.test(right));
}

async function listRemarks(
  { rest, at }: Connection,
  pull_number: number,
  review_id: number,
): Promise<readonly Remark[]> {
  const which = { ...at, pull_number, review_id, per_page: pageSize };
  const remarks: Remark[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data } = await rest.pulls.listCommentsForReview({ ...which, page });
    remarks.push(...data.map(remarkOf));
    if (data.length < pageSize) break;
  }
  return remarks;
}

interface Commented {
  readonly path: string;
  readonly body: string;
  readonly diff_hunk?: string;
  readonly line?: number | null;
  readonly side?: 'LEFT' | 'RIGHT';
  readonly subject_type?: 'line' | 'file';
}

function remarkOf({ path, body, ...place }: Commented): Remark {
  if (place.subject_type === 'file') return { path, text: body };
  const hunk = place.diff_hunk ?? '';
  const line = place.side === 'LEFT' ? undefined : (place.line ?? lastLine(hunk));
  return { path, text: body, ...(line && { line }), ...(hunk && { hunk }) };
}

/** The line that a hunk ends in, for GitHub does not always say it; none where that line was removed. */
function lastLine(hunk: string): number | undefined {
  const [head = '', ...lines] = hunk.trimEnd().split('\n');
  const [, start] = /^@@ -\S+ \+(\d+)(?:,\d+)? @@/.exec(head) ?? [];
  if (start === undefined || lines.at(-1)?.startsWith('-')) return undefined;
  const kept = lines.filter((line) => !/^[-\\]/.test(line)).length;
  return kept === 0 ? undefined : Number(start) + kept - 1;
}
