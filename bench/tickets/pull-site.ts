import { notStarted } from '../../src/agent/loop/index.ts';
import type { PullRequests } from '../../src/agent/ports.ts';
import type { FollowContext, JobResult, PullAttempt } from '../../src/agent/work/index.ts';
import { type Ending, endedRecord } from '../../src/core/run/index.ts';
import { emptyRecord, startedRecord, type TicketRecord } from '../../src/core/tickets/index.ts';
import type { PullFacts } from '../../src/core/work/index.ts';
import type { Through } from '../../test/support/memory/failing-process.ts';
import { MemoryPull } from '../../test/support/memory/pulls.ts';
import { ticketOf } from '../../test/support/memory/samples.ts';
import { memoryServices } from '../../test/support/memory/services.ts';
import { branch, key } from './site.ts';

/** An attempt that was started, with the pull request as it was then. */
export interface StartedAttempt {
  readonly facts: PullFacts;
  readonly attempt: PullAttempt;
  /** Whether its end was recorded. */
  isRecorded: boolean;
}

/** What a broken decision would not see; for tests of the checks. */
export interface Blindness {
  readonly facts?: (facts: PullFacts) => PullFacts;
  readonly record?: (record: TicketRecord) => TicketRecord;
}

/** A pull request in memory, its ticket, and what the agent did to both. */
export class PullSite {
  readonly pull: MemoryPull;
  readonly attempts: StartedAttempt[] = [];
  /** Names of the statuses that the agent has moved the ticket to. */
  readonly moves: string[] = [];
  /** How often people moved the ticket back before the record said that it was moved. */
  earlyReturns = 0;
  readonly #services = memoryServices(() => ticketOf());

  constructor(checks: readonly string[]) {
    this.pull = new MemoryPull(checks);
  }

  /** The record as the agent reads it. */
  record(): TicketRecord {
    return this.#services.record();
  }

  /** Records the attempt that has opened the pull request. */
  async open(): Promise<void> {
    const followed = { pull: this.pull.facts.number, repairs: 0, done: [], into: 'main' };
    const record = { ...emptyRecord, attempts: 1, comments: ['900'], branch, followed };
    await this.#services.tickets.remember(key, record);
  }

  moveBack(): void {
    const isKnown = [this.record(), this.pull.mark].some((record) =>
      record?.followed?.done.some((done) => done.startsWith('merged:')),
    );
    if (!isKnown && this.moves.length > this.earlyReturns) this.earlyReturns += 1;
    this.#services.setStatus({ name: 'In Arbeit', category: 'indeterminate' });
  }

  /** The ports of a look, each call of which goes through a process. */
  ports(
    through: Through,
    blindness: Blindness,
  ): Pick<FollowContext, 'pulls' | 'tickets' | 'forge'> {
    const { tickets, forge } = this.#services;
    const seen = blindness.record ?? ((record) => record);
    const recall = async (...of: Parameters<typeof tickets.recall>) =>
      seen(await tickets.recall(...of));
    const move: FollowContext['tickets']['move'] = async (...of) => {
      const { status } = await tickets.read(key, emptyRecord);
      const moved = await tickets.move(...of);
      if (moved.kind === 'moved' && moved.to !== status.name) this.moves.push(moved.to);
      return moved;
    };
    return {
      pulls: this.#pulls(through, blindness),
      tickets: {
        ...tickets,
        recall: (...of) => through('recall', () => recall(...of)),
        remember: (...of) => through('remember', () => tickets.remember(...of)),
        move: (...of) => through('move', () => move(...of)),
        rewrite: () => through('rewrite', async () => {}),
      },
      forge: {
        lease: (...of) => through('lease', () => forge.lease(...of)),
        release: (...of) => through('release', () => forge.release(...of)),
        recall: () => through('recallMark', async () => this.pull.mark && seen(this.pull.mark)),
      },
    };
  }

  #pulls(through: Through, { facts: seen = (facts) => facts }: Blindness): PullRequests {
    const port = this.pull.port();
    const facts: PullRequests['facts'] = async (...of) => {
      const found = await port.facts(...of);
      return found && seen(found);
    };
    return {
      find: (...of) => through('find', () => port.find(...of)),
      facts: (...of) => through('facts', () => facts(...of)),
      failures: (...of) => through('failures', () => port.failures(...of)),
      rerun: (...of) => through('rerun', () => port.rerun(...of)),
      update: (...of) => through('update', () => port.update(...of)),
      acknowledge: (...of) => through('acknowledge', () => port.acknowledge(...of)),
      answer: (...of) => through('answer', () => port.answer(...of)),
      describe: (...of) => through('describe', () => port.describe(...of)),
    };
  }

  /** Makes an attempt as a job does: records its start, works, publishes and records its end. */
  async attempt(attempt: PullAttempt, fixes: boolean, through: Through): Promise<JobResult> {
    const { tickets } = this.#services;
    const { request, on } = attempt;
    const now = new Date(Date.UTC(2026, 10, 20));
    const started = startedRecord(await tickets.recall(key), now, branch, request);
    const made: StartedAttempt = { facts: this.pull.facts, attempt, isRecorded: false };
    await through('remember', () => tickets.remember(key, started));
    this.attempts.push(made);
    await through('ask', async () => {});
    // A branch with a person's commit is only built upon.
    const isRefused = on === 'base' && this.pull.facts.committer !== undefined;
    const isPushed = fixes && !isRefused && this.pull.facts.state === 'open';
    if (isPushed) await through('publish', async () => this.pull.push());
    const { number, url, into } = this.pull.facts;
    const pullRequest = isPushed ? { number, url, branch, draft: false } : undefined;
    const ending: Ending = isPushed
      ? { reason: 'approved' }
      : { reason: 'no-progress', detail: 'repeated-edit' };
    const outcome = { ...notStarted, ...ending, pullRequest };
    const end = { ...outcome, into };
    const ended = endedRecord(await tickets.recall(key), ticketOf(), request, end);
    await through('remember', () => tickets.remember(key, ended));
    made.isRecorded = true;
    return { outcome };
  }
}
