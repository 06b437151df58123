import { type GithubAccess, type Refusal, sendDispatch, type Tokens } from '../github/index.ts';
import { log } from '../log.ts';
import { afterSending } from './next.ts';
import type { Outgoing } from './outgoing.ts';
import { type Rules, turnOf } from './queue.ts';

/** What the way to GitHub is made of. */
export interface Way extends Rules {
  readonly tokens: Tokens;
  readonly access: GithubAccess;
  /** Resolves when everything that was written outlives a crash. */
  readonly flush: () => Promise<void>;
  /** How many requests this waking may still make; each step takes what it may need at most. */
  readonly budget: { left: number };
}

/** Of one repository in one waking, so that none waits for another's import. */
const turn = 5;
/** Requests that an App may need for a token. */
const tokenCost = 3;
/** Milliseconds after which the run of an attempt that never ended is looked for: its timeout, and time to show. */
const longestAttempt = 20_000;

/** Sends what is due and under the caps, each repository in its turn. */
export async function sendDue(way: Way): Promise<void> {
  for (const { repository, due } of way.outbox.pending()) {
    if (way.budget.left <= tokenCost) return;
    if (due <= Date.now()) await sendTurn(way, repository);
  }
}

async function sendTurn(way: Way, repository: string): Promise<void> {
  const now = Date.now();
  const { count } = turnOf(repository, way, now);
  const next = way.outbox.due(repository, now, Math.min(count, turn));
  if (next.length === 0) return;
  if (way.access.credentials.kind === 'app') way.budget.left -= tokenCost;
  const bearer = await way.tokens.of(repository, way.access);
  if (bearer.kind === 'refused') {
    holdBack(way, repository, bearer);
    return;
  }
  for (const outgoing of next) {
    const isHeld = way.holds.of(repository, Date.now()) !== undefined;
    if (isHeld || way.budget.left <= 0) return;
    way.budget.left -= 1;
    await send(way, outgoing, bearer.token);
  }
}

async function send(way: Way, outgoing: Outgoing, token: string): Promise<void> {
  const { id, repository, delivery, ticket, attempts, dispatch } = outgoing;
  const fields = { ticket, delivery, repository, attempts: attempts + 1 };
  if (dispatch === undefined) {
    way.outbox.move(id, { kind: 'failed', note: 'The stored delivery cannot be read' });
    log('failed', fields);
    return;
  }
  const begun = Date.now();
  way.outbox.begin(id, begun, begun + longestAttempt);
  await way.flush();
  const sent = await sendDispatch({ apiUrl: way.access.apiUrl, repository, token }, dispatch);
  const next = afterSending(outgoing, sent, Date.now());
  way.outbox.move(id, next);
  if (sent.kind === 'sent') way.holds.end(repository);
  if (sent.kind === 'unknown' && sent.pause > 0)
    way.holds.pauseAll(Date.now() + sent.pause, sent.why);
  if (sent.kind === 'refused' && (!sent.isSetUp || sent.pause > 0)) holdBack(way, repository, sent);
  log(next.kind, { ...fields, why: sent.kind === 'sent' ? '' : sent.why });
}

/** Lets a repository's deliveries wait that cannot be reached, or all of them for as long as GitHub asks. */
export function holdBack(
  { holds, tokens }: Way,
  repository: string,
  refusal: Omit<Refusal, 'kind'>,
): void {
  const now = Date.now();
  if (!refusal.isSetUp) tokens.forget(repository);
  if (refusal.pause > 0) holds.pauseAll(now + refusal.pause, refusal.why);
  else holds.pause(repository, now, refusal.why);
  log('held', { repository, why: refusal.why });
}
