import { createdWebhook } from '../../support/webhook.ts';
import { type Call, post, signed } from '../worker-road.ts';

const flood = 30;
const hourlyCap = 10;

/** A new ticket of one person, whose webhook is that of an ordinary one otherwise. */
function ticketOf(at: number): string {
  const site = 'acme.atlassian.net';
  const { issue, ...event } = createdWebhook({ key: `SHOP-${100 + at}`, id: String(at + 1), site });
  const reporter = { accountId: '557058:floods' };
  return JSON.stringify({ ...event, issue: { ...issue, fields: { ...issue.fields, reporter } } });
}

export default {
  aim: 'fill the queue with tickets, so that others wait for a day',
  wall: 'turns',
  runs: flood,
  hourlyCap,
  speed: 3_600,
  call: async (url) => {
    const bodies = Array.from({ length: flood }, (_, at) => ticketOf(at));
    return Promise.all(bodies.map((body) => post(url, { body, headers: signed(body) })));
  },
  breaches: ({ taken }) => {
    const before = [...taken.keys()].indexOf('honest');
    return before <= 2 * hourlyCap ? [] : [`another ticket waited for ${before} runs`];
  },
} satisfies Call;
