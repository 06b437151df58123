import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Compares two folders byte by byte. Returns one line per difference. */
export async function differences(committed: string, built: string): Promise<readonly string[]> {
  const [here, there] = await Promise.all([files(committed), files(built)]);
  const found = await Promise.all(
    [...new Set([...here, ...there])].toSorted().map(async (name) => {
      if (!here.has(name)) return `${name} is missing in ${committed}`;
      if (!there.has(name)) return `${name} in ${committed} is no longer built`;
      const [a, b] = await Promise.all([
        readFile(join(committed, name)),
        readFile(join(built, name)),
      ]);
      return a.equals(b) ? undefined : `${name} in ${committed} differs from the build`;
    }),
  );
  return found.filter((line) => line !== undefined);
}

async function files(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Set(names.map((name) => name.slice(folder.length + 1)));
}
