import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { importsOf } from './imports.ts';
import { filesBelow, projectDirectory, projectText } from './project.ts';

/** Imports that cross a wall: the room's file, and what it must not take. */
const forbidden: readonly (readonly [file: string, source: string])[] = [
  ['src/core/x.ts', '../agent/ports.ts'],
  ['src/core/edit/x.ts', '../../adapters/jira/tickets.ts'],
  ['src/core/x.ts', '../action/inputs.ts'],
  ['src/core/x.ts', '../worker/app.ts'],
  ['src/core/x.ts', '../cli/print.ts'],
  ['src/core/x.ts', 'node:fs'],
  ['src/core/x.ts', 'node:child_process'],
  ['src/core/x.ts', 'node:fs/promises'],
  ['src/agent/x.ts', '../adapters/jira/tickets.ts'],
  ['src/agent/steps/x.ts', '../../action/log.ts'],
  ['src/agent/x.ts', '../worker/app.ts'],
  ['src/agent/x.ts', '../cli/print.ts'],
  ['src/agent/x.ts', 'node:fs'],
  ['src/agent/x.ts', 'node:fs/promises'],
  ['src/adapters/jira/x.ts', '../../action/log.ts'],
  ['src/adapters/jira/x.ts', '../../worker/app.ts'],
  ['src/adapters/jira/x.ts', '../../cli/print.ts'],
  ['src/adapters/github/x.ts', '../jira/tickets.ts'],
  ['src/adapters/jira/x.ts', '../github/forge.ts'],
  ['src/adapters/jira/x.ts', '../openai/model.ts'],
  ['src/adapters/jira/x.ts', '../git/git.ts'],
  ['src/adapters/jira/x.ts', '../syntax/syntax.ts'],
  ['src/adapters/jira/deep/x.ts', '../../github/forge.ts'],
  ['src/worker/x.ts', '../agent/ports.ts'],
  ['src/worker/x.ts', '../adapters/jira/tickets.ts'],
  ['src/worker/x.ts', '../action/log.ts'],
  ['src/worker/x.ts', '../cli/print.ts'],
  ['src/worker/x.ts', 'zod'],
  ['src/worker/x.ts', 'zod/mini'],
  ['src/worker/x.ts', 'jira.js'],
  ['src/worker/x.ts', 'jira.js/cloud'],
  ['src/action/x.ts', '../worker/app.ts'],
  ['src/action/x.ts', '../cli/print.ts'],
  ['src/cli/x.ts', '../worker/app.ts'],
  ['src/cli/x.ts', '../action/log.ts'],
];

/** Imports that go the way of the house. */
const allowed: readonly (readonly [file: string, source: string])[] = [
  ['src/core/x.ts', './ticket.ts'],
  ['src/core/x.ts', 'node:crypto'],
  ['src/agent/x.ts', '../core/ticket.ts'],
  ['src/adapters/jira/x.ts', '../../agent/ports.ts'],
  ['src/adapters/jira/x.ts', './client.ts'],
  ['src/worker/x.ts', '../dispatch.ts'],
  ['src/action/x.ts', '../adapters/jira/tickets.ts'],
  ['src/cli/x.ts', '../adapters/jira/tickets.ts'],
];

describe('the lint rule', async () => {
  const refused = await lint([...forbidden, ...allowed]);

  it.each(forbidden)('refuses in %s an import of %s', (file, source) => {
    expect(refused).toContain(`${file} ${source}`);
  });

  it.each(allowed)('lets %s import %s', (file, source) => {
    expect(refused).not.toContain(`${file} ${source}`);
  });
});

describe('what is really imported', () => {
  it('brings no package but these into the Worker', () => {
    const packages = filesBelow('src/worker')
      .flatMap((file) => importsOf(projectText(file)))
      .filter((source) => !source.startsWith('.'));
    expect([...new Set(packages)].toSorted()).toEqual(['cloudflare:workers', 'hono', 'hono/jsx']);
  });

  it('brings no package but these into the core', () => {
    const packages = filesBelow('src/core')
      .flatMap((file) => importsOf(projectText(file)))
      .filter((source) => !source.startsWith('.'));
    expect([...new Set(packages)].toSorted()).toEqual([
      '@noble/hashes/sha2.js',
      '@noble/hashes/utils.js',
      'diff',
      'ignore',
    ]);
  });

  it('is seen in every form of an import', () => {
    const text = `import a, {\n  b,\n} from './a.ts';\nimport type { C } from 'c';\nimport 'd';
export * from './e.ts';\nconst f = await import('f');`;
    expect(importsOf(text)).toEqual(['./a.ts', 'c', 'd', './e.ts', 'f']);
  });
});

const lintReport = z.object({
  diagnostics: z.array(
    z.object({
      category: z.literal('lint/style/noRestrictedImports'),
      location: z.object({ path: z.string() }),
    }),
  ),
});

/** Lints one file for each import with the project's own rules; resolves to the refused `file source`. */
async function lint(
  imports: readonly (readonly [file: string, source: string])[],
): Promise<readonly string[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'imports-'));
  try {
    await writeFile(join(scratch, 'biome.json'), projectText('biome.json'));
    const written = new Map<string, string>();
    for (const [index, [file, source]] of imports.entries()) {
      const path = file.replace('x.ts', `x${index}.ts`);
      written.set(path, `${file} ${source}`);
      await mkdir(dirname(join(scratch, path)), { recursive: true });
      await writeFile(join(scratch, path), `export { it } from '${source}';\n`);
    }
    const report = lintReport.parse(JSON.parse(await biome(scratch)));
    return report.diagnostics.map(({ location }) => written.get(location.path) ?? location.path);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** Resolves to the report whatever the exit code is: that it is a failure is the point. */
function biome(directory: string): Promise<string> {
  const program = join(projectDirectory, 'node_modules/.bin/biome');
  const rule = '--only=style/noRestrictedImports';
  const args = ['lint', '--vcs-enabled=false', rule, '--reporter=json', '--max-diagnostics=none'];
  return new Promise((resolve) => {
    execFile(program, [...args, '.'], { cwd: directory }, (_, stdout) => resolve(stdout));
  });
}
