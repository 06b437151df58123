import { z } from 'zod';
import { type GitHubConnection, githubConnection } from './connection.ts';
import { explaining, ifReadable } from './errors.ts';
import type { OutageOptions } from './outage.ts';
import type { GitHubSettings } from './settings.ts';

/** A file up to 1 MB. GitHub gives others without their content. */
const File = z.object({ encoding: z.literal('base64'), content: z.string() });

/** Resolves to the text of a file of a commit; rejects as GitHub does if it has none. */
export async function fileTextAt({ rest, at }: GitHubConnection, path: string, ref: string) {
  const { data } = await rest.repos.getContent({ ...at, path, ref });
  return Buffer.from(File.parse(data).content, 'base64').toString('utf8');
}

/** Resolves to the text of a file of a commit, or to `null` if it has none, or if the token may not read it. */
export async function githubFileAt(
  settings: GitHubSettings,
  { commit, path }: { readonly commit: string; readonly path: string },
  options: OutageOptions = {},
): Promise<string | null> {
  const asked = fileTextAt(githubConnection(settings, options), path, commit);
  return (await explaining(settings)(ifReadable(asked))) ?? null;
}
