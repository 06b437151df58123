import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/adapters/syntax/languages/table.ts';
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
      (file) => !/^(?:[a-z0-9-]+\/)+[a-z0-9-]+(?:\.(?:test|d))?\.tsx?$/.test(file),
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
