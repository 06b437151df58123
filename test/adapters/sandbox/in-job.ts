import { it as base } from 'vitest';
import { type Job, startJob } from './job.ts';

/** A test that may ask for a job with an empty checkout. */
export const it = base.extend<{ readonly job: Job }>({
  job: async ({ task: _ }, use) => {
    await using job = await startJob({});
    await use(job);
  },
});
