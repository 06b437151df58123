import type { Endpoints } from '@octokit/types';
import type { Call } from '../contract.ts';
import type { Answer, Exchange, Routes } from '../stand-in.ts';
import { notFound } from './problem.ts';
import { type BranchRule, ruleRoutes, rulesOf } from './rules.ts';
import { apiRoot, longAgo, type Place, userShape } from './shapes.ts';
import type { GitStore } from './store.ts';

/** What the administrators of a repository have set. */
export interface RepositorySettings {
  isArchived: boolean;
  isPublic: boolean;
  /** Whether workflows may open pull requests. */
  actionsOpenPulls: boolean;
  workflowPermissions: 'read' | 'write';
  readonly secrets: Set<string>;
  readonly variables: Map<string, string>;
  /** The rules for branches. */
  readonly rules: BranchRule[];
}

export function usualSettings(): RepositorySettings {
  return {
    isArchived: false,
    isPublic: false,
    actionsOpenPulls: true,
    workflowPermissions: 'read',
    secrets: new Set(),
    variables: new Map(),
    rules: [],
  };
}

const root = 'GET /repos/{owner}/{repo}';
const routes = {
  content: `${root}/contents/{path}`,
  workflow: `${root}/actions/permissions/workflow`,
  secrets: `${root}/actions/secrets`,
  organizationSecrets: `${root}/actions/organization-secrets`,
  variables: `${root}/actions/variables`,
  organizationVariables: `${root}/actions/organization-variables`,
} as const;

type Body<Route extends keyof Endpoints> = Endpoints[Route]['response']['data'];

interface SettingsWorld {
  readonly place: () => Place;
  readonly store: GitStore;
  readonly settings: RepositorySettings;
}

/** Routes for what administrators set, and for the content of files. */
export function settingsRoutes({ place, store, settings }: SettingsWorld): Routes {
  const secretList = (names: readonly string[]): Answer => {
    const secrets = names.map((name) => ({ name, created_at: longAgo, updated_at: longAgo }));
    const body: Body<typeof routes.secrets> = { total_count: names.length, secrets };
    return { status: 200, body };
  };
  const variableList = (entries: readonly (readonly [string, string])[]): Answer => {
    const times = { created_at: longAgo, updated_at: longAgo };
    const variables = entries.map(([name, value]) => ({ name, value, ...times }));
    const body: Body<typeof routes.variables> = { total_count: variables.length, variables };
    return { status: 200, body };
  };
  return {
    [routes.content]: (exchange) => content(place(), store, exchange),
    [routes.workflow]: () => {
      const { actionsOpenPulls, workflowPermissions } = settings;
      const body: Body<typeof routes.workflow> = {
        default_workflow_permissions: workflowPermissions,
        can_approve_pull_request_reviews: actionsOpenPulls,
      };
      return { status: 200, body };
    },
    [routes.secrets]: () => secretList([...settings.secrets]),
    [routes.organizationSecrets]: () => secretList([]),
    [routes.variables]: () => variableList([...settings.variables]),
    [routes.organizationVariables]: () => variableList([]),
    ...rulesOf(settings.rules),
  };
}

/** Answers with the files of a folder, or with the content of a file. */
async function content(place: Place, store: GitStore, exchange: Exchange): Promise<Answer> {
  const { params, query } = exchange;
  const { path = '' } = params;
  const ref = query.get('ref') ?? 'main';
  const commit = await store.resolve(/^[0-9a-f]{40}$/.test(ref) ? ref : `refs/heads/${ref}`);
  if (commit === undefined) return notFound;
  const below = (await store.listFiles(commit)).filter(
    (line) => line.path === path || line.path.startsWith(`${path}/`),
  );
  const listed = below.filter((line) => !line.path.slice(path.length + 1).includes('/'));
  const entries = listed.map((line) => ({
    ...{ type: 'file', name: line.path.split('/').at(-1) ?? '', path: line.path, sha: line.sha },
    ...{ size: 1, html_url: null, git_url: null, download_url: null },
    url: `${apiRoot(place)}/contents/${line.path}`,
    _links: { git: null, html: null, self: `${apiRoot(place)}/contents/${line.path}` },
  }));
  const [file] = entries;
  if (file === undefined) return notFound;
  if (file.path !== path) return { status: 200, body: entries };
  const text = (await store.readBlob(file.sha)).toString('base64');
  return { status: 200, body: { ...file, encoding: 'base64', content: text } };
}

const paged = ['per_page', 'page'];

/** Returns the problems of a call to those of these routes that the contract's slice lacks. */
export const settingsCalls: Readonly<Record<string, (call: Call) => string[]>> = Object.fromEntries(
  [
    routes.secrets,
    routes.organizationSecrets,
    routes.variables,
    routes.organizationVariables,
    ruleRoutes.ofBranch,
    ruleRoutes.set,
  ].map((route) => [route, unknownQuery]),
);

function unknownQuery({ query, template }: Call): string[] {
  return [...query.keys()]
    .filter((name) => !paged.includes(name))
    .map((name) => `GET ${template}: unknown query parameter ${name}`);
}

const permissionRoute = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';

type Permission = Endpoints[typeof permissionRoute]['response']['data'];

/** Whoever may do what, filled by tests. */
interface RoleWorld {
  readonly place: () => Place;
  /** Roles such as `write` by login; anyone else is not a collaborator. */
  readonly roles: ReadonlyMap<string, string>;
}

/** The route for the permission of a person. */
export function roleRoutes({ place, roles }: RoleWorld): Routes {
  return {
    [permissionRoute]: ({ params: { username = '' } }) => {
      const role = roles.get(username);
      if (role === undefined) return notFound;
      return { status: 200, body: permissionShape(place(), username, role) };
    },
  };
}

/** Returns the problems of a call to the route, which the contract's slice lacks. */
export const roleCalls: Readonly<Record<string, (call: Call) => string[]>> = {
  [permissionRoute]: ({ query, template }) =>
    [...query.keys()].map((name) => `GET ${template}: unknown query parameter ${name}`),
};

/** Returns a permission. The legacy field `permission` has an older role in place of a newer one. */
function permissionShape(place: Place, login: string, role: string): Permission {
  const older: Readonly<Record<string, string>> = { maintain: 'write', triage: 'read' };
  const user = { ...userShape(place.origin, login), role_name: role };
  return { permission: older[role] ?? role, role_name: role, user };
}
