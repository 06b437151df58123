import { createHmac, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { type GivenUp, watchProgress } from '../support/progress.ts';
import { randomOf } from '../support/random.ts';
import { temporaryFolder } from '../support/repository.ts';
import { createdWebhook } from '../support/webhook.ts';
import { bindingsFor } from '../support/workerd/deliveries.ts';
import { type FaultyGithub, type Hitches, startGithub } from '../support/workerd/github.ts';
import { statesIn } from '../support/workerd/store.ts';
import { startWorkerd, type Workerd } from '../support/workerd/workerd.ts';
import { NotTried, prepared } from './not-tried.ts';
import { replaceDeclared, standInsFor } from './stand-ins.ts';
import type { WallName } from './walls.ts';

/** Something that a caller of the Worker tries. */
export interface Call {
  /** What they want, as a phrase: “start a run without the secret”. */
  readonly aim: string;
  /** What stops them; the case fails with this wall switched off. */
  readonly wall: WallName;
  /** Makes the calls; resolves to the answers. */
  readonly call: (post: (one: Post) => Promise<Answer>) => Promise<readonly Answer[]>;
  /** How many runs the calls may start; by default none. */
  readonly runs?: number;
  /** Runs an hour in the repository; by default, more than anybody asks for. */
  readonly hourlyCap?: number;
  /** How many times faster the clock of the Worker and GitHub runs. */
  readonly speed?: number;
  /** What goes wrong at GitHub. */
  readonly hitches?: Hitches;
  /** What else must not have happened at GitHub, which had taken some runs before the honest delivery. */
  readonly breaches?: (github: FaultyGithub, takenBefore: number) => readonly string[];
}

/** What the Worker answered; the status is 0 if it waits without end, and 499 if it closed the connection instead. */
export interface Answer {
  readonly status: number;
  /** Headers and body. */
  readonly text: string;
}

/** A request to the Worker. */
export interface Post {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Parts are sent one after the other, without a length, and without an end if they are more than anybody reads. */
  readonly body: string | Uint8Array | Iterable<Uint8Array>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const secrets = {
  signature: bindingsFor('', 0).JIRA_WEBHOOK_SECRET,
  github: bindingsFor('', 0).GITHUB_TOKEN,
  automation: 'automation-token-of-the-attacks',
};

const faultless = { random: randomOf('attack'), fails: 0, drops: 0, slowness: 1, lag: 0 };

/** What the Worker gets until it has not answered, and until it has not told GitHub. */
const patience = { cpu: 20, idle: 3, wall: 300 };
const settling = { cpu: 60, idle: 5, wall: 300 };

/** So many parts are sent, and the rest held back. */
const mostParts = 150;

/** The webhook of a new ticket, as Jira posts it. */
export const webhookOf = (key = 'SHOP-7', more: object = {}): string =>
  JSON.stringify({
    ...createdWebhook({ key, id: key.replace(/\D/g, '') || '7', site: 'acme.atlassian.net' }),
    ...more,
  });

/** The headers of Jira for a body that it signed. */
export const signed = (body: string | Uint8Array, delivery: string = randomUUID()) => ({
  'x-atlassian-webhook-identifier': delivery,
  'x-hub-signature': `sha256=${createHmac('sha256', secrets.signature).update(body).digest('hex')}`,
});

/** Posts to the Worker, and waits until it answers, or until it is sure that it does not. */
function postTo({ url, pid }: Workerd, { path = '/webhooks/jira', headers, body }: Post) {
  return new Promise<Answer>((resolve, reject) => {
    // An answer to a body that is still on its way may be lost with the connection.
    const closed = () => resolve({ status: 499, text: '' });
    const whole = typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body) : null;
    const length = whole === null ? {} : { 'content-length': whole.byteLength };
    const sent = request(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...length, ...headers },
    });
    const progress = watchProgress(pid(), patience);
    progress.givenUp.then((givenUp) => {
      if (givenUp === 'unfinished') reject(new NotTried('the machine was too slow for an answer'));
      else resolve({ status: 0, text: '' });
      sent.destroy();
    });
    sent.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = JSON.stringify(answer.headers) + Buffer.concat(parts).toString();
        resolve({ status: answer.statusCode ?? 0, text });
        sent.destroy();
      });
      answer.on('error', closed);
    });
    sent.on('error', closed);
    sent.on('close', () => {
      progress[Symbol.dispose]();
      closed();
    });
    if (whole !== null) sent.end(whole);
    else sendParts(sent, body).catch(closed);
  });
}

async function sendParts(to: ReturnType<typeof request>, parts: Post['body']): Promise<void> {
  let count = 0;
  for (const part of parts) {
    if (to.destroyed || ++count > mostParts) return;
    to.write(part);
    await wait(20);
  }
  to.end();
}

/** Makes calls to the real Worker in workerd, perhaps without some walls; returns what broke, one sentence each. */
export async function breachesOf(
  { call, runs = 0, hourlyCap = 1_000, speed = 1, hitches, breaches = () => [] }: Call,
  without: readonly WallName[] = [],
): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  const clock = { epoch: Date.now(), speed };
  const now = () => clock.epoch + (Date.now() - clock.epoch) * speed;
  await using github = await prepared(startGithub({ ...faultless, now }, hitches));
  const bindings = { ...bindingsFor(github.url, hourlyCap), AUTOMATION_TOKEN: secrets.automation };
  const file = await bundle(folder.directory, without);
  const served = { file, bindings, hasInbox: true, clock };
  await using worker = await prepared(startWorkerd(folder.directory, served));
  const answers = await call((one) => postTo(worker, one));
  const honest = webhookOf('SHOP-1');
  const takenBefore = github.taken.size;
  const next = await postTo(worker, { body: honest, headers: signed(honest, 'honest') });
  const isWorking = await isSettled(folder.directory, worker);
  const started = [...github.taken].filter(([delivery]) => delivery !== 'honest');
  const count = started.reduce((sum, [, times]) => sum + times, 0);
  const shown = [...answers, next].map(({ text }) => text).join('\n') + worker.printed();
  return [
    ...(count > runs ? [`GitHub was asked for ${count} runs`] : []),
    ...answers.flatMap(problemOf),
    ...breaches(github, takenBefore),
    ...(next.status === 202 && isWorking && github.taken.get('honest') === 1
      ? []
      : [`the next honest delivery got ${next.status}`]),
    ...Object.entries(secrets)
      .filter(([, secret]) => shown.includes(secret))
      .map(([name]) => `the secret of ${name} is shown`),
  ];
}

/** Bundles the Worker, with others in the place of what builds these walls. */
async function bundle(folder: string, without: readonly WallName[]): Promise<string> {
  const file = join(folder, 'bundle.js');
  const made = await rolldown({
    input: join(root, 'src/worker/index.ts'),
    external: /^cloudflare:/,
    logLevel: 'silent',
    plugins: [
      {
        name: 'without-wall',
        transform: (source, id) => {
          const module = id.slice(root.length);
          return replaceDeclared(source, standInsFor(without, module), module);
        },
      },
    ],
  });
  await made.write({ file, format: 'esm' });
  await made.close();
  return file;
}

/** Waits until nothing is on its way to GitHub; `false` once the Worker does nothing about what is. */
async function isSettled(folder: string, { pid }: Workerd): Promise<boolean> {
  using progress = watchProgress(pid(), settling);
  let ended: GivenUp | undefined;
  progress.givenUp.then((givenUp) => (ended = givenUp));
  while (ended === undefined) {
    const states = await statesIn(folder);
    if (states.has('dispatched') && !states.has('pending') && !states.has('sending')) return true;
    await wait(25);
  }
  if (ended === 'unfinished') throw new NotTried('the machine was too slow for the inbox');
  return false;
}

/** An answer refuses, or says what was decided. */
function problemOf({ status, text }: Answer): readonly string[] {
  if (status >= 400 && status < 500) return [];
  const isStated = (status === 200 || status === 202) && /"decision":"\w+"/.test(text);
  return isStated ? [] : [`the answer is ${status === 0 ? 'none' : status}`];
}
