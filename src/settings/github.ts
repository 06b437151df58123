import { UserError } from '../core/user-error.ts';
import type { Settings } from './table.ts';

/** What GitHub is asked with: a token, or an App that makes tokens. */
export type GitHubCredential =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'app'; readonly id: string; readonly privateKey: string };

/** Reads what GitHub is asked with. Throws UserError if a setting is not valid, or the App lacks one of its two. */
export function readGitHub({ read, isGiven, show }: Settings): GitHubCredential {
  const id = read('app-id');
  const privateKey = read('app-private-key');
  if (id !== undefined && privateKey !== undefined) return { kind: 'app', id, privateKey };
  if (id === undefined && privateKey === undefined) {
    return { kind: 'token', token: read('github-token') };
  }
  const [given, missing] =
    id === undefined
      ? (['app-private-key', 'app-id'] as const)
      : (['app-id', 'app-private-key'] as const);
  const hint = isGiven(missing) ? '' : ', which is empty';
  throw new UserError(`Set ${show(missing)} as well${hint}, or remove ${show(given)}.`);
}
