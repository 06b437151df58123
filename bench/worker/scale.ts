import { bytesKept, rowsWritten } from '../../test/support/workerd/rows-written.ts';
import type { Measured } from '../index.ts';
import { type Day, simulateDay, type Traffic } from './day.ts';
import { costOf, type Usage } from './prices.ts';

const days = 30;
const seed = 1;
/** CPU milliseconds that Cloudflare counts for a 10 KB webhook, rounded up. */
const cpuMilliseconds = 1;
/** Seconds that the inbox is active for a delivery, and for a request to GitHub. */
const keeping = 0.01;
const sending = 0.3;
const gigabytes = 0.128;
/** Log events per delivery: two requests and the line with the decision. */
const logged = 3;

export const scenarios: readonly Traffic[] = [
  { sites: 1, deliveries: 1_000, hourlyCap: 20 },
  { sites: 1, deliveries: 40_000, hourlyCap: 20 },
  { sites: 100, deliveries: 100_000, hourlyCap: 20 },
  { sites: 1_000, deliveries: 800_000, hourlyCap: 20 },
];

/** Simulates a day of each scenario; the costs are those of a month of such days. */
export async function measureScale(traffics: readonly Traffic[] = scenarios): Promise<Measured> {
  const rows = traffics.map((traffic) => rowOf(traffic, simulateDay(traffic, seed)));
  return {
    title: `A day of webhooks, simulated; dollars for a month of ${days} such days on Cloudflare's paid plan`,
    rows,
    notes: [
      'peak: deliveries in the busiest second. gb: the inbox after 30 days.',
      'wait_min: the longest wait under the cap of 20 runs per hour and repository.',
    ],
    result: { rows },
  };
}

function rowOf(traffic: Traffic, day: Day) {
  const cost = costOf(usageOf(traffic, day));
  return {
    sites: traffic.sites,
    deliveries_a_day: traffic.deliveries,
    peak: day.peak,
    gb: Math.round(((traffic.deliveries - day.again) * days * bytesKept) / 1e7) / 100,
    dispatches_a_day: day.dispatched,
    busiest_hour: day.busiestHour,
    wait_min: Math.round(day.longestWait),
    dollars: cost.all,
    of_which_logs: cost['log events'] ?? 0,
  };
}

/** Returns a month's usage. A delivery needs at most two alarms: to send it, and to wait for the cap. */
function usageOf({ deliveries }: Traffic, day: Day): Usage {
  const { dispatched, again, alarms } = day;
  const ignored = deliveries - again - dispatched;
  const sweeps = 144;
  const written =
    ignored * rowsWritten.ignored +
    dispatched * (rowsWritten.accepted + rowsWritten.sent) +
    (deliveries - again) * rowsWritten.forgotten +
    // Setting an alarm writes a row, too.
    2 * alarms;
  return {
    requests: days * deliveries,
    cpuMilliseconds: days * deliveries * cpuMilliseconds,
    objectRequests: days * (deliveries + 2 * alarms + sweeps),
    gigabyteSeconds: days * (deliveries * keeping + dispatched * sending) * gigabytes,
    rowsWritten: days * written,
    storedGigabytes: (days * (deliveries - again) * bytesKept) / 1e9,
    logEvents: days * deliveries * logged,
  };
}
