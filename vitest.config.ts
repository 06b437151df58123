import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { propertyTests, testTimeout } from './test/support/property-tests.ts';

/** Bindings of the Worker's tests. Wrangler also requires its secrets in the environment. */
const secrets = {
  JIRA_WEBHOOK_SECRET: 'a secret of the tests',
  GITHUB_TOKEN: 'token-of-the-tests',
};
Object.assign(process.env, secrets);

/** Runs the Worker's tests in workerd and all others on Node. */
export default defineConfig({
  test: {
    // Prints failures in full, and counts what passes.
    reporters: ['minimal'],
    // One more than the usual two cores, because many tests wait for programs.
    maxWorkers: 3,
    projects: [
      {
        // Fast tests without processes, sockets or files.
        test: {
          name: 'unit',
          ...propertyTests,
          include: ['test/core/**/*.test.ts', 'test/agent/**/*.test.ts'],
          isolate: false,
          testTimeout: testTimeout(30_000),
        },
      },
      {
        // Hides warnings about packages that do not ship their source maps.
        logLevel: 'error',
        test: {
          name: 'node',
          ...propertyTests,
          // Loading the same modules again for every file would take half of the time.
          isolate: false,
          include: ['{test,bench}/**/*.test.ts'],
          exclude: ['test/worker/**', 'test/core/**', 'test/agent/**'],
          // On a busy machine, what waits for programs takes its time.
          testTimeout: testTimeout(120_000),
          hookTimeout: 60_000,
          server: {
            deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] },
          },
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                ...secrets,
                GITHUB_REPOSITORY: 'acme/shop',
                GITHUB_API_URL: 'https://github.test',
              },
            },
          }),
        ],
        test: {
          name: 'worker',
          ...propertyTests,
          isolate: false,
          include: ['test/worker/**/*.test.ts'],
          testTimeout: testTimeout(30_000),
        },
      },
    ],
  },
});
