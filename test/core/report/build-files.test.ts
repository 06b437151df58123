import { expect, test } from 'vitest';
import { buildFileBlocks, buildFileSentence } from '../../../src/core/report/build-files.ts';
import { renderMarkdown } from '../../../src/core/report/markdown.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';

const changing = (...paths: readonly string[]) =>
  patchOf(...paths.map((path) => changeOf(path, 'a\n', 'b\n')));

const said = (...paths: readonly string[]) =>
  renderMarkdown([...buildFileBlocks(changing(...paths))], 10_000);

test('files that installs and builds run are named for the reviewer', () => {
  expect(said('src/cart.ts', 'web/package.json')).toBe(
    '**Read first:** `web/package.json`. Installs, builds or tests run what it says.\n',
  );
  expect(buildFileSentence(changing('Makefile', 'setup.py'))).toBe(
    'Read first: Makefile, setup.py. Installs, builds or tests run what they say.',
  );
});

test.each([
  ...['vite.config.ts', 'api/build.gradle.kts', 'GNUmakefile', 'conftest.py', 'Dockerfile.web'],
  ...['docker-compose.dev.yml', 'App/App.csproj', 'x.gemspec', 'BUILD.bazel', 'Cargo.toml'],
  ...['gradlew', 'api/gradlew.bat', 'mvnw', 'mvnw.cmd'],
])('%s is one of them', (path) => {
  expect(said(path)).toContain(path);
});

test.each([
  'src/package.ts',
  'config.ts',
  'makefile/readme.md',
  'builder.ts',
  'gradlew.md',
  'docs/gemfile.md',
])('%s is none of them', (path) => {
  expect(buildFileBlocks(changing(path))).toEqual([]);
  expect(buildFileSentence(changing(path))).toBe('');
});

test('no more than ten are named', () => {
  const many = Array.from({ length: 12 }, (_, at) => `p${at}/package.json`);
  expect(said(...many)).toMatch(/ and 2 more\. Installs/);
});
