import { expect, test } from 'vitest';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';

test('a ticket of Jira Service Management opens no other tickets to the model', async () => {
  const offered = async (isServiceDesk: boolean) => {
    const { work, toServiceDesk } = jobFixture();
    if (isServiceDesk) toServiceDesk();
    const { model } = await work(...aFix);
    return model.requests[0]?.reads.map(({ name }) => name);
  };
  expect(await offered(false)).toContain('read_ticket');
  expect(await offered(true)).toContain('read_file');
  expect(await offered(true)).not.toContain('read_ticket');
});
