import { DurableObject } from 'cloudflare:workers';
import { UserError } from '../../core/user-error.ts';
import { Tokens } from '../github/index.ts';
import type { Arrival, Decision, InboxPort, Report } from '../http/index.ts';
import { log } from '../log.ts';
import { readSettings } from '../settings/index.ts';
import { maxTries, pauseAfter } from './backoff.ts';
import { Holds } from './holds.ts';
import { Ledger } from './ledger.ts';
import { Outbox } from './outbox.ts';
import { prune } from './prune.ts';
import { explained, type Rules, turnOf, waitingUnder } from './queue.ts';
import { findLinks, reconcile } from './reconciling.ts';
import { type Order, Registry } from './registry.ts';
import { createTables } from './schema.ts';
import { sendDue, type Way } from './sending.ts';
import { mainInbox } from './shard.ts';
import { Waking } from './waking.ts';

/** Requests to GitHub in one waking: below the 50 that Cloudflare grants on its free plan. */
const requests = 40;
/** Of the newest deliveries, those whose runs are looked for when somebody looks at the report. */
const linked = 100;
const linkPause = 30_000;
const settingsPause = 60_000;
/** How often an inbox tells the main one that something arrives in it. */
const enrolPause = 3_600_000;

/**
 * Keeps every delivery until GitHub has it. Jira's request ends when the delivery is stored; the sending
 * is the alarm's, which outlives crashes, so GitHub's outages cost Jira neither patience nor tickets.
 */
export class Inbox extends DurableObject<Env> implements InboxPort {
  readonly #ledger: Ledger;
  readonly #outbox: Outbox;
  readonly #holds: Holds;
  readonly #registry: Registry;
  readonly #waking: Waking;
  readonly #tokens = new Tokens();
  /** When a repository's turn may come, as of the last alarm. */
  #turns: ReadonlyMap<string, number> = new Map();
  #linksAsked = 0;
  #enrolled = 0;
  #isLinking = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const { sql } = ctx.storage;
    createTables(sql);
    this.#ledger = new Ledger(sql);
    this.#outbox = new Outbox(sql);
    this.#holds = new Holds(sql);
    this.#registry = new Registry(sql);
    this.#waking = new Waking(ctx.storage);
  }

  /** Stores the webhook, to be sent soon if it is to be; one that was stored before is left as it is. */
  async keep(arrival: Arrival, decision: Decision): Promise<'kept' | 'duplicate'> {
    if (this.#ledger.has(arrival)) return 'duplicate';
    const now = Date.now();
    await this.#enrol(now);
    if (!this.#ledger.add(arrival, decision, now)) return 'duplicate';
    if (decision.kind === 'dispatch') {
      await this.#waking.by(Math.max(now, this.#turns.get(decision.repository) ?? 0));
    }
    return 'kept';
  }

  async refuse(count: number): Promise<void> {
    this.#ledger.refuse(count, Date.now());
  }

  /** What an operator sees. Links of runs that are missing are looked for afterwards. */
  async report(limit: number): Promise<Report> {
    const now = Date.now();
    const waiting = waitingUnder(this.#rules(), now);
    const deliveries = this.#ledger.newest(limit).map((one) => explained(one, waiting));
    const isUnlinked = deliveries.some(({ state, run }) => state === 'dispatched' && !run);
    if (isUnlinked && now - this.#linksAsked >= linkPause) {
      this.#linksAsked = now;
      this.#isLinking = true;
      await this.#waking.by(now);
    }
    return { deliveries, waiting, refused: this.#ledger.refused() };
  }

  async sweep(): Promise<void> {
    prune(this.ctx.storage.sql, Date.now());
    this.#waking.rung();
    await this.#wakeNext();
  }

  /** Notes that there is an inbox of this name, and that something has arrived in it. */
  async enrol(name: string): Promise<void> {
    this.#registry.enrol(name, Date.now());
  }

  /** The names of at most `limit` other inboxes: those in which something arrived last, or those swept longest ago. */
  async others(limit: number, order: Order): Promise<readonly string[]> {
    return this.#registry.names(limit, order, Date.now());
  }

  /**
   * Sends what is due and sets itself for what is not. Throws only when it cannot set itself again:
   * Cloudflare's own few retries are all that is left then.
   */
  override async alarm(): Promise<void> {
    this.#waking.rung();
    try {
      await this.#work();
      await this.#wakeNext();
    } catch (error) {
      log('alarm failed', { why: String(error) });
      await this.#waking.by(Date.now() + pauseAfter(maxTries));
    }
  }

  async #work(): Promise<void> {
    const settings = readSettings(this.env);
    if (settings instanceof UserError) {
      return this.#holds.pauseAll(Date.now() + settingsPause, settings.message);
    }
    const way: Way = {
      ...this.#rules(),
      tokens: this.#tokens,
      access: settings.github,
      flush: () => this.ctx.storage.sync(),
      budget: { left: requests },
    };
    await reconcile(way);
    await sendDue(way);
    if (!this.#isLinking) return;
    this.#isLinking = false;
    await findLinks(way, linked);
  }

  async #wakeNext(): Promise<void> {
    const now = Date.now();
    const rules = this.#rules();
    const waiting = waitingUnder(rules, now);
    const turns = waiting.map(
      ({ repository }) => [repository, turnOf(repository, rules, now).from] as const,
    );
    this.#turns = new Map(turns);
    const next = Math.min(...waiting.map(({ until }) => until));
    if (waiting.length > 0) await this.#waking.by(Math.max(next, now));
  }

  #rules(): Rules {
    const settings = readSettings(this.env);
    // Nothing is sent without settings, so any cap will do.
    const hourlyCap = settings instanceof UserError ? 1 : settings.policy.hourlyCap;
    return { outbox: this.#outbox, holds: this.#holds, hourlyCap };
  }

  /**
   * An inbox that is one of several tells the main one that it exists, so that it is reported and swept.
   * What arrives is kept whether the main one can be reached or not.
   */
  async #enrol(now: number): Promise<void> {
    const { name } = this.ctx.id;
    if (name === undefined || name === mainInbox || now - this.#enrolled < enrolPause) return;
    this.#enrolled = now;
    try {
      await this.env.INBOX.getByName(mainInbox).enrol(name);
    } catch (error) {
      this.#enrolled = 0;
      log('enrolment failed', { why: String(error) });
    }
  }
}
