import { createdWebhook } from '../../support/webhook.ts';
import { NotTried } from '../not-tried.ts';
import { type Answer, type Call, type Post, signed, webhookOf } from '../worker-road.ts';

const pausedBodies = ['SHOP-7', 'SHOP-8', 'SHOP-9'].map((key) => webhookOf(key));
const speed = 10;
const pause = 20;

const bulkBodies = Array.from({ length: 40 }, (_, at) => webhookOf('SHOP-7', { number: at }));

const flood = 30;
const hourlyCap = 10;

/** A new ticket of one person, whose webhook is that of an ordinary one otherwise. */
function ticketOf(at: number): string {
  const site = 'acme.atlassian.net';
  const { issue, ...event } = createdWebhook({ key: `SHOP-${100 + at}`, id: String(at + 1), site });
  const reporter = { accountId: '557058:floods' };
  return JSON.stringify({ ...event, issue: { ...issue, fields: { ...issue.fields, reporter } } });
}

const facts = { ticket: 'SHOP-7', ticketId: '7', site: 'acme.atlassian.net', reason: 'created' };

const retriedBodies = ['SHOP-7', 'SHOP-8', 'SHOP-9', 'SHOP-10'].map((key) => webhookOf(key));

const hugeBytes = Buffer.from(webhookOf('SHOP-7', { padding: 'x'.repeat(5_000_000) }));

function* hugeParts() {
  for (let at = 0; at < hugeBytes.length; at += 100_000) yield hugeBytes.subarray(at, at + 100_000);
}

const depth = 100_000;
const nest = `${'['.repeat(depth)}${']'.repeat(depth)}`;
const nestedBody = webhookOf().replace(/}$/, `,"nest":${nest}}`);

function* endlessParts() {
  for (;;) yield Buffer.from(' ');
}

const latinBody = Buffer.from(webhookOf('SHOP-7', { note: 'r\xE9duction' }), 'latin1');

const pageBodies = ['SHOP-7', 'SHOP-8'].map((key) => webhookOf(key));

const replayedBody = webhookOf();

const staleBody = webhookOf('SHOP-7', { timestamp: Date.now() - 2 * 86_400_000 });

const whole = `${webhookOf()}          `;

/** Posts one after the other; what a body is made of may be used up by a post. */
const inTurn =
  (requests: () => readonly Post[]): Call['call'] =>
  async (post) => {
    const answers: Answer[] = [];
    for (const request of requests()) answers.push(await post(request));
    return answers;
  };

/** Posts bodies at once, as Jira does. */
const atOnce =
  (bodies: readonly string[]): Call['call'] =>
  (post) =>
    Promise.all(bodies.map((body) => post({ body, headers: signed(body) })));

const unsigned = { 'x-hub-signature': `sha256=${'0'.repeat(64)}` };

/** Requests to the Worker, by whom nobody knows. */
export default {
  'asks-for-pause': {
    aim: 'have GitHub lock the token out by requests during the pause that it asks for',
    wall: 'pauses',
    runs: pausedBodies.length,
    speed,
    hitches: (_, count) =>
      count === 1 ? { status: 403, headers: { 'retry-after': String(pause) } } : undefined,
    call: atOnce(pausedBodies),
    breaches: ({ asked: [first = 0, second = 0] }) =>
      second - first >= (0.9 * pause * 1_000) / speed ? [] : ['GitHub was asked during the pause'],
  },
  bulk: {
    aim: 'use up everybody’s runs with events of one ticket',
    wall: 'cap',
    runs: 12,
    call: atOnce(bulkBodies),
  },
  floods: {
    aim: 'fill the queue with tickets, so that others wait for a day',
    wall: 'turns',
    runs: flood,
    hourlyCap,
    speed: 1_200,
    call: (post) => atOnce(Array.from({ length: flood }, (_, at) => ticketOf(at)))(post),
    breaches: ({ taken }, takenBefore) => {
      if (takenBefore > hourlyCap)
        throw new NotTried('the hour was over before the queue was full');
      const before = [...taken.keys()].indexOf('honest');
      return before <= 2 * hourlyCap ? [] : [`another ticket waited for ${before} runs`];
    },
  },
  'forged-automation': {
    aim: 'start a run as a rule of Jira Automation, without its token',
    wall: 'signature',
    call: inTurn(() => [
      {
        path: '/webhooks/automation',
        headers: { authorization: 'Bearer guessed' },
        body: JSON.stringify({ ...facts, time: new Date().toISOString() }),
      },
    ]),
  },
  forged: {
    aim: 'start a run without the secret',
    wall: 'signature',
    call: inTurn(() => [{ body: webhookOf() }, { body: webhookOf(), headers: unsigned }]),
  },
  'github-fails': {
    aim: 'have tickets wait for hours after a few errors of GitHub',
    wall: 'outages',
    runs: retriedBodies.length,
    speed: 30,
    hitches: (what, count) => (what === 'dispatch' && count <= 3 ? { status: 502 } : undefined),
    call: atOnce(retriedBodies),
  },
  'huge-without-length': {
    aim: 'have the Worker read more than it may, by a body that does not say how long it is',
    wall: 'size',
    call: inTurn(() => [{ body: hugeParts(), headers: signed(hugeBytes) }]),
  },
  nested: {
    aim: 'exhaust the stack with a body of a hundred thousand levels',
    wall: 'signature',
    call: inTurn(() => [{ body: nestedBody, headers: unsigned }]),
  },
  'never-ends': {
    aim: 'keep the Worker waiting for a body that trickles for ever',
    wall: 'signature',
    call: (post) => Promise.all(Array.from({ length: 20 }, () => post({ body: endlessParts() }))),
  },
  'not-utf-8': {
    aim: 'have a webhook believed that is in another encoding',
    wall: 'encoding',
    call: inTurn(() => [{ body: latinBody, headers: signed(latinBody) }]),
  },
  'page-fails': {
    aim: 'hold up everybody by a run that cannot be looked up',
    wall: 'outages',
    runs: pageBodies.length,
    speed: 20,
    hitches: (what, count) => {
      if (what === 'dispatch') return count === 1 ? 'unanswered' : undefined;
      return count <= 3 ? { status: 502 } : undefined;
    },
    call: atOnce(pageBodies),
  },
  replayed: {
    aim: 'start a run for each identity under which one webhook is repeated',
    wall: 'once',
    runs: 1,
    call: inTurn(() => [
      { body: replayedBody, headers: signed(replayedBody, 'first') },
      { body: replayedBody, headers: signed(replayedBody, 'first') },
      { body: replayedBody, headers: signed(replayedBody, 'second') },
      { body: replayedBody, headers: signed(replayedBody, '') },
    ]),
  },
  stale: {
    aim: 'start a run with a webhook that was captured two days ago',
    wall: 'age',
    call: inTurn(() => [{ body: staleBody, headers: signed(staleBody) }]),
  },
  truncated: {
    aim: 'have a webhook believed that lost its end on the way',
    wall: 'signature',
    call: inTurn(() => [
      { body: whole.trimEnd(), headers: signed(whole) },
      { body: whole.slice(0, 200), headers: signed(whole) },
    ]),
  },
} satisfies Readonly<Record<string, Call>>;
