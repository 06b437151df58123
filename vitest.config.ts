import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** What the Worker's tests are bound to. Wrangler wants its secrets in the environment, too. */
const secrets = {
  JIRA_WEBHOOK_SECRET: 'a secret of the tests',
  GITHUB_TOKEN: 'token-of-the-tests',
};
Object.assign(process.env, secrets);

/** The Worker's tests run inside workerd, everything else on Node. */
export default defineConfig({
  test: {
    // What fails is shown in full, what passes is counted.
    reporters: ['minimal'],
    // Most tests wait for programs that they start: a core can wait for more than one.
    maxWorkers: 3,
    projects: [
      {
        // The inner loop: no process, no socket, no disk.
        test: {
          name: 'unit',
          include: ['test/core/**/*.test.ts', 'test/agent/**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        // Some packages name source maps that they do not ship; nothing here needs them.
        logLevel: 'error',
        test: {
          name: 'node',
          // Half of the time went into loading the same modules again for each file.
          isolate: false,
          include: ['{test,bench}/**/*.test.ts'],
          exclude: ['test/worker/**', 'test/core/**', 'test/agent/**'],
          testTimeout: 60_000,
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
        test: { name: 'worker', isolate: false, include: ['test/worker/**/*.test.ts'] },
      },
    ],
  },
});
