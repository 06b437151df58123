import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fastClock } from '../support/fast-clock.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';
import { dispatchOf, startWorld } from '../support/world.ts';

it('the log of a job says that a slow model replies', async () => {
  await using world = await startWorld({
    files: shopFiles,
    script: async (_, index) => {
      // By the clock of the job, more than half a minute.
      if (index === 0) await setTimeout(1_100);
      const reply = shopReplies[index];
      if (reply === undefined) throw new Error('the script has ended');
      return reply;
    },
  });
  const key = 'SHOP-7';
  world.jira.addIssue({ key, ...shopTicket });
  const { stdout } = await world.act(dispatchOf(world.ticket(key), '1'), { env: fastClock });
  expect(stdout).toMatch(
    // The half minute starts before the call does, so that its seconds may be one less.
    /^plan: asking the model \(call 1 of 16\)\nplan · (?:29|3\d) s · call 1 of 16.*\n.*plan: fix/m,
  );
});
