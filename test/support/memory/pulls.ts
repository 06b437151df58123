import type { Answer, PullRequests, PullState } from '../../../src/agent/ports.ts';
import { statusText } from '../../../src/core/report/index.ts';
import type { TicketRecord } from '../../../src/core/tickets/index.ts';
import type { Check, PullFacts, PullRequestAsk } from '../../../src/core/work/index.ts';
import { factsOf } from './pull-facts.ts';

/** How a check ends. */
export type CheckEnd =
  | 'passes'
  | 'fails'
  | 'loses its runner'
  | 'is held'
  | 'fails on the base'
  | 'fails everywhere';

/** What the agent did at the code host, with the pull request as it was then. */
export interface PullDeed {
  readonly kind: 'rerun' | 'update' | 'acknowledge' | 'answer' | 'describe';
  readonly facts: PullFacts;
  /** The request, the run or the status that it is about. */
  readonly about: string;
}

/** A code host with one pull request of the agent, in memory, and what people and checks do there. */
export class MemoryPull {
  readonly deeds: PullDeed[] = [];
  readonly answers: Answer[] = [];
  /** The record in the description; missing if the ticket keeps it itself. */
  mark: TicketRecord | undefined;
  status = '';
  /** What the description tells a reviewer who comes back. */
  news: PullState['news'];
  #facts: PullFacts = factsOf();
  #commits = 0;
  #runs = 0;
  readonly #passed = new Set<string>();
  readonly #answered = new Set<string>();

  constructor(names: readonly string[] = []) {
    this.#startChecks(names);
  }

  /** The pull request as it is now. */
  get facts(): PullFacts {
    const requests = this.#facts.requests.filter(({ review }) => !this.#answered.has(review.id));
    return { ...this.#facts, requests };
  }

  /** Everything that people have asked for, with and without an answer. */
  get asked(): readonly PullRequestAsk[] {
    return this.#facts.requests;
  }

  /** Changes what people see, such as an approval. */
  set(more: Partial<PullFacts>): void {
    this.#facts = { ...this.#facts, ...more };
  }

  ask(request: PullRequestAsk): void {
    this.set({ requests: [...this.#facts.requests, request] });
  }

  /** Adds a commit by the agent or, with a login, by a person. Its checks start. */
  push(committer = this.#facts.committer): void {
    this.set({ head: this.#commit(), committer, isBehind: false, merges: 'clean' });
    this.#startChecks(this.#facts.checks.map(({ name }) => name));
  }

  /** Adds a commit to the base. */
  moveBase(to: Partial<Pick<PullFacts, 'merges' | 'isBehind'>>): void {
    this.set({ base: this.#commit(), ...to });
  }

  /** Ends the running check at this position, counted among those that run. */
  endCheck(position: number, end: CheckEnd): void {
    const running = this.#facts.checks.filter(({ state }) => state === 'running');
    const ended = running[position % Math.max(running.length, 1)];
    this.#change((check) => (check === ended ? this.#ended(check, end) : check));
  }

  /** Starts what waits for a person, and runs failed checks again. */
  startAgain(state: 'held' | 'failed', run?: number): void {
    this.#change((check) =>
      check.state === state && (run === undefined || check.run?.id === run)
        ? again(check, state)
        : check,
    );
  }

  /** The port that the agent sees. */
  port(): PullRequests {
    const { number, branch } = this.#facts;
    return {
      find: async () => [{ number, branch }],
      facts: async ({ madeFor }) => {
        const { facts } = this;
        const isElsewhere = facts.state === 'merged' && madeFor !== facts.into;
        return isElsewhere ? { ...facts, madeFor } : facts;
      },
      failures: async (checks) =>
        checks.map(({ name }) => ({ name, steps: [], annotations: [], log: `${name} failed` })),
      rerun: async (run) => {
        this.#note('rerun', `${run}`);
        this.startAgain('failed', run);
      },
      update: async (_, head) => {
        this.#note('update', head);
        if (head === this.#facts.head) this.push();
      },
      acknowledge: async ({ review }) => this.#note('acknowledge', review.id),
      answer: async (_, answer) => {
        this.#note('answer', answer.request.review.id);
        this.#answered.add(answer.request.review.id);
        this.answers.push(answer);
      },
      describe: async (_, { status, news, kept }) => {
        this.#note('describe', status);
        Object.assign(this, { status, news });
        this.set({ says: statusText({ status, news }) });
        this.mark = kept?.record ?? this.mark;
      },
    };
  }

  #note(kind: PullDeed['kind'], about: string): void {
    this.deeds.push({ kind, about, facts: this.facts });
  }

  #commit(): string {
    this.#commits += 1;
    return this.#commits.toString(16).padStart(12, '0').padEnd(40, '0');
  }

  #startChecks(names: readonly string[]): void {
    this.set({
      checks: names.map((name) => {
        this.#runs += 1;
        return { name, state: 'running', run: { id: this.#runs, attempt: 1 } };
      }),
    });
  }

  #change(change: (check: Check) => Check): void {
    this.set({ checks: this.#facts.checks.map(change) });
  }

  #ended(check: Check, end: CheckEnd): Check {
    const id = `${this.#facts.head} ${check.name}`;
    if (end === 'is held') return { ...check, state: 'held' };
    if (end === 'passes') {
      this.#passed.add(id);
      return { ...check, state: 'passed' };
    }
    const failure = {
      id,
      steps: end === 'loses its runner' ? [] : ['npm run check'],
      isRedOnBase: end === 'fails on the base',
      redElsewhere: end === 'fails everywhere' ? 3 : 0,
      passedBefore: this.#passed.has(id),
    };
    return { ...check, state: 'failed', failure };
  }
}

/** A check that runs once more; one that was held has not run yet. */
function again(check: Check, state: 'held' | 'failed'): Check {
  const { failure: _, ...rest } = check;
  const run = check.run && {
    ...check.run,
    attempt: check.run.attempt + Number(state === 'failed'),
  };
  return { ...rest, state: 'running', run };
}
