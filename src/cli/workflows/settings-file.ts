import { parse } from 'yaml';
import { fileAt } from '../../adapters/git/index.ts';
import { parseSettingsFile, settingsFile } from '../../settings/index.ts';
import type { FileSource } from '../terminal/index.ts';

/**
 * Reads the settings file of the last commit of a work tree; `undefined` if there is none. Throws UserError, with a
 * line for each member that a repository may not give.
 */
export async function findSettingsFile(root: string): Promise<FileSource | undefined> {
  const text = await fileAt(root, 'HEAD', settingsFile);
  if (text === undefined || text === null) return undefined;
  return { path: settingsFile, texts: parseSettingsFile(text, parse) };
}
