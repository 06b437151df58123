import {
  changeTitle,
  embedState,
  lackingEvidence,
  pullRequestBody,
} from '../../core/report/index.ts';
import { keptPatch, publishableAs } from '../../core/run/index.ts';
import type { TicketRecord } from '../../core/tickets/index.ts';
import type { Access } from '../ports.ts';
import type { Attempt, JobContext, PublishResult } from './ticket-state.ts';

/** What is published, and how. */
interface PublishRequest extends Pick<Access, 'checksWait'>, Pick<Attempt, 'state' | 'result'> {
  /** Whether to publish nothing if a file of the change has changed on the base. */
  readonly stopIfBaseMoved: boolean;
}

/** Publishes the change as a pull request; returns `undefined` if the result has none to publish. */
export async function publish(
  { job, forge }: JobContext,
  { state, result, checksWait, stopIfBaseMoved }: PublishRequest,
): Promise<PublishResult | undefined> {
  if (publishableAs(result.reason, result.run) === 'none') return undefined;
  const { key, summary } = state.ticket;
  const title = changeTitle(key, summary);
  const lacking = lackingEvidence(result.run, job.readyWhen);
  const report = { ...result, allowed: job.rules, lacking, checksWait };
  const text = pullRequestBody(state.ticket, report);
  const { branch, base, into, labels, reviewers } = job;
  const target = { key, branch, base, into, labels, reviewers };
  const change = { patch: keptPatch(result.run), message: title, title, draft: lacking.length > 0 };
  const publishWith = (record: TicketRecord, stop: boolean) => {
    const body = embedState(text, key, record);
    return forge.publish({ ...target, ...change, body, stopIfBaseMoved: stop });
  };
  const published = await publishWith(state.record, stopIfBaseMoved);
  return { published, lacking, saveRecord: (record) => publishWith(record, false) };
}
