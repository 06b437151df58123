import { readdir } from 'node:fs/promises';
import { reporters } from '../../core/proof/index.ts';
import { parseJson, readMembers } from '../../engines/text/index.ts';
import { readBelow } from './files.ts';

/** The project's own commands; an empty one is not set. */
export interface OwnCommands {
  readonly setup: string;
  readonly lint: string;
  readonly tests: string;
  /** Where the tests write reports: `test-report`, or empty for the usual places; missing if they write none. */
  readonly reports?: string | undefined;
}

/** Commands that write a report. */
const pytest = {
  lint: '',
  tests: `.venv/bin/python -m pytest ${reporters.pytest.options}`,
  reports: reporters.pytest.report,
};
const rspec = {
  tests: `bundle exec rspec ${reporters.rspec.options}`,
  reports: reporters.rspec.report,
};
const venv = 'python3 -m venv .venv && .venv/bin/pip install';

/** How projects with a file at their root are built and tested. The first that fits counts. */
const builds: readonly (OwnCommands & { readonly file: string | RegExp })[] = [
  { file: 'go.mod', setup: 'go mod download', lint: 'go vet ./...', tests: 'go test ./...' },
  {
    file: 'Cargo.toml',
    setup: 'cargo fetch',
    lint: '',
    tests: 'cargo test --offline --no-fail-fast',
  },
  {
    ...{ file: 'mvnw', setup: './mvnw -B -q test-compile', lint: '' },
    ...{ tests: './mvnw -B -o -q test', reports: '' },
  },
  {
    ...{ file: 'pom.xml', setup: 'mvn -B -q test-compile', lint: '' },
    ...{ tests: 'mvn -B -o -q test', reports: '' },
  },
  {
    ...{ file: 'gradlew', setup: './gradlew testClasses', lint: '' },
    ...{ tests: './gradlew --offline test', reports: '' },
  },
  {
    ...{ file: /\.(?:slnx?|csproj)$/, setup: 'dotnet build', lint: '' },
    ...{ tests: `dotnet test --no-build ${reporters['dotnet test'].options}`, reports: '' },
  },
  { file: 'mix.exs', setup: 'mix deps.get', lint: '', tests: 'mix test' },
  {
    ...{ file: 'composer.json', setup: 'composer install', lint: '' },
    tests: `vendor/bin/phpunit ${reporters.phpunit.options}`,
    reports: reporters.phpunit.report,
  },
  {
    ...{ file: 'CMakeLists.txt', setup: 'cmake -S . -B build && cmake --build build', lint: '' },
    // A relative path is one in the folder of the build.
    tests: `cmake --build build && ctest --test-dir build --output-on-failure ${reporters.ctest.options}`,
    reports: reporters.ctest.report,
  },
  { file: 'uv.lock', setup: 'pipx run uv sync', ...pytest },
  {
    file: 'poetry.lock',
    setup: 'POETRY_VIRTUALENVS_IN_PROJECT=true pipx run poetry install',
    ...pytest,
  },
  { file: 'pyproject.toml', setup: `${venv} -e . pytest`, ...pytest },
  { file: 'requirements.txt', setup: `${venv} -r requirements.txt pytest`, ...pytest },
];

/** Installs by lockfile, the first that exists. */
const installs: readonly (readonly [lockfile: string, command: string])[] = [
  ['package-lock.json', 'npm ci'],
  ['pnpm-lock.yaml', 'npx --yes pnpm install --frozen-lockfile'],
  ['yarn.lock', 'npx --yes yarn install --frozen-lockfile'],
  ['bun.lock', 'npx --yes bun install --frozen-lockfile'],
];

/** Guesses the project's own commands from the files at its root. */
export async function guessCommands(root: string): Promise<OwnCommands> {
  const files = await readdir(root);
  const has = (file: string) => files.includes(file);
  if (has('package.json')) return ofPackage((await readBelow(root, 'package.json')) ?? '', has);
  if (has('Gemfile')) {
    const tests = has('spec') ? rspec : { tests: 'bundle exec rake test' };
    return { setup: 'bundle install', lint: '', ...tests };
  }
  const fits = ({ file }: (typeof builds)[number]) =>
    files.some((name) => (typeof file === 'string' ? file === name : file.test(name)));
  const { setup = '', lint = '', tests = '', reports } = builds.find(fits) ?? {};
  return { setup, lint, tests, reports };
}

function ofPackage(text: string, has: (file: string) => boolean): OwnCommands {
  const manifest = readMembers(parseJson(text));
  const scripts = new Map(Object.entries(Object(manifest.get('scripts'))));
  const test = String(scripts.get('test') ?? '');
  const isTested = /^(?!.*no test specified)./.test(test);
  const [, install = 'npm install'] = installs.find(([lockfile]) => has(lockfile)) ?? [];
  // npm has only the first Yarn; Corepack fetches the one that the project names.
  const isNewYarn = has('yarn.lock') && /^yarn@[2-9]/.test(String(manifest.get('packageManager')));
  return {
    setup: isNewYarn ? 'npx --yes corepack yarn install --immutable' : install,
    lint: scripts.has('lint') ? 'npm run lint' : '',
    ...(reportingTest(test) ?? { tests: isTested ? 'npm test' : '' }),
  };
}

/** How a script is run so that it writes a report, and where that is. */
interface Reporting {
  readonly tests: string;
  readonly reports: string;
}

/** The runners of JavaScript that write a report by options behind those of the script `test`. */
const runners = (
  ['vitest', 'jest', 'playwright test', 'node --test', 'bun test', 'cucumber-js'] as const
).map((name) => reporters[name]);

/** Returns how `npm test` writes a report; `undefined` if its runner cannot be told so. */
function reportingTest(script: string): Reporting | undefined {
  // Options reach the last of several commands.
  const last = /[|;<>]|(?<!&)&(?!&)/.test(script) ? '' : (script.split('&&').at(-1) ?? '');
  const single = last.trim().replace(/^npx (?:--\S+ )*/, '');
  const runner = runners.find(({ command }) => single.search(command) === 0);
  // Behind the name of a file, they would be options of that.
  if (runner === undefined || /^node\b.* [^-]\S*$/.test(single)) return undefined;
  const variable = 'variable' in runner ? runner.variable : '';
  return { tests: `${variable} npm test -- ${runner.options}`.trim(), reports: runner.report };
}
