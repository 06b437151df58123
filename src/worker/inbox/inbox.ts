import { DurableObject } from 'cloudflare:workers';
import { UserError } from '../../engines/errors.ts';
import { type CheckResult, GitHubCheck, Tokens } from '../github/index.ts';
import type { Decision } from '../rules/index.ts';
import { type Policy, readSettings } from '../settings/index.ts';
import type { InboxReport, Refused } from '../status/index.ts';
import type { Delivery } from '../webhook/index.ts';
import { Accepted, type Kept, ticketCapReason } from './accepted.ts';
import { Ledger } from './ledger.ts';
import { log } from './log.ts';
import { Looks } from './looks.ts';
import { maxTries, retryPause } from './next.ts';
import { Outbox } from './outbox.ts';
import type { InboxPort } from './port.ts';
import { Pauses, type SendLimits, sendWindow, waitingQueues, withReason } from './queue.ts';
import { reconcile } from './reconciling.ts';
import { sendDue } from './sending.ts';

/** Requests to GitHub per alarm: fewer than the 50 that Cloudflare allows on its free plan. */
const maxRequests = 40;
/** Milliseconds until unusable settings are read again. */
const settingsPause = 60_000;
/** Milliseconds for which deliveries wait for others that arrive at the same time. */
const gatheringTime = 3;

/**
 * Keeps every delivery until GitHub has it. Jira's request ends once the delivery is stored. Sending is left
 * to the alarm, which survives crashes, so an outage of GitHub neither keeps Jira waiting nor loses tickets.
 */
export class Inbox extends DurableObject<Env> implements InboxPort {
  readonly #ledger = new Ledger(this.ctx.storage.sql);
  readonly #accepted = new Accepted(this.ctx.storage.sql);
  readonly #outbox = new Outbox(this.ctx.storage.sql);
  readonly #looks = new Looks(this.ctx.storage.sql);
  readonly #pauses = new Pauses(this.ctx.storage.sql);
  readonly #alarm = new Alarm(this.ctx.storage);
  readonly #tokens = new Tokens();
  readonly #githubCheck = new GitHubCheck();
  /** Ends when the deliveries of this moment are stored together. */
  #gathered: Promise<void> | undefined;
  /** When the next delivery to a repository may be sent, as of the last alarm. */
  #sendableFrom: ReadonlyMap<string, number> = new Map();

  async keep(delivery: Delivery, decision: Decision): Promise<Kept> {
    await this.#gathering();
    const now = Date.now();
    if (this.#ledger.has(delivery)) return 'duplicate';
    if (decision.kind === 'ignored') {
      if (!this.#ledger.add(delivery, decision, now)) return 'duplicate';
      const { unassigned } = decision;
      if (unassigned !== undefined) this.#outbox.withdraw(delivery, unassigned);
      return 'kept';
    }
    const objection = this.#accepted.objection(delivery, now);
    if (objection === 'duplicate') return objection;
    if (objection === 'capped') {
      const capped = { ...delivery, delivery: delivery.body };
      this.#ledger.add(capped, { kind: 'ignored', reason: ticketCapReason }, now);
      return objection;
    }
    if (!this.#ledger.add(delivery, decision, now)) return 'duplicate';
    this.#accepted.add(delivery, now);
    this.#outbox.dropBulk(decision, this.#caps().bulkLimit, now);
    const from = decision.repositories.map((one) => this.#sendableFrom.get(one) ?? 0);
    await this.#alarm.setBy(Math.max(now, Math.min(...from)));
    return 'kept';
  }

  async refuse(counts: Refused): Promise<void> {
    this.#ledger.refuse(counts, Date.now());
  }

  async report(limit: number): Promise<InboxReport> {
    const now = Date.now();
    const waiting = waitingQueues(this.#limits(), now);
    const deliveries = this.#ledger.newest(limit).map((one) => withReason(one, waiting));
    return { deliveries, waiting, refused: this.#ledger.refused() };
  }

  /** There is only one inbox, so this limits what all isolates together ask. */
  async check(): Promise<CheckResult> {
    const settings = readSettings(this.env);
    if (!(settings instanceof UserError)) return this.#githubCheck.result(settings);
    return { ok: false, checked: 0, errors: settings.message.split('\n') };
  }

  async sweep(): Promise<void> {
    const now = Date.now();
    this.#ledger.prune(now);
    this.#accepted.prune(now);
    this.#outbox.prune(now);
    this.#alarm.clear();
    await this.#schedule();
  }

  /**
   * Sends what is due and schedules the rest. Throws only if it cannot set the alarm again: then Cloudflare's
   * own few retries are all that is left.
   */
  override async alarm(): Promise<void> {
    this.#alarm.clear();
    try {
      await this.#send();
      await this.#schedule();
    } catch (error) {
      log('alarm failed', { why: String(error) });
      await this.#alarm.setBy(Date.now() + retryPause(maxTries));
    }
  }

  async #send(): Promise<void> {
    const settings = readSettings(this.env);
    if (settings instanceof UserError) {
      const why = settings.message.replaceAll('\n', ' ');
      return this.#pauses.pauseAll(Date.now() + settingsPause, why);
    }
    const context = {
      ...this.#limits(),
      tokens: this.#tokens,
      access: settings.github,
      flush: () => this.ctx.storage.sync(),
      budget: { left: maxRequests },
    };
    await reconcile(context);
    await sendDue(context);
  }

  async #schedule(): Promise<void> {
    const now = Date.now();
    const limits = this.#limits();
    const waiting = waitingQueues(limits, now);
    this.#sendableFrom = new Map(
      waiting.map(({ repository }) => [repository, sendWindow(repository, limits, now).from]),
    );
    const next = Math.min(...waiting.map(({ until }) => until));
    if (waiting.length > 0) await this.#alarm.setBy(Math.max(next, now));
  }

  #limits(): SendLimits {
    const { hourlyCap } = this.#caps();
    return { outbox: this.#outbox, looks: this.#looks, pauses: this.#pauses, hourlyCap };
  }

  /** Nothing is sent without settings, so any caps will do. */
  #caps(): Pick<Policy, 'hourlyCap' | 'bulkLimit'> {
    const settings = readSettings(this.env);
    return settings instanceof UserError ? { hourlyCap: 1, bulkLimit: 1 } : settings.policy;
  }

  /**
   * Resolves when the deliveries that arrive at the same time go on, all in one turn and so in one transaction:
   * to write each by itself would take a sixth of the Worker's time.
   */
  #gathering(): Promise<void> {
    this.#gathered ??= new Promise((resolve) => {
      setTimeout(() => {
        this.#gathered = undefined;
        resolve();
      }, gatheringTime);
    });
    return this.#gathered;
  }
}

/** The object's only alarm. Remembers when it is set for, so that not every delivery has to set it again. */
class Alarm {
  readonly #storage: DurableObjectStorage;
  /** In milliseconds; `undefined` unless the alarm is known to be set. */
  #at: number | undefined;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Makes sure that the alarm rings by then. */
  async setBy(time: number): Promise<void> {
    if (this.#at !== undefined && this.#at <= time) return;
    this.#at = time;
    try {
      await this.#storage.setAlarm(time);
    } catch (error) {
      this.#at = undefined;
      throw error;
    }
  }

  /** Forgets the alarm, which has rung or may be lost. */
  clear(): void {
    this.#at = undefined;
  }
}
