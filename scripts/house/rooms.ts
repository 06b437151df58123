import { spawnSync } from 'node:child_process';
import { countLines, type Source } from './sources.ts';

/** Folders whose subfolders are rooms; files directly in them are a room, too. */
const floors = [
  ...['src/adapters', 'src/agent', 'src/cli', 'src/core', 'src/engines', 'src/worker'],
  ...['test/adapters', 'test/agent', 'test/core', 'test/engines', 'test/support'],
];

/** Counts the lines of each room. */
export function measureRooms(sources: readonly Source[]): ReadonlyMap<string, number> {
  return sumByRoom(sources.map(({ path, text }) => [path, countLines(text)]));
}

/** Returns a line for each of the five rooms that grew most since the last tag, the most first. */
export function grownRooms(checkout: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    spawnSync('git', args, { cwd: checkout, encoding: 'utf8' }).stdout;
  const tag = git('describe', '--tags', '--abbrev=0').trim();
  if (tag === '') return ['(no tag to compare the rooms with)'];
  const changes = git('diff', '--numstat', '--no-renames', tag, '--', 'src', 'test').split('\n');
  const growth = changes.flatMap((line): readonly (readonly [string, number])[] => {
    const [added, deleted, path] = line.split('\t');
    return path?.endsWith('.ts') ? [[path, Number(added) - Number(deleted)]] : [];
  });
  const grown = [...sumByRoom(growth)].filter(([, lines]) => lines > 0);
  const most = grown.toSorted(([, one], [, other]) => other - one).slice(0, 5);
  return most.map(([room, lines]) => `${room} has ${lines} lines more than at ${tag}`);
}

function sumByRoom(lines: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const rooms = new Map<string, number>();
  for (const [path, count] of lines) {
    const room = roomOf(path);
    rooms.set(room, (rooms.get(room) ?? 0) + count);
  }
  return new Map([...rooms].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function roomOf(path: string): string {
  const floor = floors.find((folder) => path.startsWith(`${folder}/`));
  if (floor === undefined) return path.split('/').slice(0, 2).join('/');
  const [folder = '', ...rest] = path.slice(floor.length + 1).split('/');
  return rest.length === 0 ? floor : `${floor}/${folder}`;
}
