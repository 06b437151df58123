import { expect, test } from 'vitest';
import { guessCommands, type OwnCommands } from '../../../src/cli/init/own-commands.ts';
import { settingsTable } from '../../../src/settings/index.ts';
import { type Files, temporaryFolder, writeFiles } from '../../support/repository.ts';

const scriptsOf = '"scripts":{"test":"vitest","lint":"biome check"}';
const npm = { 'package.json': `{${scriptsOf}}` };
const yarn4 = { 'package.json': `{"packageManager":"yarn@4.9.1",${scriptsOf}}` };
const noTests = { 'package.json': '{"scripts":{"test":"echo \\"Error: no test specified\\""}}' };
const pyproject = { 'pyproject.toml': '' };

const reports = 'test-report.xml';
const none = { lint: '', tests: '' };
const scripts = {
  lint: 'npm run lint',
  tests: `npm test -- --reporter=default --reporter=junit --outputFile.junit=${reports}`,
  reports,
};
const pytest = { lint: '', tests: `.venv/bin/python -m pytest --junitxml=${reports}`, reports };
const json = 'test-report.json';
const rspec = `bundle exec rspec --format progress --format json --out ${json}`;
const ctest = 'ctest --test-dir build --output-on-failure --output-junit';
const venv = 'python3 -m venv .venv && .venv/bin/pip install';
const poetry = 'POETRY_VIRTUALENVS_IN_PROJECT=true pipx run poetry install';

/** Commands that are found without a linter. */
const only = (tests: string, more: Partial<OwnCommands> = {}) => ({ lint: '', tests, ...more });

test.each<readonly [string, Files, setup: string, Omit<OwnCommands, 'setup'>]>([
  ['npm', { ...npm, 'package-lock.json': '' }, 'npm ci', scripts],
  ['no lockfile', npm, 'npm install', scripts],
  ['no tests', noTests, 'npm install', none],
  ['a broken manifest', { 'package.json': '{' }, 'npm install', none],
  ['pnpm', { ...npm, 'pnpm-lock.yaml': '' }, 'npx --yes pnpm install --frozen-lockfile', scripts],
  ['Yarn', { ...npm, 'yarn.lock': '' }, 'npx --yes yarn install --frozen-lockfile', scripts],
  ['Yarn 4', { ...yarn4, 'yarn.lock': '' }, 'npx --yes corepack yarn install --immutable', scripts],
  ['Bun', { ...npm, 'bun.lock': '' }, 'npx --yes bun install --frozen-lockfile', scripts],
  ['uv', { ...pyproject, 'uv.lock': '' }, 'pipx run uv sync', pytest],
  ['Poetry', { ...pyproject, 'poetry.lock': '' }, poetry, pytest],
  ['pip', pyproject, `${venv} -e . pytest`, pytest],
  ['requirements.txt', { 'requirements.txt': '' }, `${venv} -r requirements.txt pytest`, pytest],
  ['Go', { 'go.mod': '' }, 'go mod download', { lint: 'go vet ./...', tests: 'go test ./...' }],
  ['Cargo', { 'Cargo.toml': '' }, 'cargo fetch', only('cargo test --offline --no-fail-fast')],
  [
    'Maven',
    { 'pom.xml': '' },
    'mvn -B -q test-compile',
    only('mvn -B -o -q test', { reports: '' }),
  ],
  [
    'Maven’s wrapper',
    { 'pom.xml': '', mvnw: '' },
    './mvnw -B -q test-compile',
    only('./mvnw -B -o -q test', { reports: '' }),
  ],
  [
    'Gradle',
    { 'build.gradle.kts': '', gradlew: '' },
    './gradlew testClasses',
    only('./gradlew --offline test', { reports: '' }),
  ],
  [
    '.NET',
    { 'Shop.sln': '' },
    'dotnet build',
    only('dotnet test --no-build --logger trx', { reports: '' }),
  ],
  [
    'Bundler',
    { Gemfile: '', 'spec/a_spec.rb': '' },
    'bundle install',
    only(rspec, { reports: json }),
  ],
  ['Bundler and Rake', { Gemfile: '' }, 'bundle install', only('bundle exec rake test')],
  [
    'Composer',
    { 'composer.json': '' },
    'composer install',
    only(`vendor/bin/phpunit --log-junit ${reports}`, { reports }),
  ],
  [
    'CMake',
    { 'CMakeLists.txt': '' },
    'cmake -S . -B build && cmake --build build',
    only(`cmake --build build && ${ctest} ${reports}`, { reports: `build/${reports}` }),
  ],
  ['Mix', { 'mix.exs': '' }, 'mix deps.get', only('mix test')],
  ['nothing', { 'README.md': '' }, '', none],
])('guesses the commands of %s', async (_, files, setup, commands) => {
  await using folder = await temporaryFolder();
  await writeFiles(folder.directory, files);
  expect(await guessCommands(folder.directory)).toEqual({ setup, ...commands });
});

const plain = 'npm test';
const playwright = `PLAYWRIGHT_JUNIT_OUTPUT_NAME=${reports}`;
const vitest = scripts.tests;
const node = `npm test -- --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=${reports}`;
const jest = `npm test -- --json --outputFile=${json}`;

test.each([
  ['vitest run', vitest],
  ['npx --yes vitest', vitest],
  ['vitest run && tsc', plain],
  ['tsc && vitest run', vitest],
  ['tsc; vitest run', plain],
  ['tsc & vitest run', plain],
  ['vitest-runner', plain],
  ['node --test', node],
  ['node --import=tsx --test', node],
  ['node --test test/a.js', plain],
  ['jest --coverage', jest],
  ['playwright test', `${playwright} npm test -- --reporter=list,junit`],
  ['bun test', `npm test -- --reporter=junit --reporter-outfile=${reports}`],
  ['cucumber-js', `npm test -- --format progress --format junit:${reports}`],
  ['mocha', plain],
  ['vitest | tap-parser', plain],
])('has the script "%s" write a report: %s', async (script, tests) => {
  await using folder = await temporaryFolder();
  const packageJson = JSON.stringify({ scripts: { test: script } });
  await writeFiles(folder.directory, { 'package.json': packageJson });
  const found = await guessCommands(folder.directory);
  const report = tests === jest ? json : reports;
  expect(found).toMatchObject({ tests });
  expect(found.reports).toBe(tests === plain ? undefined : report);
  expect(settingsTable['test-report'].kind.parse(found.reports ?? '')).not.toBeNull();
});
