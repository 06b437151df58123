import type { Forge, Published, PullRequests } from '../../../src/agent/ports.ts';
import {
  type FollowContext,
  type JobResult,
  type PullAttempt,
  runJob,
} from '../../../src/agent/work/index.ts';
import {
  readEmbeddedState,
  renderMarkdown,
  shownStatus,
  writePullState,
} from '../../../src/core/report/index.ts';
import type { TicketRecord } from '../../../src/core/tickets/index.ts';
import type { PullFacts } from '../../../src/core/work/index.ts';
import { memoryContext, respondingModel } from '../../../test/support/memory/context.ts';
import { servicesThrough, type Through } from '../../../test/support/memory/failing-process.ts';
import { MemoryPull } from '../../../test/support/memory/pulls.ts';
import { reply } from '../../../test/support/memory/replies.ts';
import { jobOf } from '../../../test/support/memory/samples/jobs.ts';
import { ticketOf } from '../../../test/support/memory/samples/tickets.ts';
import { type JobServices, memoryServices } from '../../../test/support/memory/services.ts';
import { key } from '../../tickets/site.ts';
import type { Told } from '../told.ts';
import type { TrueCheck, Truth } from '../untruths.ts';

/** An attempt that was started, with the pull request as it was then. */
export interface StartedAttempt {
  readonly facts: PullFacts;
  readonly attempt: PullAttempt;
  /** Calls that it paid. */
  paid: number;
  /** Whether the record said that what it works on was done. */
  readonly wasDone: boolean;
}

/** What a broken decision would not see; for tests of the checks. */
export interface Blindness {
  readonly facts?: (facts: PullFacts) => PullFacts;
  readonly record?: (record: TicketRecord) => TicketRecord;
}

/** Attempts that a ticket may have in a life. */
export const lifeCap = 12;

/** How a model works in an attempt. */
export type Way = 'fixes' | 'finds nothing' | 'fails';

/** A ticket in memory, its pull request, and what the agent did to both. */
export class LifeSite {
  readonly pull: MemoryPull;
  readonly attempts: StartedAttempt[] = [];
  /** Names of the statuses that the agent has moved the ticket to. */
  readonly moves: string[] = [];
  /** How often people moved the ticket back before the record said that it was moved. */
  earlyReturns = 0;
  /** Whether the agent's commits have been published. */
  #isOpen = false;
  #body = '';
  #versions = 0;
  readonly #memory = memoryServices(() => ticketOf());
  readonly #services: JobServices = { tickets: this.#memory.tickets, forge: this.#forge() };

  constructor(checks: readonly string[]) {
    this.pull = new MemoryPull(checks);
  }

  /** The record as the agent reads it. */
  record(): TicketRecord {
    return this.#memory.record();
  }

  /** Makes the attempt that opens the pull request. */
  async open(date: () => Date): Promise<void> {
    const direct: Through = (_, call) => call();
    await this.#work({ job: jobOf({ delivery: 'first' }), way: 'fixes', date, through: direct });
    this.#isOpen = true;
  }

  moveBack(): void {
    const isKnown = [this.record(), this.pull.mark].some((record) =>
      record?.followed?.done.some((done) => done.startsWith('merged:')),
    );
    if (!isKnown && this.moves.length > this.earlyReturns) this.earlyReturns += 1;
    this.#memory.setStatus({ name: 'In Arbeit', category: 'indeterminate' });
  }

  /** What people read. */
  told(): Told {
    const comment = [...this.#memory.comments.values()].at(-1) ?? [];
    const answers = this.pull.answers.flatMap(({ text, threads }) => [
      text,
      ...threads.map((thread) => thread.text),
    ]);
    return { comment: renderMarkdown(comment, 100_000), body: this.#body, answers };
  }

  /** How things stand. */
  truth(): Truth {
    const { facts } = this.pull;
    const { state, isDraft, isApproved, isQueued, isOff, merges, into, committer } = facts;
    return {
      pull: {
        ...{ state, isDraft, isApproved, isQueued, isOff, into },
        ...{ conflicts: merges === 'conflict', isAtHome: into === 'main' },
        checks: facts.checks.map(
          ({ name, state: one, run }): TrueCheck => ({
            ...{
              name,
              state: one === 'silent' ? 'running' : one,
              isAgain: (run?.attempt ?? 1) > 1,
            },
          }),
        ),
        people: committer === undefined ? [] : [committer],
      },
      attempts: this.attempts.length + 1,
      isWorking: false,
    };
  }

  /** The ports of a look, each call of which goes through a process. */
  ports(
    through: Through,
    blindness: Blindness,
  ): Pick<FollowContext, 'pulls' | 'tickets' | 'forge'> {
    const { move: moves } = this.#services.tickets;
    const seen = blindness.record ?? ((record) => record);
    const move: FollowContext['tickets']['move'] = async (...of) => {
      const { status } = await this.#memory.tickets.look(key, this.record());
      const moved = await moves(...of);
      if (moved.kind === 'moved' && moved.to !== status.name) this.moves.push(moved.to);
      return moved;
    };
    const counted = { ...this.#services, tickets: { ...this.#services.tickets, move } };
    const { tickets, forge } = servicesThrough(through, counted);
    return {
      pulls: this.#pulls(through, blindness),
      tickets: { ...tickets, recall: async (...of) => seen(await tickets.recall(...of)) },
      forge: {
        ...forge,
        recall: async (...of) => {
          const kept = await forge.recall(...of);
          return kept && seen(kept);
        },
      },
    };
  }

  /** Makes an attempt as a job does: records its start, works, publishes and reports its end. */
  async attempt(
    attempt: PullAttempt,
    { way, date, through }: Pick<Work, 'way' | 'date' | 'through'>,
  ): Promise<JobResult> {
    const { key: done } = attempt.reaction;
    const wasDone = this.record().followed?.done.includes(done) === true;
    const made: StartedAttempt = { facts: this.pull.facts, attempt, paid: 0, wasDone };
    const { request, facts, lease, on } = attempt;
    const job = jobOf({
      ...{ ...request, run: lease.run, into: facts.into, maxTicketAttempts: lifeCap },
      ...{ earlier: attempt.earlier, onBranch: on === 'branch', base: facts.head },
    });
    const paying: Through = async (name, call) => {
      if (name === 'ask') {
        if (made.paid === 0) this.attempts.push(made);
        made.paid += 1;
      }
      return through(name, call);
    };
    const { isWanted } = attempt;
    return this.#work({ job, way, date, through: paying, lease, isWanted });
  }

  #work({ job, way, date, through, ...more }: Work): Promise<JobResult> {
    this.#versions += 1;
    const model = modelOf(way, this.#versions);
    const asking = {
      ask: (...of: Parameters<typeof model.ask>) => through('ask', () => model.ask(...of)),
    };
    const context = { ...memoryContext(asking, files), date, ...more };
    return runJob(job, { ...context, ...servicesThrough(through, this.#services) });
  }

  /** A code host whose one pull request is that of the site. */
  #forge(): Forge {
    const { forge } = this.#memory;
    const publish = (body: string, draft: boolean): Published => {
      const { committer, state, number, url, branch } = this.pull.facts;
      if (this.#isOpen && state === 'open') this.pull.push(committer);
      if (state === 'open') this.#body = body;
      this.pull.set({ isDraft: draft });
      const pullRequest = { number, url, branch, draft };
      return { kind: 'published', commit: this.pull.facts.head, pullRequest, notes: [] };
    };
    return {
      ...forge,
      publish: async (publication) => {
        const { body, draft, onBranch = false } = publication;
        const isTaken = this.pull.facts.committer !== undefined && !onBranch;
        if (isTaken) return { kind: 'branch-taken', branch: publication.branch };
        const isAgain = withoutMark(body) === withoutMark(this.#body);
        if (!isAgain) return publish(body, draft);
        this.#body = body;
        const { number, url, branch, head } = this.pull.facts;
        return {
          kind: 'published',
          commit: head,
          pullRequest: { number, url, branch, draft },
          notes: [],
        };
      },
      recall: async (of, branch, by) => {
        const record = readEmbeddedState(this.#body, of, by);
        return record && { ...record, branch, pullRequest: this.pull.facts.url };
      },
    };
  }

  #pulls(through: Through, { facts: seen = (facts) => facts }: Blindness): PullRequests {
    const port = this.pull.port();
    const facts: PullRequests['facts'] = async (...of) => {
      const found = await port.facts(...of);
      return found && seen({ ...found, says: shownStatus(this.#body) });
    };
    const describe: PullRequests['describe'] = async (number, said) => {
      await port.describe(number, said);
      this.#body = writePullState(this.#body, said.status, said.kept, said.news);
    };
    return {
      find: (...of) => through('find', () => port.find(...of)),
      facts: (...of) => through('facts', () => facts(...of)),
      failures: (...of) => through('failures', () => port.failures(...of)),
      rerun: (...of) => through('rerun', () => port.rerun(...of)),
      update: (...of) => through('update', () => port.update(...of)),
      acknowledge: (...of) => through('acknowledge', () => port.acknowledge(...of)),
      answer: (...of) => through('answer', () => port.answer(...of)),
      describe: (...of) => through('describe', () => describe(...of)),
    };
  }
}

/** One job of a site. */
interface Work {
  readonly job: ReturnType<typeof jobOf>;
  readonly way: Way;
  readonly date: () => Date;
  readonly through: Through;
  readonly lease?: PullAttempt['lease'];
  readonly isWanted?: PullAttempt['isWanted'];
}

/** The repository: every edit finds its place, whatever was edited before. */
const files = { 'src/cart.ts': 'a + b\n// end\n' };

/** A model that works in one way; `version` tells its changes apart. */
function modelOf(way: Way, version: number) {
  return respondingModel(({ answer, isReview }) => {
    if (way === 'fails') return new Error('The endpoint is out.');
    if (isReview === true || answer?.name === 'verdict') return reply.approve();
    if (answer?.name !== 'plan') return reply.edit('src/cart.ts', 'a + b', `a * b // ${version}`);
    if (way === 'fixes') return reply.fix('src/cart.ts');
    return reply.other('already-fixed', 'The failing test waits for a socket.');
  });
}

const withoutMark = (body: string) => body.replaceAll(/<!--[\s\S]*?-->/g, '').trim();
