import { posix } from 'node:path';
import type { Module } from './modules.ts';

/** Folders without an index.ts of their own: they only hold other folders. */
const parents: ReadonlySet<string> = new Set([
  'src',
  'src/core',
  'src/engines',
  'src/agent',
  'src/adapters',
  'src/adapters/jira/formats',
  'src/worker',
]);

/** What everything may import: errors that people can mend, and waiting. */
const base = ['src/engines/errors.ts', 'src/engines/async.ts'];

/** Files that may be imported directly, without an index.ts. */
const openFiles: ReadonlySet<string> = new Set([
  'src/dispatch.ts',
  'src/agent/ports.ts',
  ...base,
  'src/engines/model/port/index.ts',
  'src/engines/model/catalog/index.ts',
]);

/** The engines, each with those that it is built upon. None knows the app. */
const engines = {
  text: [],
  files: ['text'],
  edits: ['text', 'files'],
  evidence: ['text'],
  syntax: ['text', 'files'],
  model: ['text'],
} as const;

/** What the pure part of the app sees of the engines: of the model, only what loads no client. */
const pureEngines = [
  ...Object.keys(engines).filter((name) => name !== 'model'),
  'model/port',
  'model/catalog',
].map((name) => `src/engines/${name}`);

/** Core's folders from the bottom up. Each may import those before it. */
const coreOrder = [
  'identity',
  'markup',
  'repository',
  'proof',
  'tickets',
  'run',
  'work',
  'ledger',
  'report',
  'trace',
  'diagnosis',
];

const entrySees = ['src/core', 'src/engines', 'src/agent', 'src/adapters', 'src/settings'];

/** What each folder may import besides its own files and the base; the app, src/dispatch.ts, too. */
const allowedImports: readonly { readonly folder: string; readonly sees: readonly string[] }[] = [
  ...Object.entries(engines).map(([name, lower]) => ({
    folder: `src/engines/${name}`,
    sees: lower.map((one) => `src/engines/${one}`),
  })),
  ...base.map((file) => ({ folder: file, sees: [] })),
  ...coreOrder.map((name, index) => ({
    folder: `src/core/${name}`,
    sees: [...pureEngines, ...coreOrder.slice(0, index).map((lower) => `src/core/${lower}`)],
  })),
  { folder: 'src/agent/reply', sees: ['src/core', ...pureEngines, 'src/agent/ports.ts'] },
  {
    folder: 'src/agent/loop',
    sees: ['src/core', ...pureEngines, 'src/agent/reply', 'src/agent/ports.ts'],
  },
  { folder: 'src/agent', sees: ['src/core', ...pureEngines, 'src/agent'] },
  { folder: 'src/settings', sees: ['src/core', ...pureEngines] },
  ...['git', 'github', 'jira', 'proxy', 'sandbox'].map((name) => ({
    folder: `src/adapters/${name}`,
    sees: ['src/core', 'src/engines', 'src/agent'],
  })),
  { folder: 'src/worker', sees: ['src/core', 'src/engines/text'] },
  { folder: 'src/action', sees: entrySees },
  { folder: 'src/cli', sees: entrySees },
  { folder: 'src/dispatch.ts', sees: ['src/core', 'src/engines/text'] },
];

/** Packages that a folder must not import: they need another platform or are too large. */
const refusedPackages: readonly { readonly folder: string; readonly packages: RegExp }[] = [
  ...['text', 'files', 'edits', 'evidence'].map((name) => ({
    folder: `src/engines/${name}`,
    packages: /^node:/,
  })),
  { folder: 'src/core', packages: /^node:/ },
  { folder: 'src/agent', packages: /^node:/ },
  {
    folder: 'src/worker',
    packages: /^(?:node:|@(?:octokit|anthropic-ai)\/|(?:zod|jira\.js|openai|aws4fetch)(?:\/|$))/,
  },
];

/** Returns one line per import that bypasses an index.ts, has the wrong direction, or names a forbidden package. */
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
  const rule = allowedImports.find((one) => isBelow(path, one.folder));
  if (rule === undefined) return 'scripts/house/rules.ts does not say what its folder may import';
  const isApp = !isBelow(path, 'src/engines');
  const sees = [rule.folder, ...rule.sees, ...base, ...(isApp ? ['src/dispatch.ts'] : [])];
  if (!sees.some((seen) => isBelow(target, seen))) return `${rule.folder} must not import it`;
  if (openFiles.has(target) || isEntry(path, target)) return undefined;
  return 'import another folder through its index.ts';
}

/** Whether the target is in the importer's folder or above it, or is the index.ts of an adjacent folder. */
function isEntry(path: string, target: string): boolean {
  const folder = posix.dirname(target);
  if (isBelow(path, folder)) return true;
  if (posix.basename(target) !== 'index.ts') return false;
  const above = posix.dirname(folder);
  return parents.has(above) || isBelow(path, above);
}

function refusePackage(path: string, name: string): string | undefined {
  const isRefused = refusedPackages.some(
    ({ folder, packages }) => isBelow(path, folder) && packages.test(name),
  );
  return isRefused ? 'this package is not allowed in this folder' : undefined;
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
