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

  it('would be told apart from ranges', () => {
    const ranges = { a: '^1.2.3', b: '~1.2.3', c: '1.x', d: '*', e: 'latest', f: '1.2.3' };
    expect(inexact(ranges)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('that ship have their reason in the README', () => {
    expect(reasons('README.md', 'Dependencies')).toEqual(Object.keys(ours.dependencies).toSorted());
  });

  it('that only build and check have their reason in AGENTS.md', () => {
    expect(reasons('AGENTS.md', 'Tools')).toEqual(Object.keys(tools).toSorted());
  });

  it('bring one workerd: wrangler is the version that the Worker’s tests run', () => {
    const plugin = manifest.parse(
      JSON.parse(projectText('node_modules/@cloudflare/vitest-plugin/package.json')),
    );
    expect(ours.devDependencies.wrangler).toBe(plugin.dependencies.wrangler);
  });
});

function inexact(of: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(of)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name]) => name);
}

/** The packages that a table gives a reason for; one without words does not count. */
function reasons(document: string, heading: string): readonly string[] {
  return tableUnder(projectText(document), heading)
    .filter(([, reason = '']) => reason.length > 5)
    .map(([name = '']) => name)
    .toSorted();
}
