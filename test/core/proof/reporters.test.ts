import { expect, test } from 'vitest';
import { adviseReport, findTestSource } from '../../../src/core/proof/index.ts';

const unknown = 'no report: let the tests write one, and name it in test-report';

test.each([
  ['make test', '> shop@1.0.0 test\n> vitest run\n', /^no report: add `--reporter=default --/],
  ['npx jest', '', /add `--json --outputFile=\S+` to `jest`, and name test-report\.json in/],
  ['npx playwright test', '', /to `playwright test` and `PLAYWRIGHT_\S+` before it, and name/],
  ['make', 'running 1 test\n\ntest result: ok. 1 passed; 0 failed\n', /run `cargo nextest run/],
  ['cargo +nightly test', '', /profile\.ci\.junit\.path = "junit\.xml"/],
  ['go vet ./... && go test ./...', '', /add `-json` and, at the end, `\| tee test-report\.json`/],
  ['node --import tsx --test', '', unknown],
  ['dotnet test', '', 'no report: add `--logger trx` to `dotnet test`'],
  ['python -m unittest', '', 'no report: run these tests with `python -m pytest`'],
  ['lein test', '', unknown],
  ['vitest-runner; ./gradle.sh', '', unknown],
])('after %s and its words, it is said what to add', (command, output, advice) => {
  expect(adviseReport(output, command)).toEqual(
    typeof advice === 'string' ? advice : expect.stringMatching(advice),
  );
});

test.each([
  ['a report is named', ['lein test'], true, 'report', /test-report/],
  ['a runner is asked', ['npm test', '.venv/bin/python -m pytest'], false, 'report', /is asked/],
  ['a runner writes one anyway', ['./mvnw -B test'], false, 'report', /Maven writes/],
  ['it is told to', ['dotnet test --logger trx'], false, 'report', /writes a report/],
  [
    'a console is known',
    ['npm test', 'mocha --exit'],
    false,
    'console',
    /are a hint; no report: add/,
  ],
  ['none is', ['npx ava'], false, 'exit code', /^nothing but the exit code; no report: let/],
] as const)('what shows which tests fail: %s', (_, commands, isNamed, kind, sentence) => {
  const source = findTestSource(commands, isNamed);
  expect(source).toEqual({ kind, sentence: expect.stringMatching(sentence) });
});
