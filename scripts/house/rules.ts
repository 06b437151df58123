import { posix } from 'node:path';
import type { Module } from './modules.ts';

/** Folders without an index.ts of their own: they only hold other folders. */
const parents: ReadonlySet<string> = new Set([
  'src',
  'src/core',
  'src/agent',
  'src/adapters',
  'src/adapters/jira/formats',
  'src/worker',
]);

/** Files that every folder allowed to see their room imports directly. */
const open: ReadonlySet<string> = new Set([
  'src/dispatch.ts',
  'src/core/user-error.ts',
  'src/agent/ports.ts',
]);

/** Core's folders from the bottom up: each may import those before it. */
const coreOrder = ['text', 'repository', 'edits', 'tickets', 'checks', 'run', 'report'];

/** What each room may import besides its own files, src/dispatch.ts and src/core/user-error.ts. */
const rooms: readonly { readonly room: string; readonly sees: readonly string[] }[] = [
  ...coreOrder.map((name, index) => ({
    room: `src/core/${name}`,
    sees: coreOrder.slice(0, index).map((lower) => `src/core/${lower}`),
  })),
  { room: 'src/agent/loop', sees: ['src/core', 'src/agent/async', 'src/agent/ports.ts'] },
  { room: 'src/agent', sees: ['src/core', 'src/agent'] },
  { room: 'src/settings', sees: ['src/core', 'src/agent'] },
  ...['git', 'github', 'jira', 'openai', 'sandbox', 'syntax'].map((name) => ({
    room: `src/adapters/${name}`,
    sees: ['src/core', 'src/agent'],
  })),
  { room: 'src/worker', sees: ['src/core'] },
  { room: 'src/action', sees: ['src/core', 'src/agent', 'src/adapters', 'src/settings'] },
  { room: 'src/cli', sees: ['src/core', 'src/agent', 'src/adapters', 'src/settings'] },
  { room: 'src/dispatch.ts', sees: ['src/core'] },
  { room: 'src/core/user-error.ts', sees: [] },
];

/** Packages that a room must not import: they need a platform that it does not have, or weigh too much. */
const refusedPackages: readonly { readonly room: string; readonly packages: RegExp }[] = [
  { room: 'src/core', packages: /^node:/ },
  { room: 'src/agent', packages: /^node:/ },
  {
    room: 'src/worker',
    packages: /^(?:node:|zod(?:\/|$)|jira\.js(?:\/|$)|openai(?:\/|$)|@octokit\/)/,
  },
];

/** One line for each import that goes past an index.ts, upwards, across, or to a package out of bounds. */
export function forbiddenImports(modules: readonly Module[]): readonly string[] {
  return modules.flatMap(({ path, sources }) =>
    sources.flatMap((source) => {
      const why = source.startsWith('src/')
        ? refuseFile(path, source)
        : refusePackage(path, source);
      return why === undefined ? [] : [`${path} imports ${source}: ${why}`];
    }),
  );
}

function refuseFile(path: string, target: string): string | undefined {
  const room = rooms.find((one) => isBelow(path, one.room));
  if (room === undefined) return 'scripts/house/rules.ts does not say what its folder may import';
  const sees = [room.room, ...room.sees, 'src/dispatch.ts', 'src/core/user-error.ts'];
  if (!sees.some((seen) => isBelow(target, seen))) return `${room.room} does not see it`;
  if (open.has(target) || isDoor(path, target)) return undefined;
  return 'import another folder through its index.ts';
}

/** Whether the target is in a folder of the importer's own line, or the index.ts of the first one beside it. */
function isDoor(path: string, target: string): boolean {
  const folder = posix.dirname(target);
  if (isBelow(path, folder)) return true;
  if (posix.basename(target) !== 'index.ts') return false;
  const above = posix.dirname(folder);
  return parents.has(above) || isBelow(path, above);
}

function refusePackage(path: string, name: string): string | undefined {
  const isRefused = refusedPackages.some(
    ({ room, packages }) => isBelow(path, room) && packages.test(name),
  );
  return isRefused ? 'this package has no place in this room' : undefined;
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
