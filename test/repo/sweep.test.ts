import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { fencedBlocks } from './markdown.ts';
import { projectText } from './project.ts';

const examples = fencedBlocks(projectText('docs/setup.md'), 'yaml');
const text = examples.find((one) => one.includes('mode: sweep')) ?? '';

describe('the documented workflow for sweeps', () => {
  const workflow = z
    .object({
      on: z.object({ schedule: z.array(z.object({ cron: z.string() })) }),
      permissions: z.record(z.string(), z.string()),
      concurrency: z.object({ 'cancel-in-progress': z.literal(false) }),
    })
    .parse(parse(text));

  it('runs more often than a sweep’s period', () => {
    expect(workflow.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) }]);
  });

  it('has only the permissions to start the other workflow and read its pull requests', () => {
    expect(workflow.permissions).toEqual({ contents: 'write', 'pull-requests': 'read' });
  });
});
