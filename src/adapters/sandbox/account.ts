import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mount } from './mounts.ts';

const files = ['passwd', 'group'] as const;

/** A number that no user and no group of this machine has. */
export async function freeId(): Promise<number> {
  const known = new Set((await Promise.all(files.map(read))).flatMap(({ ids }) => ids));
  let id = 47_000;
  while (known.has(id)) id += 1;
  return id;
}

/**
 * Writes lists of users and groups that have one more, `id`, whose home folder is `home`: programs that
 * look themselves up find something. Resolves to what shows them in the place of the machine's own.
 */
export async function writeAccount(
  folder: string,
  id: number,
  home: string,
): Promise<readonly Mount[]> {
  const lines = {
    passwd: `tests:x:${id}:${id}:tests:${home}:/bin/bash\n`,
    group: `tests:x:${id}:\n`,
  };
  return Promise.all(
    files.map(async (name): Promise<Mount> => {
      const source = join(folder, name);
      await writeFile(source, `${(await read(name)).text}${lines[name]}`, { mode: 0o644 });
      return { kind: 'shown', path: `/etc/${name}`, source };
    }),
  );
}

/** The third field of both files is the number. */
async function read(name: (typeof files)[number]) {
  const text = await readFile(`/etc/${name}`, 'utf8');
  const ids = text.split('\n').map((line) => Number(line.split(':')[2]));
  return { text: text.replace(/\n?$/, '\n'), ids };
}
