import { type GitHubConnection, ifFound } from '../connection/index.ts';

/**
 * Whether a person may write to the repository. `permission` maps a custom role of the organisation to the role that
 * it is based on.
 */
export async function mayWrite({ rest, at }: GitHubConnection, username: string): Promise<boolean> {
  const answer = await ifFound(rest.repos.getCollaboratorPermissionLevel({ ...at, username }));
  const { permission = 'none', role_name: role = 'none' } = answer?.data ?? {};
  return [permission, role].some((right) => /^(?:admin|maintain|write)$/.test(right));
}
