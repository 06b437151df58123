import { z } from 'zod';
import {
  explaining,
  type GitHubSettings,
  githubConnection,
  ifReadable,
  type OutageOptions,
} from './connection/index.ts';

const Content = z.object({ content: z.string() });

/** Resolves to the text of a file of a commit, or to `null` if it has none, or if the token may not read it. */
export async function githubFileAt(
  settings: GitHubSettings,
  { commit, path }: { readonly commit: string; readonly path: string },
  options: OutageOptions = {},
): Promise<string | null> {
  const { rest, at } = githubConnection(settings, options);
  const asked = ifReadable(rest.repos.getContent({ ...at, ref: commit, path }));
  const found = await explaining(settings)(asked);
  if (found === undefined) return null;
  return Buffer.from(Content.parse(found.data).content, 'base64').toString('utf8');
}
