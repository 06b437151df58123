import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, inject, it, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { type Module, moduleOf } from '../../scripts/house/modules.ts';
import { parseSources } from '../../scripts/house/sources.ts';
import { languages } from '../../src/engines/syntax/languages/index.ts';
import config from '../../vitest.config.ts';
import { propertyTests } from '../support/property-tests.ts';
import { parseAction } from './action-metadata.ts';
import { filesBelow, isInProject, projectDirectory, projectText } from './project.ts';

/** The most lines of a file: one idea in a source, one subject in a test. */
const longest = { src: 250, scripts: 250, test: 380 };

describe('source files', () => {
  const filesOf = (folder: string) => filesBelow(folder).filter((file) => /\.tsx?$/.test(file));
  const files = Object.keys(longest).flatMap(filesOf);

  it.each(Object.entries(longest))('of %s have at most %i lines', (folder, most) => {
    const own = filesOf(folder);
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((file) => lineCount(projectText(file)) > most)).toEqual([]);
  });

  it('are named in kebab-case', () => {
    const odd = files.filter(
      (file) => !/^(?:[a-z0-9-]+\/)+[a-z0-9-]+(?:\.(?:(?:night\.)?test|d))?\.tsx?$/.test(file),
    );
    expect(odd).toEqual([]);
  });

  it('are counted by their lines', () => {
    expect([lineCount('a\n'.repeat(250)), lineCount('a\n'.repeat(251))]).toEqual([250, 251]);
  });
});

const benchmarks = filesBelow('bench').flatMap(
  (file) => /^bench\/([\w-]+)\/index\.ts$/.exec(file)?.[1] ?? [],
);

it.each(benchmarks)('the benchmark %s is in docs/measurements.md', (name) => {
  expect(projectText('docs/measurements.md')).toContain(`\n| \`${name}\` | `);
});

describe('dist', () => {
  const { runs } = parseAction(projectText('action.yml'));
  const wasm = [
    'web-tree-sitter.wasm',
    ...languages.flatMap(({ grammar }) => grammar ?? []).map(({ module }) => basename(module)),
  ];
  const expected = [
    runs.main,
    'dist/cli.js',
    'dist/licenses.txt',
    'dist/grammars/runtime.js',
  ].concat(wasm.map((file) => `dist/grammars/${file}.br`));

  it.each(expected)('has %s', (path) => {
    expect(isInProject(path)).toBe(true);
  });

  it('runs on the same Node as the checks', () => {
    expect(runs.using).toBe(`node${process.versions.node.split('.')[0]}`);
  });
});

describe('the checkout', () => {
  it('is less than 16.4 MB, since each run of the Action downloads it', () => {
    const list = execFileSync('git', ['ls-files', '-z'], {
      cwd: projectDirectory,
      encoding: 'utf8',
    });
    const files = list.split('\0').filter((file) => isInProject(file) && file !== '');
    const sizes = files.map((file) => statSync(join(projectDirectory, file)).size);
    expect(sizes.length).toBeGreaterThan(500);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(16_400_000);
  });

  it.each(['.editorconfig', '.gitattributes', '.gitignore', 'LICENSE', 'package-lock.json'])(
    'has %s',
    (path) => {
      expect(isInProject(path)).toBe(true);
    },
  );

  it('ignores the secrets of the local Worker', () => {
    expect(projectText('.gitignore').split('\n')).toContain('.dev.vars');
  });
});

function lineCount(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}

const dist = new URL('../../dist/', import.meta.url);

/** The files of `dist/` that Node loads when it loads one, without those that are imported on demand. */
function loadedWith(file: string, loaded: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (loaded.has(file)) return loaded;
  const text = readFileSync(new URL(file, dist), 'utf8');
  const imports = [...text.matchAll(/^(?:import|export)\b.*?"\.\/([\w-]+\.js)";$/gm)];
  let all: ReadonlySet<string> = new Set([...loaded, file]);
  for (const [, name = ''] of imports) all = loadedWith(name, all);
  return all;
}

const large = (files: ReadonlySet<string>) =>
  [...files].filter((file) =>
    /^(?:package-|adapter-(?!proxy)|engine-(?:syntax|model\.)|agent)/.test(file),
  );

it('loads next to nothing to print the version', () => {
  expect([...loadedWith('cli.js')]).toEqual(['cli.js', 'package.js']);
});

it('loads no large package to read the arguments, or to print the help', () => {
  const files = loadedWith('main.js');
  expect(files).toContain('core.js');
  expect(large(files)).toEqual([]);
});

it('loads neither Jira nor GitHub with a run on a ticket from a file', () => {
  const files = large(loadedWith('run.js'));
  expect(files).toContain('engine-model.js');
  expect(files.filter((file) => /jira|github|octokit|undici/.test(file))).toEqual([]);
});

it.each(['run.js', 'modes.js', 'doctor.js'])('loads no client of a model with %s', (file) => {
  const files = [...loadedWith(file)];
  expect(files.filter((name) => /^package-(?:openai|anthropic|aws)/.test(name))).toEqual([]);
});

/** Parts of Node that only compute. */
const pure: ReadonlySet<string> = new Set(['node:crypto', 'node:path']);

/** Read the data beside tests, which is a part of them. */
const dataReaders: ReadonlySet<string> = new Set([
  'test/support/sections.ts',
  'test/support/test-outputs/recorded.ts',
]);

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const modules = ['src', 'test'].flatMap((folder) => parseSources(checkout, folder)).map(moduleOf);

test('unit tests load nothing that starts a process, opens a socket or reads a file but their data', () => {
  const unitTests = modules.filter(({ path }) => /^test\/(core|agent)\/.*\.test\.ts$/.test(path));
  expect(unitTests.length).toBeGreaterThan(50);
  expect(unitTests.flatMap(({ path }) => pathsToNode([path], modules))).toEqual([]);
});

test('an import of a test’s import counts, and a type does not', () => {
  const files = [
    moduleWith('a.test.ts', ['b.ts', 'node:path'], ['node:net']),
    moduleWith('b.ts', ['a.test.ts', 'node:fs'], []),
  ];
  expect(pathsToNode(['a.test.ts'], files)).toEqual(['a.test.ts > b.ts > node:fs']);
});

/** One line for each chain of imports from the last file of `chain` to a part of Node that is not pure. */
function pathsToNode(chain: readonly string[], files: readonly Module[]): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const seen = new Set<string>();
  const follow = (above: readonly string[]): readonly string[] => {
    const path = above.at(-1) ?? '';
    if (path.startsWith('node:')) return pure.has(path) ? [] : [above.join(' > ')];
    if (seen.has(path) || dataReaders.has(path)) return [];
    seen.add(path);
    return (byPath.get(path)?.loads ?? []).flatMap((next) => follow([...above, next]));
  };
  return follow(chain);
}

function moduleWith(path: string, loads: readonly string[], types: readonly string[]): Module {
  const sources = [...loads, ...types];
  return { path, loads, sources, declares: [], imports: [], forwards: new Map() };
}

it('every project has one seed for its property tests, and one factor for their runs', () => {
  const projects = JSON.parse(JSON.stringify(config.test?.projects));
  expect(projects).toHaveLength(4);
  const { setupFiles, provide } = propertyTests;
  for (const { test } of projects)
    expect(test).toMatchObject({ provide, setupFiles: expect.arrayContaining(setupFiles) });
});

it('properties are repeatable: they have a seed without naming one', () => {
  expect(fc.readConfigureGlobal()?.seed).toBe(inject('propertySeed'));
});

it('no property names a fixed number of runs', () => {
  const fixed = filesBelow('test').filter((file) =>
    /fc\.assert\([^;]*numRuns: \d/s.test(projectText(file)),
  );
  expect(fixed).toEqual([]);
});

it('no property lists all code points', () => {
  const listing = filesBelow('test').filter((file) =>
    /unit: ['"]binary['"]/.test(projectText(file)),
  );
  expect(listing).toEqual([]);
});

it('all property tests run each night, longer and with another seed', () => {
  expect(manifest.scripts.night).toContain("from 'fast-check'|property-runs.ts");
  const nightly = projectText('.github/workflows/nightly.yml');
  expect(nightly).toContain("matrix.command == 'npm run night' && '10'");
  expect(nightly).toContain(`PROPERTY_SEED: \${{ github.run_number }}`);
});
