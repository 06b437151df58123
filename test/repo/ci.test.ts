import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import manifestFile from '../../package.json' with { type: 'json' };
import { failedList, failedTests } from '../../scripts/test-report.ts';
import { temporaryRepository } from '../support/repository.ts';
import { tableUnder } from './markdown.ts';
import { filesBelow, projectText } from './project.ts';

const inOrder = { ancestorTitles: ['a cart', 'with rows'], title: 'adds\nthem', status: 'failed' };

describe('what failed is named', () => {
  it('with the full name of each test, and what it said before the stack', () => {
    const message =
      '\u001b[31mAssertionError: expected 2 to be 1\u001b[39m\n  - 1\n  + 2\n    at file:///a/cart.test.ts:8:3\n    at more';
    const tests = failedTests({
      testResults: [
        {
          name: join(process.cwd(), 'test/cart.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { ...inOrder, failureMessages: [message] },
            { ...inOrder, status: 'passed', failureMessages: [] },
          ],
        },
      ],
    });
    expect(failedList(['types'], tests)).toBe(
      'Failed:\n  types\n  test/cart.test.ts > a cart > with rows > adds them\n' +
        '      AssertionError: expected 2 to be 1\n      - 1\n      + 2\n',
    );
  });

  it('with a file that cannot be loaded, whose tests are in no report', () => {
    const name = join(process.cwd(), 'test/cart.test.ts');
    const message = 'Cannot find module';
    const testResults = [{ name, status: 'failed', message, assertionResults: [] }];
    expect(failedTests({ testResults })).toEqual([
      { name: 'test/cart.test.ts', message: [message] },
    ]);
  });

  it('in a list that stays readable if everything fails', () => {
    const tests = Array.from({ length: 60 }, (_, n) => ({ name: `test ${n}`, message: ['m'] }));
    expect(failedList([], tests)).toMatch(/ {2}test 49\n {6}m\n {2}and 10 more tests\n$/);
    expect(failedList([], [])).toBe('');
  });
});

describe('.ci/run ends with', () => {
  const failed = '  test/a.test.ts > a cart\n      expected 2 to be 1';

  it('what failed, after everything that other commands print, and the count', async () => {
    const checks = `echo '✓ lint'; echo 'Failed:\n${failed}'; echo '7 passed, 1 failed'; exit 1`;
    const { code, stdout } = await ran(checks, 'echo played');
    expect(stdout).toMatch(/played\nFailed:\n[\s\S]*Failed: npm cit\n7 passed, 1 failed\n$/);
    expect(stdout.slice(stdout.indexOf('played'))).toContain(`Failed:\n${failed}\n`);
    expect(code).toBe(1);
  });

  it('the count alone if nothing failed', async () => {
    expect(await ran('echo 7 passed, 0 failed', 'echo played')).toEqual({
      code: 0,
      stdout: '> npm cit\n7 passed, 0 failed\n> npm run demo\nplayed\n7 passed, 0 failed\n',
    });
  });

  it.each([
    [
      'the demo, if it fails',
      'echo 7 passed, 0 failed',
      'exit 3',
      'Failed: npm run demo\n7 passed',
    ],
    ['a failure, if nothing was counted', 'true', 'true', '\n0 passed, 1 failed\n'],
  ])('%s', async (_name, checks, demo, end) => {
    const { code, stdout } = await ran(checks, demo);
    expect(stdout).toContain(end);
    expect(code).toBe(1);
  });
});

/** Runs a copy of it where npm is a script of two commands. */
async function ran(checks: string, demo: string): Promise<{ code: number; stdout: string }> {
  const npm = `#!/bin/sh\nif [ "$1" = cit ]; then\n${checks}\nelse\n${demo}\nfi\n`;
  await using folder = await temporaryRepository({
    '.ci/run': projectText('.ci/run'),
    'README.md': 'npm cit\nnpm run demo\n',
    'scripts/chromium.sh': '',
    'bin/npm': { text: npm, executable: true },
  });
  const env = { ...process.env, PATH: `${join(folder.directory, 'bin')}:${process.env.PATH}` };
  return await new Promise((resolve) => {
    const options = { cwd: folder.directory, env };
    const child = execFile('bash', ['.ci/run'], options, (_error, stdout) =>
      resolve({ code: child.exitCode ?? -1, stdout }),
    );
  });
}

const versions = z.record(z.string(), z.string());
/** For a package from git that has such a script, npm installs what develops it. */
const installing = /^(?:build|prepare|prepack|preinstall|install|postinstall)$/;

const manifest = z.looseObject({
  scripts: versions.default({}),
  dependencies: versions.default({}),
  devDependencies: versions.default({}),
  optionalDependencies: versions.default({}),
});

const lockfile = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});
const locked = lockfile.parse(JSON.parse(projectText('package-lock.json'))).packages;

const read = (file: string) => manifest.parse(JSON.parse(projectText(file)));
const ours = read('package.json');
const nodes = read('scripts/node-versions/package.json').optionalDependencies;
const { 'node-versions': folder, ...packages } = { ...ours.devDependencies, ...nodes };

describe('dependencies', () => {
  it('have exact versions', () => {
    expect(inexact(packages)).toEqual([]);
  });

  it('are distinguished from ranges', () => {
    const exact = { f: '1.2.3', g: 'npm:f@1.2.3' };
    const ranges = { a: '^1.2.3', b: '~1.2.3', c: '1.x', d: '*', e: 'latest', h: 'npm:f@1' };
    expect(inexact({ ...exact, ...ranges })).toEqual(['a', 'b', 'c', 'd', 'e', 'h']);
  });

  it('have reasons: in docs/architecture.md if `dist/` contains them, else in CONTRIBUTING.md', () => {
    const bundled = reasons('docs/architecture.md', 'Dependencies');
    const tools = reasons('CONTRIBUTING.md', 'Tools');
    expect([...bundled, ...tools].toSorted()).toEqual(Object.keys(packages).toSorted());
    expect(importedPackages('src').filter((name) => !bundled.includes(name))).toEqual([]);
  });

  it('are for development only: a user of the package installs none, and npm no more for a clone', () => {
    expect({ ...ours.dependencies, ...ours.optionalDependencies }).toEqual({});
    expect(folder).toBe('file:scripts/node-versions');
    expect(ours).not.toHaveProperty('workspaces');
    expect(Object.keys(ours.scripts)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(installing)]),
    );
  });

  it('are what the lockfile says, byte for byte', () => {
    const installed = Object.entries(locked).filter(([path]) => path.includes('node_modules/'));
    const fetched = installed.filter(([, { link, inBundle }]) => !link && !inBundle);
    expect(fetched.length).toBeGreaterThan(100);
    expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  it('run no scripts when they are installed: each one that has some is denied', () => {
    const scripted = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ''));
    const denied = [...new Set(names)].map((name) => [name, false] as const);
    expect(manifestFile.allowScripts).toEqual(Object.fromEntries(denied));
  });

  it('are signed by the registry, which is checked for each change', () => {
    expect(projectText('.github/workflows/ci.yml')).toContain('- run: npm audit signatures\n');
  });

  it('include one workerd: wrangler has the version that the Worker’s tests use', () => {
    const plugin = manifest.parse(
      JSON.parse(projectText('node_modules/@cloudflare/vitest-plugin/package.json')),
    );
    expect(ours.devDependencies.wrangler).toBe(plugin.dependencies.wrangler);
  });
});

function inexact(of: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(of)
    .filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name]) => name);
}

/** Returns the packages with a reason in a table. */
function reasons(document: string, heading: string): readonly string[] {
  return tableUnder(projectText(document), heading)
    .filter(([, reason = '']) => reason.length > 5)
    .map(([name = '']) => name)
    .toSorted();
}

/** Returns the packages that the sources below a folder import. */
function importedPackages(folder: string): readonly string[] {
  const sources = filesBelow(folder).map(projectText).join('\n');
  const named = sources.matchAll(/(?:from|import\() ?'((?:@[\w-]+\/)?\w[\w.-]*)['/]/g);
  return [...named].map(([, name = '']) => name);
}
