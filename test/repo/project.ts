import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** Path of the project's root directory. */
export const projectDirectory = fileURLToPath(root);

/** Reads a file of the project by its path from the root. */
export function projectText(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

/** Whether the project has a file or a directory at a path from the root. */
export function isInProject(path: string): boolean {
  return existsSync(new URL(path, root));
}

/** Lists all files below a directory of the project by their sorted paths from the root. */
export function filesBelow(directory: string): readonly string[] {
  return readdirSync(new URL(`${directory}/`, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectDirectory, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** The Markdown files at the root and in `docs/`. */
export const documents: readonly string[] = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...filesBelow('docs').filter((path) => path.endsWith('.md')),
];
