import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import manifestFile from '../../package.json' with { type: 'json' };
import { tableUnder } from './markdown.ts';
import { filesBelow, projectText } from './project.ts';

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
