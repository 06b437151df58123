import { expect, test } from 'vitest';
import { guessCommands } from '../../../src/cli/init/own-commands.ts';
import { type Files, temporaryFolder, writeFiles } from '../../support/repository.ts';

const manifest = '{"scripts":{"test":"vitest","lint":"biome check"}}';
const scripts = { lint: 'npm run lint', tests: 'npm test' };
const pytest = { lint: '', tests: '.venv/bin/python -m pytest' };
const none = { setup: '', lint: '', tests: '' };

test.each<readonly [string, Files, typeof none]>([
  ['npm', { 'package.json': manifest, 'package-lock.json': '' }, { setup: 'npm ci', ...scripts }],
  ['no lockfile', { 'package.json': manifest }, { setup: 'npm install', ...scripts }],
  [
    'no tests',
    { 'package.json': '{"scripts":{"test":"echo \\"Error: no test specified\\""}}' },
    { ...none, setup: 'npm install' },
  ],
  ['a broken manifest', { 'package.json': '{' }, { ...none, setup: 'npm install' }],
  [
    'pnpm',
    { 'package.json': manifest, 'pnpm-lock.yaml': '' },
    { setup: 'npx --yes pnpm install --frozen-lockfile', ...scripts },
  ],
  [
    'Yarn',
    { 'package.json': manifest, 'yarn.lock': '' },
    { setup: 'npx --yes yarn install --frozen-lockfile', ...scripts },
  ],
  [
    'Yarn 4',
    {
      'package.json':
        '{"packageManager":"yarn@4.9.1","scripts":{"test":"vitest","lint":"biome check"}}',
      'yarn.lock': '',
    },
    { setup: 'npx --yes corepack yarn install --immutable', ...scripts },
  ],
  [
    'Bun',
    { 'package.json': manifest, 'bun.lock': '' },
    { setup: 'npx --yes bun install --frozen-lockfile', ...scripts },
  ],
  ['uv', { 'pyproject.toml': '', 'uv.lock': '' }, { setup: 'pipx run uv sync', ...pytest }],
  [
    'Poetry',
    { 'pyproject.toml': '', 'poetry.lock': '' },
    { setup: 'POETRY_VIRTUALENVS_IN_PROJECT=true pipx run poetry install', ...pytest },
  ],
  [
    'pip',
    { 'pyproject.toml': '' },
    { setup: 'python3 -m venv .venv && .venv/bin/pip install -e . pytest', ...pytest },
  ],
  [
    'requirements.txt',
    { 'requirements.txt': '' },
    {
      setup: 'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt pytest',
      ...pytest,
    },
  ],
  [
    'Go',
    { 'go.mod': '' },
    { setup: 'go mod download', lint: 'go vet ./...', tests: 'go test ./...' },
  ],
  [
    'Cargo',
    { 'Cargo.toml': '' },
    { setup: 'cargo fetch', lint: '', tests: 'cargo test --offline' },
  ],
  [
    'Maven',
    { 'pom.xml': '' },
    { setup: 'mvn -B -q test-compile', lint: '', tests: 'mvn -B -o -q test' },
  ],
  [
    'Maven’s wrapper',
    { 'pom.xml': '', mvnw: '' },
    { setup: './mvnw -B -q test-compile', lint: '', tests: './mvnw -B -o -q test' },
  ],
  [
    'Gradle',
    { 'build.gradle.kts': '', gradlew: '' },
    { setup: './gradlew testClasses', lint: '', tests: './gradlew --offline test' },
  ],
  [
    '.NET',
    { 'Shop.sln': '' },
    { setup: 'dotnet build', lint: '', tests: 'dotnet test --no-build' },
  ],
  [
    'Bundler',
    { Gemfile: '', 'spec/a_spec.rb': '' },
    { setup: 'bundle install', lint: '', tests: 'bundle exec rspec' },
  ],
  [
    'Bundler and Rake',
    { Gemfile: '' },
    { setup: 'bundle install', lint: '', tests: 'bundle exec rake test' },
  ],
  [
    'Composer',
    { 'composer.json': '' },
    { setup: 'composer install', lint: '', tests: 'vendor/bin/phpunit' },
  ],
  ['Mix', { 'mix.exs': '' }, { setup: 'mix deps.get', lint: '', tests: 'mix test' }],
  ['nothing', { 'README.md': '' }, none],
])('guesses the commands of %s', async (_, files, commands) => {
  await using folder = await temporaryFolder();
  await writeFiles(folder.directory, files);
  expect(await guessCommands(folder.directory)).toEqual(commands);
});
