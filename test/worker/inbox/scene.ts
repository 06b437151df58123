import { reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { DeliveryRecord, InboxReport } from '../../../src/worker/status/index.ts';
import { sampleDecision, sampleDelivery } from './samples.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** The lines logged since the scene was set. */
export const printed: string[] = [];

/** The inbox that the tests fill. */
export const inbox = () => env.INBOX.getByName('inbox');

/** Rings the alarm; `false` if none is set. */
export const ring = () => runDurableObjectAlarm(inbox());

export const advance = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Sets the clock far ahead of the real one, so that alarms ring only when a test rings them. */
export function setScene(): void {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 * hour });
}

export async function clearScene(): Promise<void> {
  await reset();
  vi.useRealTimers();
  vi.restoreAllMocks();
}

/** The names of so many deliveries. */
export const names = (count: number, first = 0): readonly string[] =>
  Array.from({ length: count }, (_, at) => `d-${first + at}`);

/** Stores deliveries to be dispatched to one repository. */
export async function keep(
  names: readonly string[],
  repository = 'acme/shop',
  requester?: string,
): Promise<void> {
  for (const name of names) {
    await inbox().keep(sampleDelivery(name), { ...sampleDecision(name, repository), requester });
  }
}

/** Advances the clock to the alarm and rings it, `times` times or until none is set. */
export async function ringOn(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const at = await alarm();
    if (at === null) return;
    if (at > Date.now()) vi.setSystemTime(at);
    await ring();
  }
}

/** Rings the alarm as long as it is due, without advancing the clock. */
export async function ringDue(): Promise<void> {
  for (let at = await alarm(); at !== null && at <= Date.now(); at = await alarm()) await ring();
}

/** When the alarm is set for, in milliseconds. */
export const alarm = () => runInDurableObject(inbox(), (_, { storage }) => storage.getAlarm());

/** The inbox's report, copied so that it can be compared. */
export async function report(): Promise<InboxReport> {
  return structuredClone(await inbox().report(100));
}

/** One delivery from the report. */
export async function reported(delivery: string): Promise<DeliveryRecord | undefined> {
  return (await report()).deliveries.find((one) => one.delivery === delivery);
}

/** Counts the rows that are written or read through it, as Cloudflare does. */
export function metered(sql: SqlStorage, counted: 'rowsWritten' | 'rowsRead') {
  let count = 0;
  const counting = new Proxy(sql, {
    get: (target, name) => {
      if (name !== 'exec') return Reflect.get(target, name);
      return (query: string, ...values: unknown[]) => {
        const cursor = target.exec(query, ...values);
        const rows = cursor.toArray();
        count += cursor[counted];
        return { toArray: () => rows };
      };
    },
  });
  const of = (work: () => unknown) => {
    const before = count;
    work();
    return count - before;
  };
  return { sql: counting, of };
}
