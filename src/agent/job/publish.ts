import {
  changeTitle,
  embedState,
  lackingEvidence,
  pullRequestBody,
} from '../../core/report/index.ts';
import { keptPatch, stopReasons } from '../../core/run/index.ts';
import type { TicketRecord } from '../../core/tickets/index.ts';
import type { LoopResult } from '../loop/index.ts';
import type { Publication } from '../ports.ts';
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
  const write = (record: TicketRecord, isFirst: boolean) => {
    const publication: Publication = {
      key,
      branch: job.branch,
      base: job.base,
      into: job.into,
      patch: keptPatch(result.run),
      message: title,
      title,
      body: embedState(text, key, record),
      draft: missing.length > 0,
      labels: job.labels,
      reviewers: job.reviewers,
      stopIfBaseMoved: isFirst && stopIfBaseMoved,
    };
    return forge.publish(publication);
  };
  const published = await write(state.record, true);
  return { published, lacking: missing, saveRecord: (record) => write(record, false) };
}
