import { z } from 'zod';
import type { GitHubConnection } from './connection.ts';

/** A file up to 1 MB. GitHub gives others without their content. */
const File = z.object({ encoding: z.literal('base64'), content: z.string() });

/** Resolves to the text of a file of a commit; rejects as GitHub does if it has none. */
export async function fileTextAt({ rest, at }: GitHubConnection, path: string, ref: string) {
  const { data } = await rest.repos.getContent({ ...at, path, ref });
  return Buffer.from(File.parse(data).content, 'base64').toString('utf8');
}
