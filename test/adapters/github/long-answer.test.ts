import { expect, it } from 'vitest';
import { fetchThrough } from '../../../src/adapters/github/connection/connection.ts';
import { watchOutages } from '../../../src/adapters/github/connection/outage.ts';
import { OutageError } from '../../../src/core/user-error.ts';
import { endless } from '../../support/endless.ts';
import { startStandIn } from '../../support/stand-in.ts';

it('an answer without end is refused in one sentence, and not asked for again', async () => {
  let asked = 0;
  await using server = await startStandIn({
    'GET /': () => {
      asked += 1;
      return endless();
    },
  });
  const send = fetchThrough(watchOutages({}));
  const error = await send(`${server.url}/`).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OutageError);
  expect(String(error)).toContain('GitHub sent an answer of more than 16 MiB.');
  expect(asked).toBe(1);
});
