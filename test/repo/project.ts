import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** The project's root directory, for programs that are run in it. */
const projectDirectory = fileURLToPath(root);

/** The text of one of the project's files, by its path from the root. */
export function projectText(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

/** Whether the project has a file or a directory at the path from the root. */
export function isInProject(path: string): boolean {
  return existsSync(new URL(path, root));
}

/** The paths of all files below a directory of the project, from the root, sorted. */
export function filesBelow(directory: string): readonly string[] {
  return readdirSync(new URL(`${directory}/`, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectDirectory, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** The Markdown files that a stranger reads first. */
export const documents: readonly string[] = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
];
