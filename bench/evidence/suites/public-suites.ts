/** A public repository, as far as it decides how its tests are run and read. */
export interface PublicSuite {
  readonly repository: string;
  /** The file at its root that `init` goes by; missing if there is none. */
  readonly file?: string;
  /** A folder beside it that decides. */
  readonly folder?: string;
  /** The scripts of its package that its tests consist of. */
  readonly script?: Readonly<Record<string, string>>;
  /** Its runner, by the name of the recording; the first of several. */
  readonly runner: string;
  /** Whether its runner can write a report; true by default. */
  readonly isReporting?: false;
}

const npm = (
  repository: string,
  runner: string,
  test: string,
  others: Readonly<Record<string, string>> = {},
): PublicSuite => ({ repository, runner, file: 'package.json', script: { test, ...others } });

const built = (file: string, runner: string, ...repositories: readonly string[]) =>
  repositories.map((repository): PublicSuite => ({ repository, runner, file }));

/** Forty public repositories in twelve languages, with what their newest commit of August 2026 or before says. */
export const publicSuites: readonly PublicSuite[] = [
  npm('expressjs/express', 'mocha', 'mocha --require test/support/env --reporter spec test/'),
  npm('fastify/fastify', 'node', 'npm run lint && npm run unit && npm run test:types', {
    unit: 'borp',
    'test:types': 'tstyche',
  }),
  npm('honojs/hono', 'vitest', 'tsc -p tsconfig.spec.json && vitest --run'),
  npm(
    'iamkun/dayjs',
    'jest',
    'cross-env TZ=Pacific/Auckland npm run test-tz && npm run test-tz-plugin && jest --coverage',
    { 'test-tz': 'date && jest test/timezone.test', 'test-tz-plugin': 'date && jest test/plugin' },
  ),
  npm('darkreader/darkreader', 'jest', 'npm run test:unit', {
    'test:unit': 'jest --config=tests/unit/jest.config.mjs',
  }),
  npm(
    'axios/axios',
    'mocha',
    'npm run test:eslint && npm run test:mocha && npm run test:karma && npm run test:exports',
    {
      'test:mocha': 'node bin/ssl_hotfix.js mocha test/unit/**/*.js --exit',
      'test:karma': 'karma start karma.conf.cjs --single-run',
    },
  ),
  npm('vuejs/core', 'vitest', 'vitest'),
  npm('sveltejs/svelte', 'vitest', 'vitest run'),
  npm('prettier/prettier', 'jest', 'jest'),
  npm('webpack/webpack', 'jest', 'yarn test:base', {
    'test:base': 'node --expose-gc node_modules/jest-cli/bin/jest --logHeapUsage',
  }),
  npm('eslint/eslint', 'mocha', 'node Makefile.js test'),
  npm('tj/commander.js', 'node-spec', 'node --test && npm run check:type:ts'),
  npm('sindresorhus/got', 'ava', "xo && tsc --noEmit && NODE_OPTIONS='--import=tsx/esm' ava"),
  ...built('uv.lock', 'pytest', 'pallets/flask', 'pallets/click', 'fastapi/fastapi'),
  ...built('pyproject.toml', 'pytest', 'psf/requests', 'pytest-dev/pytest'),
  ...built(
    'go.mod',
    'go',
    'gin-gonic/gin',
    'spf13/cobra',
    'gohugoio/hugo',
    'prometheus/prometheus',
  ),
  ...built('Cargo.toml', 'cargo', 'BurntSushi/ripgrep', 'tokio-rs/tokio', 'serde-rs/serde'),
  ...built('pom.xml', 'surefire', 'google/gson', 'apache/commons-lang', 'apache/maven'),
  ...built('pom.xml', 'surefire', 'apache/zookeeper'),
  ...built('gradlew', 'gradle', 'square/okhttp'),
  ...built('Gemfile', 'minitest', 'jekyll/jekyll', 'sinatra/sinatra'),
  { repository: 'rubocop/rubocop', runner: 'rspec', file: 'Gemfile', folder: 'spec' },
  ...built('composer.json', 'phpunit', 'composer/composer', 'laravel/framework'),
  ...built('CMakeLists.txt', 'ctest, programs', 'fmtlib/fmt', 'nlohmann/json'),
  ...built('Polly.slnx', 'dotnet test', 'App-vNext/Polly'),
  ...built('mix.exs', 'exunit', 'elixir-ecto/ecto'),
  { repository: 'redis/redis', runner: 'tcl', isReporting: false },
];
