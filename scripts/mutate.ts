/** Mutation tests: changes the core, or the named parts of it, in one place at a time, and shows the changes that no test of the core notices. */
import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

const parts = process.argv.slice(2);

const engines = ['text', 'files', 'edits', 'evidence'];
const pureRooms = ['src/core', ...engines.map((name) => `src/engines/${name}`)];

// Each change runs the tests again; a fifth of the usual search is enough to see it.
process.env.PROPERTY_RUNS ||= '0.2';

await new Stryker({
  mutate: (parts.length > 0 ? parts : pureRooms).map((part) =>
    part.endsWith('.ts') ? part : `${part}/**/*.ts`,
  ),
  ignorePatterns: ['**', '!src/**', '!test/**'],
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: fileURLToPath(import.meta.resolve('./mutate/core-tests.ts')) },
  // Tables of constants: each change there would run every test.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  // The score is that of all results in the file, so each choice of parts has its own.
  incrementalFile: `reports/mutation-${hash('sha256', parts.join()).slice(0, 8)}.json`,
  tempDirName: 'reports/sandbox',
  disableTypeChecks: false,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
}).runMutationTest();
