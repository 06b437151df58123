import {
  explaining,
  fileTextAt,
  type GitHubSettings,
  githubConnection,
  ifReadable,
  type OutageOptions,
} from './connection/index.ts';

/** Resolves to the text of a file of a commit, or to `null` if it has none, or if the token may not read it. */
export async function githubFileAt(
  settings: GitHubSettings,
  { commit, path }: { readonly commit: string; readonly path: string },
  options: OutageOptions = {},
): Promise<string | null> {
  const asked = fileTextAt(githubConnection(settings, options), path, commit);
  return (await explaining(settings)(ifReadable(asked))) ?? null;
}
