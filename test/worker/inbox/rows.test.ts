import { reset, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, test } from 'vitest';
import { Ledger } from '../../../src/worker/inbox/ledger.ts';
import { Outbox } from '../../../src/worker/inbox/outbox.ts';
import { rowsWritten } from '../../support/workerd/rows-written.ts';
import { sampleDecision, sampleDelivery } from './samples.ts';
import { metered } from './scene.ts';

afterEach(() => reset());

test('a delivery writes as many rows as the cost simulation assumes', async () => {
  const inbox = env.INBOX.getByName('rows');
  const counted = await runInDurableObject(inbox, (_, { storage }) => {
    const meter = metered(storage.sql, 'rowsWritten');
    const ledger = new Ledger(meter.sql);
    const outbox = new Outbox(meter.sql);
    const ignored = meter.of(() =>
      ledger.add(sampleDelivery('d-1'), { kind: 'ignored', reason: 'Not ours.' }, 1),
    );
    const accepted = meter.of(() => ledger.add(sampleDelivery('d-2'), sampleDecision('d-2'), 1));
    const duplicate = meter.of(() => ledger.has(sampleDelivery('d-2')));
    const sent = meter.of(() => {
      outbox.begin(2, 1, 2);
      outbox.move(2, { kind: 'dispatched', run: '', looked: 0, note: '' });
    });
    storage.sql.exec(`DELETE FROM arrival WHERE delivery = 'd-1'`);
    const forgotten = meter.of(() => ledger.prune(31 * 86_400_000));
    return { ignored, accepted, duplicate, sent, forgotten };
  });
  expect(counted).toEqual(rowsWritten);
});
