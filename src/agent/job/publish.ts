import {
  changeTitle,
  embedState,
  lackingEvidence,
  pullRequestBody,
} from '../../core/report/index.ts';
import { keptPatch, stopReasons } from '../../core/run/index.ts';
import type { TicketRecord } from '../../core/tickets/index.ts';
import type { LoopResult } from '../loop/index.ts';
import type { Attempt, JobContext, TicketState } from './ticket-state.ts';

/** What is published, and how. */
interface PublishRequest {
  readonly state: TicketState;
  readonly result: LoopResult;
  /** Whether the checks of the pull request wait until a person starts them. */
  readonly checksWait: boolean;
  /** Whether to publish nothing if a file of the change has changed on the base. */
  readonly stopIfBaseMoved: boolean;
}

/** What a publication adds to an attempt. */
export type PublishResult = Required<Pick<Attempt, 'published' | 'lacking' | 'saveRecord'>>;

/** Publishes the change as a pull request; returns `undefined` if the result has none to publish. */
export async function publish(
  { job, forge }: JobContext,
  { state, result, checksWait, stopIfBaseMoved }: PublishRequest,
): Promise<PublishResult | undefined> {
  if (stopReasons[result.reason].change === 'none') return undefined;
  const { key, summary } = state.ticket;
  const title = changeTitle(key, summary);
  const missing = lackingEvidence(result.run, job.readyWhen);
  const report = { ...result, allowed: job.rules, lacking: missing, checksWait };
  const text = pullRequestBody(state.ticket, report);
  const { branch, base, into, labels, reviewers } = job;
  const patch = keptPatch(result.run);
  const draft = missing.length > 0;
  const change = { key, branch, base, into, patch, message: title, title, draft };
  const publication = { ...change, labels, reviewers };
  const bodyWith = (record: TicketRecord) => embedState(text, key, record);
  const published = await forge.publish({
    ...publication,
    body: bodyWith(state.record),
    stopIfBaseMoved,
  });
  const saveRecord = (record: TicketRecord) =>
    forge.publish({ ...publication, body: bodyWith(record), stopIfBaseMoved: false });
  return { published, lacking: missing, saveRecord };
}
