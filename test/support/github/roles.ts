import type { Endpoints } from '@octokit/types';
import type { Call } from '../contract.ts';
import type { Routes } from '../stand-in.ts';
import { notFound } from './problem.ts';
import { type Place, userShape } from './shapes.ts';

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
