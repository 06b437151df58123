import { type DispatchResult, sendDispatch } from '../github/index.ts';
import { bearerOf, pauseSending, type SendContext } from './context.ts';
import { log } from './log.ts';
import { afterSending, type Outgoing } from './next.ts';
import { sendWindow } from './queue.ts';

/** Deliveries to one repository per alarm, so that a bulk import for one does not delay the others. */
const batchSize = 5;
/** Milliseconds until a crashed attempt's run is looked up: the request's timeout, and time to be listed. */
const longestAttempt = 20_000;

/** Sends what is due and within the limits, one batch per repository. */
export async function sendDue(context: SendContext): Promise<void> {
  for (const { repository, due } of context.outbox.queues('pending')) {
    if (due <= Date.now()) await sendBatch(context, repository);
  }
}

async function sendBatch(context: SendContext, repository: string): Promise<void> {
  const { outbox, budget } = context;
  for (let sent = 0; sent < batchSize && budget.left > 0; sent += 1) {
    const now = Date.now();
    if (sendWindow(repository, context, now).count === 0) return;
    const outgoing = outbox.next(repository, now);
    if (outgoing === undefined) return;
    const bearer = await bearerOf(context, repository);
    if (bearer.kind === 'refused') return;
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
  context.budget.left -= 1;
  const target = { apiUrl: context.access.apiUrl, repository, token };
  const result = await sendDispatch(target, dispatch);
  const next = afterSending(outgoing, result, Date.now());
  context.outbox.move(id, next);
  heed(context, repository, result);
  log(next.kind, { ...fields, why: result.kind === 'sent' ? '' : result.why });
}

/** Pauses after an answer that is not about this delivery alone, and ends the pause after one that is. */
function heed(context: SendContext, repository: string, result: DispatchResult): void {
  if (result.kind === 'unknown') pauseSending(context, repository, { ...result, isSetUp: true });
  else if (result.kind === 'refused' && (!result.isSetUp || result.pause > 0)) {
    pauseSending(context, repository, result);
  } else context.pauses.end(repository);
}
