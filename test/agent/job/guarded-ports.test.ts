import { expect, test } from 'vitest';
import { withoutSecrets } from '../../../src/agent/job/index.ts';
import { patchDiff } from '../../../src/core/edits/index.ts';
import { jobSummary } from '../../../src/core/report/index.ts';
import { jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';

const foreign = 'glpat-0123456789abcdefghij';
const own = 'model-key-of-the-job';

/** The result of a job whose model writes both keys in the change and in the reply, and whose change stays unpublished. */
async function jobWithKeys() {
  const { deliver, services } = jobFixture();
  services.fail('publish', new Error('down'));
  return deliver([
    reply.fix('src/cart.ts'),
    reply.edit('src/cart.ts', 'a + b', `a * b // ${foreign}`),
    reply.revise(`It has ${foreign} and ${own}.`),
    reply.edit('src/cart.ts', `a * b // ${foreign}`, `b * a // ${foreign}`),
    reply.approve(),
  ]);
}

test('what people read of a result has neither own keys nor those of others', async () => {
  const { outcome, ticket } = withoutSecrets(await jobWithKeys(), [own]);
  const read = jobSummary(outcome, ticket) + JSON.stringify(outcome);
  expect(read).toContain('[redacted]');
  expect(read).not.toContain(foreign);
  expect(read).not.toContain(own);
});

test('the kept patch fits its file: only own secrets are hidden there', async () => {
  const { patch } = withoutSecrets(await jobWithKeys(), [own]);
  expect(patch && patchDiff(patch)).toContain(`+b * a // ${foreign}`);
});
