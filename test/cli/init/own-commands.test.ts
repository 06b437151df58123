import { expect, test } from 'vitest';
import { guessCommands, type OwnCommands } from '../../../src/cli/init/own-commands.ts';
import { type Files, temporaryFolder, writeFiles } from '../../support/repository.ts';

const manifest = '{"scripts":{"test":"vitest","lint":"biome check"}}';
const reports = 'test-report.xml';
const scripts = {
  lint: 'npm run lint',
  tests: `npm test -- --reporter=default --reporter=junit --outputFile.junit=${reports}`,
  reports,
};
const pytest = { lint: '', tests: `.venv/bin/python -m pytest --junitxml=${reports}`, reports };
const none = { setup: '', lint: '', tests: '' };

test.each<readonly [string, Files, OwnCommands]>([
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
    { setup: 'mvn -B -q test-compile', lint: '', tests: 'mvn -B -o -q test', reports: '' },
  ],
  [
    'Maven’s wrapper',
    { 'pom.xml': '', mvnw: '' },
    { setup: './mvnw -B -q test-compile', lint: '', tests: './mvnw -B -o -q test', reports: '' },
  ],
  [
    'Gradle',
    { 'build.gradle.kts': '', gradlew: '' },
    { setup: './gradlew testClasses', lint: '', tests: './gradlew --offline test', reports: '' },
  ],
  [
    '.NET',
    { 'Shop.sln': '' },
    { setup: 'dotnet build', lint: '', tests: 'dotnet test --no-build --logger trx', reports: '' },
  ],
  [
    'Bundler',
    { Gemfile: '', 'spec/a_spec.rb': '' },
    {
      ...{ setup: 'bundle install', lint: '', tests: 'bundle exec rspec' },
      needs: 'rspec_junit_formatter',
    },
  ],
  [
    'Bundler with a formatter',
    { Gemfile: 'gem "rspec_junit_formatter"\n', 'spec/a_spec.rb': '' },
    {
      ...{ setup: 'bundle install', lint: '', reports },
      tests: `bundle exec rspec --format progress --format RspecJunitFormatter --out ${reports}`,
    },
  ],
  [
    'Bundler and Rake',
    { Gemfile: '' },
    { setup: 'bundle install', lint: '', tests: 'bundle exec rake test' },
  ],
  [
    'Composer',
    { 'composer.json': '' },
    {
      ...{ setup: 'composer install', lint: '', reports },
      tests: `vendor/bin/phpunit --log-junit ${reports}`,
    },
  ],
  [
    'CMake',
    { 'CMakeLists.txt': '' },
    {
      ...{ setup: 'cmake -S . -B build && cmake --build build', lint: '' },
      tests: `cmake --build build && ctest --test-dir build --output-on-failure --output-junit ${reports}`,
      reports: `build/${reports}`,
    },
  ],
  ['Mix', { 'mix.exs': '' }, { setup: 'mix deps.get', lint: '', tests: 'mix test' }],
  ['nothing', { 'README.md': '' }, none],
])('guesses the commands of %s', async (_, files, commands) => {
  await using folder = await temporaryFolder();
  await writeFiles(folder.directory, files);
  expect(await guessCommands(folder.directory)).toEqual(commands);
});

const plain = 'npm test';
const vitest = scripts.tests;
const node = `npm test -- --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=${reports}`;
const jest = `JEST_JUNIT_OUTPUT_FILE=${reports} JEST_JUNIT_ADD_FILE_ATTRIBUTE=true npm test -- --reporters=default --reporters=jest-junit`;

test.each([
  ['vitest run', {}, vitest],
  ['npx --yes vitest', {}, vitest],
  ['vitest run && tsc', {}, plain],
  ['tsc; vitest run', {}, plain],
  ['vitest-runner', {}, plain],
  ['node --test', {}, node],
  ['node --import=tsx --test', {}, node],
  ['node --test test/a.js', {}, plain],
  ['jest --coverage', {}, plain],
  ['jest --coverage', { 'jest-junit': '1' }, jest],
  [
    'playwright test',
    {},
    `PLAYWRIGHT_JUNIT_OUTPUT_NAME=${reports} npm test -- --reporter=list,junit`,
  ],
  ['bun test', {}, `npm test -- --reporter=junit --reporter-outfile=${reports}`],
  ['cucumber-js', {}, `npm test -- --format progress --format junit:${reports}`],
  ['mocha', {}, plain],
  ['vitest | tap-parser', {}, plain],
])('has the script "%s" with %j write a report: %s', async (script, devDependencies, tests) => {
  await using folder = await temporaryFolder();
  const packageJson = JSON.stringify({ scripts: { test: script }, devDependencies });
  await writeFiles(folder.directory, { 'package.json': packageJson });
  const found = await guessCommands(folder.directory);
  const expected = tests === plain ? undefined : reports;
  expect(found).toMatchObject({ tests });
  expect(found.reports).toBe(expected);
  expect(found.needs).toBe(/^jest/.test(script) && tests === plain ? 'jest-junit' : undefined);
});
