import { z } from 'zod';
import type { Rule } from '../../core/work/index.ts';
import { showInput, UserError } from '../../engines/errors.ts';
import {
  explaining,
  fileTextAt,
  type GitHubConnection,
  type GitHubSettings,
  githubConnection,
  ifFound,
  ifReadable,
  type OutageOptions,
} from './connection/index.ts';
import { readRules } from './publish/index.ts';

/** What can be found out about a repository. */
export type GitHubInspection = ReturnType<typeof githubInspection>;

/**
 * Returns what finds out about the repository that the settings name, without changing anything.
 * Every method rejects with UserError or OutageError, which say what to do; `undefined` is what the token may not read.
 */
export function githubInspection(settings: GitHubSettings, options: OutageOptions = {}) {
  const connection = githubConnection(settings, options);
  const { rest, at, paginate } = connection;
  const { actions } = rest;
  const { repository, show = showInput } = settings;
  const explained = explaining(settings);
  const readable = <Answer>(request: Promise<Answer>) => explained(ifReadable(request));
  return {
    /** Resolves to the default branch, and who may see and change the repository. */
    async repository() {
      const found = await explained(ifFound(rest.repos.get(at)));
      if (found === undefined) {
        throw new UserError(
          `${repository} does not exist, or ${show('github-token')} may not read it: check the name, or give the token access to the repository.`,
        );
      }
      const { default_branch: branch, archived, private: isPrivate } = found.data;
      return { branch, isArchived: archived, isPublic: !isPrivate };
    },
    /** What a workflow's own token may do. */
    async workflowToken() {
      const request = actions.getGithubActionsDefaultWorkflowPermissionsRepository(at);
      const found = await readable(request);
      if (found === undefined) return undefined;
      const { can_approve_pull_request_reviews, default_workflow_permissions } = found.data;
      const writesByDefault = default_workflow_permissions === 'write';
      return { opensPulls: can_approve_pull_request_reviews, writesByDefault };
    },
    /** Resolves to the rules that hold for a branch of this name. */
    rulesOf: async (branch: string): Promise<readonly Rule[]> =>
      (await explained(readRules(connection, branch))) ?? [],
    /** Resolves to the text of each workflow by its path. */
    workflows: (branch: string) => explained(readWorkflows(connection, branch)),
    /** Resolves to the names of the secrets that workflows of the repository see. */
    async secrets() {
      const [own, shared] = await Promise.all([
        readable(paginate(actions.listRepoSecrets, { ...at, per_page: 100 })),
        readable(paginate(actions.listRepoOrganizationSecrets, { ...at, per_page: 100 })),
      ]);
      return own && new Set([...own, ...(shared ?? [])].map(({ name }) => name));
    },
    /** Resolves to the values of the variables that workflows of the repository see. */
    async variables() {
      const [own, shared] = await Promise.all([
        readable(paginate(actions.listRepoVariables, { ...at, per_page: 30 })),
        readable(paginate(actions.listRepoOrganizationVariables, { ...at, per_page: 30 })),
      ]);
      return own && new Map([...(shared ?? []), ...own].map(({ name, value }) => [name, value]));
    },
  };
}

const Listed = z.array(z.object({ path: z.string(), type: z.string() }));

async function readWorkflows(
  github: GitHubConnection,
  ref: string,
): Promise<ReadonlyMap<string, string>> {
  const { rest, at } = github;
  const folder = await ifFound(rest.repos.getContent({ ...at, ref, path: '.github/workflows' }));
  const files = Listed.safeParse(folder?.data).data ?? [];
  const paths = files.map(({ path }) => path).filter((path) => /\.ya?ml$/.test(path));
  const texts = paths.map(async (path) => [path, await fileTextAt(github, path, ref)] as const);
  return new Map(await Promise.all(texts));
}
