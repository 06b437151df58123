import { reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { DeliveryRecord, InboxReport } from '../../../src/worker/delivery/index.ts';
import { sampleArrival, sampleDecision } from './samples.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** The lines that were logged since the scene was set. */
export const printed: string[] = [];

/** The inbox that the tests fill. */
export const inbox = () => env.INBOX.getByName('inbox');

/** Rings the alarm; `false` when none is set. */
export const ring = () => runDurableObjectAlarm(inbox());

export const advance = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Far ahead of the real clock, so that an alarm rings only when a test lets it. */
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

/** Keeps deliveries for one repository, each to be dispatched. */
export async function keep(names: readonly string[], repository = 'acme/shop'): Promise<void> {
  for (const name of names) {
    await inbox().keep(sampleArrival(name), sampleDecision(name, repository));
  }
}

/** Lets time go by as the alarm is set, `times` times, until nothing waits. */
export async function ringOn(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const at = await alarm();
    if (at === null) return;
    if (at > Date.now()) vi.setSystemTime(at);
    await ring();
  }
}

/** Rings the alarm as often as it is due, without letting time go by. */
export async function ringDue(): Promise<void> {
  for (let at = await alarm(); at !== null && at <= Date.now(); at = await alarm()) await ring();
}

/** For when the alarm is set, in milliseconds. */
export const alarm = () => runInDurableObject(inbox(), (_, { storage }) => storage.getAlarm());

/** What the inbox reports; a copy, so that it can be compared. */
export async function report(): Promise<InboxReport> {
  return structuredClone(await inbox().report(100));
}

/** A delivery as it is reported. */
export async function reported(delivery: string): Promise<DeliveryRecord | undefined> {
  return (await report()).deliveries.find((one) => one.delivery === delivery);
}
