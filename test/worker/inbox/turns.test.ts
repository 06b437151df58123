import { reset, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { Ledger } from '../../../src/worker/inbox/ledger.ts';
import { Outbox } from '../../../src/worker/inbox/outbox.ts';
import { runs } from '../../support/property-runs.ts';
import { rowsWritten } from '../../support/workerd/rows-written.ts';
import { sampleDecision, sampleDelivery } from './samples.ts';
import { metered } from './scene.ts';

afterEach(() => reset());

/** A delivery arrives, or the next one is sent, which GitHub takes or refuses. */
type Event =
  | { readonly kind: 'arrives'; readonly requester: string }
  | { readonly kind: 'sent' | 'refused' };

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant('arrives'), requester: fc.constantFrom('', 'a', 'b', 'c', 'd') }),
  fc.record({ kind: fc.constantFrom('sent', 'refused') }),
);

/** Lives through the events at one instant; returns who was sent in order, with those who waited. */
function liveThrough(sql: SqlStorage, events: readonly Event[], now = 1_000) {
  const ledger = new Ledger(sql);
  const outbox = new Outbox(sql);
  const waiting = new Map<string, string[]>();
  const served: { readonly requester: string; readonly others: readonly string[] }[] = [];
  const serve = (isTaken: boolean) => {
    const outgoing = outbox.next('acme/shop', now);
    if (outgoing === undefined) {
      expect([...waiting.values()].flat()).toEqual([]);
      return false;
    }
    const requester = outgoing.delivery.split(':')[0] ?? '';
    const queue = waiting.get(requester) ?? [];
    if (isTaken) expect(queue.shift()).toBe(outgoing.delivery);
    const others = [...waiting].filter(([one, { length }]) => one !== requester && length > 0);
    served.push({ requester, others: others.map(([one]) => one) });
    outbox.begin(outgoing.id, now, now);
    if (isTaken) outbox.move(outgoing.id, { kind: 'dispatched', note: '' });
    else outbox.move(outgoing.id, { kind: 'pending', due: now, note: 'No.' });
    return true;
  };
  for (const [at, each] of events.entries()) {
    if (each.kind === 'arrives') {
      const { requester } = each;
      const delivery = `${requester}:${at}`;
      ledger.add(sampleDelivery(delivery), { ...sampleDecision(delivery), requester }, now);
      waiting.set(requester, [...(waiting.get(requester) ?? []), delivery]);
    } else serve(each.kind === 'sent');
  }
  while (serve(true));
  return served;
}

async function served(events: readonly Event[]) {
  await reset();
  return runInDurableObject(env.INBOX.getByName('turns'), (_, { storage }) =>
    liveThrough(storage.sql, events),
  );
}

test('between two turns of one requester, everybody else who waits has one', async () => {
  const property = fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
    const turns = await served(events);
    for (const [at, { requester, others }] of turns.entries()) {
      const again = turns.findIndex((turn, later) => later > at && turn.requester === requester);
      const between = new Set(turns.slice(at + 1, again).map((turn) => turn.requester));
      if (again !== -1) expect(others.filter((other) => !between.has(other))).toEqual([]);
    }
  });
  await fc.assert(property, runs(60));
});

const arrivals = (requester: string, count: number) =>
  Array.from({ length: count }, (): Event => ({ kind: 'arrives', requester }));

test('500 deliveries of one requester delay nobody else by more than one', async () => {
  const turns = await served([
    ...arrivals('a', 500),
    { kind: 'sent' },
    ...arrivals('b', 1),
    ...arrivals('c', 2),
  ]);
  const order = turns.map(({ requester }) => requester).join('');
  expect(order).toBe(`abcac${'a'.repeat(498)}`);
});

test('finding the next delivery reads as much for 1,000 that wait as for 100', async () => {
  const read = async (count: number) => {
    await reset();
    return runInDurableObject(env.INBOX.getByName('turns'), (_, { storage }) => {
      const ledger = new Ledger(storage.sql);
      const meter = metered(storage.sql, 'rowsRead');
      const outbox = new Outbox(meter.sql);
      for (let at = 0; at < count; at += 1) {
        const decision = { ...sampleDecision(`d-${at}`), requester: `r-${at % 5}` };
        ledger.add(sampleDelivery(`d-${at}`), decision, 1);
      }
      return meter.of(() => outbox.next('acme/shop', 2));
    });
  };
  expect(await read(1_000)).toBe(await read(100));
});

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
      outbox.move(2, { kind: 'dispatched', note: '' });
    });
    storage.sql.exec(`DELETE FROM arrival WHERE delivery = 'd-1'`);
    const forgotten = meter.of(() => ledger.prune(31 * 86_400_000));
    return { ignored, accepted, duplicate, sent, forgotten };
  });
  expect(counted).toEqual(rowsWritten);
});
