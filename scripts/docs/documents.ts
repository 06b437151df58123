import { readdirSync, readFileSync } from 'node:fs';

/** The root of the project. */
export const root = new URL('../../', import.meta.url);

/** Reads a file of the project by its path from the root. */
export function readProject(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

/** Returns the paths of the Markdown files at the root and in `docs/`. */
export function documentPaths(): readonly string[] {
  return ['', 'docs/'].flatMap((folder) =>
    readdirSync(new URL(folder || '.', root))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}${name}`),
  );
}
