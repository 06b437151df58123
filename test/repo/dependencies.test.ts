import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { tableUnder } from './markdown.ts';
import { projectText } from './project.ts';

const versions = z.record(z.string(), z.string());
const manifest = z.object({
  dependencies: versions,
  devDependencies: versions.default({}),
  optionalDependencies: versions.default({}),
});

const ours = manifest.parse(JSON.parse(projectText('package.json')));
const tools = { ...ours.devDependencies, ...ours.optionalDependencies };

describe('dependencies', () => {
  it('have exact versions', () => {
    expect(inexact({ ...ours.dependencies, ...tools })).toEqual([]);
  });

  it('are distinguished from ranges', () => {
    const exact = { f: '1.2.3', g: 'npm:f@1.2.3' };
    const ranges = { a: '^1.2.3', b: '~1.2.3', c: '1.x', d: '*', e: 'latest', h: 'npm:f@1' };
    expect(inexact({ ...exact, ...ranges })).toEqual(['a', 'b', 'c', 'd', 'e', 'h']);
  });

  it('have reasons, in docs/architecture.md if they are shipped and else in AGENTS.md', () => {
    const all = [
      ...reasons('docs/architecture.md', 'Dependencies'),
      ...reasons('AGENTS.md', 'Tools'),
    ];
    expect(all.toSorted()).toEqual(Object.keys({ ...ours.dependencies, ...tools }).toSorted());
    expect(reasons('docs/architecture.md', 'Dependencies')).toEqual(
      expect.arrayContaining(Object.keys(ours.dependencies)),
    );
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
