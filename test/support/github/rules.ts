import type { Endpoints } from '@octokit/types';
import type { Answer, Routes } from '../stand-in.ts';
import { isBefore, newCommits } from './history.ts';
import { notFound, problem } from './problem.ts';
import type { GitStore } from './store.ts';

type PatternType =
  | 'branch_name_pattern'
  | 'commit_message_pattern'
  | 'commit_author_email_pattern'
  | 'committer_email_pattern';

/** A rule of a repository. */
export interface BranchRule {
  readonly type:
    | 'creation'
    | 'update'
    | 'deletion'
    | 'non_fast_forward'
    | 'required_linear_history'
    | 'required_signatures'
    | 'required_status_checks'
    | PatternType;
  /** Of the types with a pattern. */
  readonly parameters?: {
    readonly operator: 'starts_with' | 'ends_with' | 'contains' | 'regex';
    readonly pattern: string;
    readonly negate?: boolean;
  };
  /** The branches that it is for; all of them by default. */
  readonly on?: RegExp;
  /** Whether the owner of the token may bypass it. */
  readonly isBypassed?: boolean;
}

export const ruleRoutes = {
  ofBranch: 'GET /repos/{owner}/{repo}/rules/branches/{branch}',
  set: 'GET /repos/{owner}/{repo}/rulesets/{ruleset_id}',
} as const;

type Body<Route extends keyof Endpoints> = Endpoints[Route]['response']['data'];

/** Asks for no check, but for all commits of the base. */
const upToDate = { strict_required_status_checks_policy: true, required_status_checks: [] };

/** Routes for the rules of branches. Each rule is a set of its own, by its place from 1. */
export function rulesOf(rules: readonly BranchRule[]): Routes {
  return {
    [ruleRoutes.ofBranch]: ({ params }) => {
      const source = { ruleset_source_type: 'Repository', ruleset_source: 'acme/shop' } as const;
      const body = rules.flatMap((rule, index) => {
        const { type, parameters, on = /(?:)/ } = rule;
        const given =
          type === 'required_status_checks'
            ? { parameters: upToDate }
            : parameters && { parameters };
        return on.test(params.branch ?? '')
          ? [{ type, ...given, ...source, ruleset_id: index + 1 }]
          : [];
      });
      return { status: 200, body };
    },
    [ruleRoutes.set]: ({ params }) => {
      const rule = rules[Number(params.ruleset_id) - 1];
      if (rule === undefined) return notFound;
      const body: Body<typeof ruleRoutes.set> = {
        ...{ id: Number(params.ruleset_id), name: 'Rules', enforcement: 'active' },
        ...{ source_type: 'Repository', source: 'acme/shop' },
        current_user_can_bypass: rule.isBypassed === true ? 'always' : 'never',
      };
      return { status: 200, body };
    },
  };
}

/** A change of a ref that is asked for; `from` and `to` are missing if there is none. */
export interface AskedMove {
  readonly ref: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Refuses a change of a branch that rules forbid, as GitHub words it. */
export async function refuseMove(
  store: GitStore,
  rules: readonly BranchRule[],
  move: AskedMove,
): Promise<Answer | undefined> {
  const [, branch] = /^refs\/heads\/(.+)$/.exec(move.ref) ?? [];
  if (branch === undefined) return undefined;
  for (const { on = /(?:)/, isBypassed, ...rule } of rules) {
    if (isBypassed === true || !on.test(branch)) continue;
    const violation = await violationOf(store, rule, { ...move, branch });
    if (violation !== undefined)
      return problem(422, `Repository rule violations found\n\n${violation}\n\n`);
  }
  return undefined;
}

async function violationOf(
  store: GitStore,
  { type, parameters }: BranchRule,
  { branch, from, to }: AskedMove & { readonly branch: string },
): Promise<string | undefined> {
  const added = async () => {
    const base = from ?? (await store.resolve('refs/heads/main'));
    const shas = base && to ? await newCommits(store, base, to) : [];
    return Promise.all(shas.map((sha) => store.readCommit(sha)));
  };
  const breaks = (text: string, subject: string) =>
    parameters === undefined || isMet(parameters, text)
      ? undefined
      : `${subject} must ${parameters.negate === true ? 'not ' : ''}match a given pattern: ${parameters.pattern}`;
  switch (type) {
    case 'creation':
      return from === undefined
        ? 'Cannot create ref due to creations being restricted.'
        : undefined;
    case 'update':
      return from !== undefined && to !== undefined
        ? 'Cannot update this protected ref.'
        : undefined;
    case 'deletion':
      return to === undefined ? 'Cannot delete this branch' : undefined;
    case 'non_fast_forward':
      return from !== undefined && to !== undefined && !(await isBefore(store, from, to))
        ? 'Cannot force-push to this branch'
        : undefined;
    case 'required_linear_history':
      return (await added()).some((commit) => (commit?.parents.length ?? 0) > 1)
        ? 'This branch must not contain merge commits.'
        : undefined;
    case 'required_signatures':
      return (await added()).every((commit) => commit?.committer.name.endsWith('[bot]') === true)
        ? undefined
        : 'Commits must have verified signatures.';
    case 'branch_name_pattern':
      return from === undefined ? breaks(branch, 'Branch name') : undefined;
    case 'required_status_checks':
      return undefined;
    default:
      for (const commit of await added()) {
        const violation = breaks(
          {
            commit_message_pattern: commit?.message ?? '',
            commit_author_email_pattern: commit?.author.email ?? '',
            committer_email_pattern: commit?.committer.email ?? '',
          }[type],
          type === 'commit_message_pattern' ? 'Commit message' : 'Commit email',
        );
        if (violation !== undefined) return violation;
      }
      return undefined;
  }
}

function isMet(
  { operator, pattern, negate = false }: NonNullable<BranchRule['parameters']>,
  text: string,
): boolean {
  const tests = {
    starts_with: () => text.startsWith(pattern),
    ends_with: () => text.endsWith(pattern),
    contains: () => text.includes(pattern),
    regex: () => new RegExp(pattern).test(text),
  };
  return tests[operator]() !== negate;
}
