import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { propertyTests, testTimeout } from './test/support/property-tests.ts';

/** Bindings of the Worker's tests. Wrangler also requires its secrets in the environment. */
const secrets = {
  JIRA_WEBHOOK_SECRET: 'a secret of the tests',
  GITHUB_TOKEN: 'token-of-the-tests',
};
Object.assign(process.env, secrets);

/** Node loads the modules itself, in a fraction of the time that transforming them would take. */
const native = { viteModuleRunner: false, nodeLoader: false };

/** The rooms without processes, sockets or files. */
const pure = '{core,agent,engines/{text,files,edits,evidence}}';

/** What takes long and is seldom broken: a sample of it, or one of its kind, is in the tests of a change. */
const night = '{test,bench}/**/*.night.test.ts';

/** Tests with processes, sockets or files, on Node. */
const onNode = {
  ...propertyTests,
  setupFiles: [...propertyTests.setupFiles, './test/support/native-modules.ts'],
  globalSetup: './test/support/memory-folder.ts',
  // Loading the same modules again for every file would take half of the time.
  isolate: false,
  experimental: native,
  // Only against hanging: on a busy or slow machine, what waits for programs takes its time.
  testTimeout: testTimeout(900_000),
  hookTimeout: 300_000,
};

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
          include: [`test/${pure}/**/*.test.ts`],
          isolate: false,
          experimental: native,
          testTimeout: testTimeout(30_000),
        },
      },
      {
        test: {
          name: 'node',
          ...onNode,
          include: ['{test,bench}/**/*.test.ts'],
          exclude: ['test/worker/**', `test/${pure}/**`, night],
        },
      },
      { test: { name: 'night', ...onNode, include: [night] } },
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
