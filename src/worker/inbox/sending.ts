import { type GitHubRefusal, sendDispatch, type Tokens } from '../github/index.ts';
import type { GitHubAccess } from '../settings/index.ts';
import { log } from './log.ts';
import { afterSending, type Outgoing } from './next.ts';
import { type SendLimits, sendWindow } from './queue.ts';

/** What sending works with, during one alarm. */
export interface SendContext extends SendLimits {
  readonly tokens: Tokens;
  readonly access: GitHubAccess;
  /** Resolves when everything written so far survives a crash. */
  readonly flush: () => Promise<void>;
  /** Requests to GitHub left in this alarm. Each step deducts the most it may need. */
  readonly budget: { left: number };
}

/** Deliveries to one repository per alarm, so that a bulk import for one does not delay the others. */
const batchSize = 5;
/** Requests that an App may need for a token. */
const tokenCost = 3;
/** Milliseconds until a crashed attempt's run is looked up: the request's timeout, and time to be listed. */
const longestAttempt = 20_000;

/** Sends what is due and within the limits, one batch per repository. */
export async function sendDue(context: SendContext): Promise<void> {
  for (const { repository, due } of context.outbox.queues('pending')) {
    if (context.budget.left <= tokenCost) return;
    if (due <= Date.now()) await sendBatch(context, repository);
  }
}

async function sendBatch(context: SendContext, repository: string): Promise<void> {
  const now = Date.now();
  const { count } = sendWindow(repository, context, now);
  const next = context.outbox.due('pending', repository, now, Math.min(count, batchSize));
  if (next.length === 0) return;
  if (context.access.credentials.kind === 'app') context.budget.left -= tokenCost;
  const bearer = await context.tokens.of(repository, context.access);
  if (bearer.kind === 'refused') {
    pauseSending(context, repository, bearer);
    return;
  }
  for (const outgoing of next) {
    const isPaused = context.pauses.of(repository, Date.now()) !== undefined;
    if (isPaused || context.budget.left <= 0) return;
    context.budget.left -= 1;
    await send(context, outgoing, bearer.token);
  }
}

async function send(context: SendContext, outgoing: Outgoing, token: string): Promise<void> {
  const { id, repository, delivery, ticket, attempts, dispatch } = outgoing;
  const fields = { ticket, delivery, repository, attempts: attempts + 1 };
  if (dispatch === undefined) {
    context.outbox.move(id, { kind: 'failed', note: 'The stored delivery cannot be read' });
    log('failed', fields);
    return;
  }
  const begun = Date.now();
  context.outbox.begin(id, begun, begun + longestAttempt);
  await context.flush();
  const target = { apiUrl: context.access.apiUrl, repository, token };
  const result = await sendDispatch(target, dispatch);
  const next = afterSending(outgoing, result, Date.now());
  context.outbox.move(id, next);
  if (result.kind === 'sent') context.pauses.end(repository);
  if (result.kind === 'unknown' && result.pause > 0) {
    context.pauses.pauseAll(Date.now() + result.pause, result.why);
  }
  if (result.kind === 'refused' && (!result.isSetUp || result.pause > 0)) {
    pauseSending(context, repository, result);
  }
  log(next.kind, { ...fields, why: result.kind === 'sent' ? '' : result.why });
}

/** Pauses a repository that cannot be reached, or every repository for as long as GitHub asks. */
export function pauseSending(
  { pauses, tokens }: SendContext,
  repository: string,
  refusal: Omit<GitHubRefusal, 'kind'>,
): void {
  const now = Date.now();
  if (!refusal.isSetUp) tokens.forget(repository);
  if (refusal.pause > 0) pauses.pauseAll(now + refusal.pause, refusal.why);
  else pauses.pause(repository, now, refusal.why);
  log('paused', { repository, why: refusal.why });
}
