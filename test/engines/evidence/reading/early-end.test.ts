import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earlyEnd } from '../../../../src/engines/evidence/reading/index.ts';
import { growth } from '../../../support/growth.ts';
import { hostileText } from '../../../support/hostile/texts.ts';

const apart = 'as `a || code=1; b || code=1; exit $code`';
const failed = 'not ok 1 - sums\n';

describe('an output says that not everything ran', () => {
  test.each<[string, string, string]>([
    ['cargo', 'error: test failed, to rerun pass `--lib`', 'with `--no-fail-fast`'],
    [
      'nextest',
      'warning: 1/2 tests were not run due to test failure (run with --no-fail-fast)',
      'without what ends it early',
    ],
    [
      'pytest, by its settings',
      '!!!!!! stopping after 1 failures !!!!!!',
      'without what ends it early',
    ],
    ['jest', 'Test Suites: 1 failed, 1 of 2 total', 'without what ends it early'],
    ['vitest', ' Test Files  1 failed (2)', 'without what ends it early'],
    ['playwright', '  1 failed\n  2 did not run', 'without what ends it early'],
    [
      'AVA, by its settings',
      '  `--fail-fast` is on. 1 test file was skipped.',
      'without what ends it early',
    ],
    [
      'maven',
      '[INFO] cart ........................ FAILURE [  3.7 s]\n[INFO] prices ....................... SKIPPED',
      'with `-fae` or `-fn`',
    ],
    ['gradle', "Execution failed for task ':cart:test'.", 'with `--continue`'],
    ['turbo', '   • Running test in 2 packages', 'with `--continue`'],
    ['pnpm', 'Error: ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL', 'with `--no-bail`'],
    ['lerna', 'lerna info Executing command in 2 packages: "npm run test"', 'with `--no-bail`'],
  ])('%s', (_, output, how) => {
    expect(earlyEnd(`${failed}${output}\n`, '')).toBe(how);
    const labelled = `${failed}${output}`.replace(/^/gm, 'web:test: ');
    expect(earlyEnd(`${labelled}\n`, '')).toBe(how);
  });

  test.each<[string, string, string?]>([
    [
      'cargo, all',
      'error: test failed, to rerun pass `--lib`\nerror: 1 target failed:\n    `--lib`',
    ],
    ['cargo, examples', 'error: doctest failed, to rerun pass `--doc`'],
    ['cargo, one target', 'error: test failed, to rerun pass `--lib`', 'cargo test --lib'],
    ['jest, skipped', 'Test Suites: 1 skipped, 1 failed, 1 of 2 total'],
    ['jest', 'Tests:       1 failed, 2 skipped, 1 todo, 1 passed, 5 total'],
    ['vitest', ' Test Files  1 failed | 1 passed (2)\n      Tests  1 failed | 2 passed (3)'],
    ['gradle, one project', "Execution failed for task ':test'."],
    ['gradle', "Execution failed for task ':cart:test'.", './gradlew --continue test'],
    ['turbo', '   • Running test in 1 packages'],
    ['turbo', '   • Running test in 2 packages\n> turbo run test --continue'],
    ['ctest', 'The following tests did not run:\n\t  3 - slow (Disabled)'],
  ])('or that it did: %s', (_, output, command = 'npm test') => {
    expect(earlyEnd(`${failed}${output}\n`, command)).toBeUndefined();
  });
});

describe('an option ends a run early', () => {
  const commands: readonly (readonly [command: string, option: string | undefined])[] = [
    ['pytest -x', '-x'],
    ['python -m pytest -qx tests', '-qx'],
    ['pytest --maxfail=2', '--maxfail'],
    ['pytest -rx -n 4', undefined],
    ['bash -x run-tests.sh', undefined],
    ['gradle test -x lint', undefined],
    ['jest --bail', '--bail'],
    ['jest --bail=0', undefined],
    ['jest --no-bail', undefined],
    ['npx mocha -b test', '-b'],
    ['vitest run --bail 1', '--bail'],
    ['nx run-many -t test --nx-bail', '--nx-bail'],
    ['go test -failfast ./...', '-failfast'],
    ['rspec --fail-fast', '--fail-fast'],
    ['rspec --no-fail-fast', undefined],
    ['cargo nextest run --no-fail-fast', undefined],
    ['phpunit --stop-on-defect', '--stop-on-defect'],
    ['./cart_test --gtest_fail_fast', '--gtest_fail_fast'],
    ['GTEST_FAIL_FAST=1 ./cart_test', 'GTEST_FAIL_FAST=1'],
    ['ctest --stop-on-failure', '--stop-on-failure'],
    ['python -m unittest -v -f', '-f'],
    ['mvn test -Dsurefire.skipAfterFailureCount=1', 'skipAfterFailureCount=1'],
  ];

  test.each(commands)('%s', (command, option) => {
    const how = option === undefined ? undefined : `without \`${option}\``;
    expect(earlyEnd(failed, command)).toBe(how);
    expect(earlyEnd(`\n> shop@1.0.0 test\n> ${command}\n\n${failed}`, 'npm test')).toBe(how);
    expect(earlyEnd(`$ ${command}\n${failed}`, 'yarn test')).toBe(how);
    expect(
      earlyEnd(`${command}\n${failed}make: *** [Makefile:2: test] Error 1\n`, 'make test'),
    ).toBe(how);
  });

  test('not in the title of a test', () => {
    expect(earlyEnd('not ok 1 - jest --bail ends early\n', 'npm test')).toBeUndefined();
  });
});

describe('the first that fails ends the rest', () => {
  test.each([
    'npm run test:unit && npm run test:e2e',
    'pytest a && pytest b',
    'jest a && vendor/bin/phpunit',
    'cross-env TZ=UTC npm run test-tz && npx tape test',
    'npm run test:unit; npm run test:e2e',
    'npm test -w cart && npm test -w prices',
    'node test/a.js\nnode test/b.js',
    'cd web && npm test && cd ../api && npm test',
    'for file in test/*.js; do node $file; done',
    'for file in test/*.js; do node $file || exit 1; done',
    'for file in {files}; do mocha $file || { code=1; break; }; done; exit $code',
    'sh -c "npm test && npm run e2e"',
    'if ! npm test; then exit 1; fi; npm run e2e',
  ])('%j', (command) => {
    expect(earlyEnd(failed, command)).toBe(apart);
  });

  test.each([
    'make test',
    'npm run build && npm test',
    'npm run lint && npm test',
    'npm ci && npm test && npm run build',
    'cd test && pytest',
    'test -d node_modules || npm ci; npm test',
    'mkdir -p test-results && pytest --junitxml=test-results/a.xml',
    'RAILS_ENV=test bin/rails db:test:prepare && bin/rspec',
    'docker compose -f docker-compose.test.yml up -d && npm test',
    'cmake --build build --target tests && ctest --test-dir build',
    'cargo test --no-run && cargo test --no-fail-fast',
    'npm test || code=1; npm run e2e || code=1; exit $code',
    'for file in test/*.js; do node $file || code=1; done; exit $code',
    'set +e; npm test; npm run e2e',
    'npm test | tee log.txt',
  ])('or not: %j', (command) => {
    expect(earlyEnd(failed, command)).toBeUndefined();
  });

  test.each<[string, string, string | undefined]>([
    ['make test-cart test-prices', 'test-cart', 'with `-k`'],
    ['make test-cart test-prices', 'test-prices', undefined],
    ['make test', 'test-cart', 'with `-k`'],
    ['make -k test', 'test-cart', undefined],
    ['make -C build CFLAGS=-g test', 'test', undefined],
    ['make check', 'check-am', undefined],
    ['make check', 'check-recursive', 'with `-k`'],
    ['npm test', 'test-cart', undefined],
  ])('%s at %s', (command, target, how) => {
    expect(earlyEnd(`${failed}make: *** [Makefile:3: ${target}] Error 1\n`, command)).toBe(how);
  });
});

test('whatever is printed and run, the answer is short, and found in linear time', () => {
  const text = fc.oneof(hostileText, fc.constantFrom('> ', '&& ', 'pytest ', '-x', ' for do; '));
  const output = fc.array(text, { maxLength: 20 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(output, output, (printed, command) => {
      expect((earlyEnd(printed, command) ?? '').length).toBeLessThan(1_000);
    }),
  );
  for (const part of ['> pytest ', 'for ', '{', '|| { ', '1 ', 'make a ', 'Running ', 'stopped ']) {
    const read = (size: number) => {
      const row = part.repeat(Math.ceil(size / part.length));
      earlyEnd(`${row}\n${`${row.slice(0, 480)}\n`.repeat(Math.ceil(size / 480))}`, 'make test');
    };
    expect(growth(read, 8_000)).toBeLessThan(8);
  }
});
