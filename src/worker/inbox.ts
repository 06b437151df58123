import { DurableObject } from 'cloudflare:workers';
import { UserError } from '../core/user-error.ts';
import type { Dispatch } from '../dispatch.ts';
import { maxTries, pauseAfter } from './backoff.ts';
import { type Sent, sendDispatch } from './github.ts';
import { Ledger, type Waiting } from './ledger.ts';
import { log } from './log.ts';
import { readSettings } from './settings.ts';

/** Sent in one waking: well below the number of requests that Cloudflare grants to one. */
const batch = 20;

/**
 * Keeps every delivery until GitHub has it. Jira's request ends when the delivery is stored; the sending
 * is the alarm's, which outlives crashes, so GitHub's outages cost Jira neither patience nor tickets.
 */
export class Inbox extends DurableObject<Env> {
  readonly #ledger: Ledger;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#ledger = new Ledger(ctx.storage.sql);
  }

  /** Stores the delivery, to be sent soon; one that was stored before is left as it is. */
  async accept(dispatch: Dispatch): Promise<'accepted' | 'duplicate'> {
    const isNew = this.#ledger.add(dispatch, Date.now());
    await this.#setAlarm();
    return isNew ? 'accepted' : 'duplicate';
  }

  /**
   * Sends what is due and sets itself for what is not. Throws only when it cannot set itself again:
   * Cloudflare's own few retries are all that is left then.
   */
  override async alarm(): Promise<void> {
    try {
      await this.#sendDue();
      await this.#setAlarm();
    } catch (error) {
      log('alarm failed', { why: String(error) });
      await this.#setAlarm(Date.now() + pauseAfter(maxTries));
    }
  }

  async #sendDue(): Promise<void> {
    for (const waiting of this.#ledger.due(Date.now(), batch)) {
      const isHeld = await this.#send(waiting);
      if (isHeld) return;
    }
  }

  /** Tries one delivery; `true` when GitHub asks for a pause, which then holds for all of them. */
  async #send({ id, tries, dispatch }: Waiting): Promise<boolean> {
    if (dispatch === undefined) {
      this.#ledger.settle(id, 'failed', 'The stored delivery cannot be read');
      return false;
    }
    this.#ledger.begin(id, Date.now() + pauseAfter(tries + 1));
    const sent = await this.#dispatch(dispatch);
    this.#record(id, tries + 1, sent);
    const why = sent.kind === 'sent' ? '' : sent.why;
    log(sent.kind, { ticket: dispatch.ticket, delivery: dispatch.delivery, tries: tries + 1, why });
    return sent.kind === 'not-sent' && sent.pause > 0;
  }

  #record(id: number, tries: number, sent: Sent): void {
    if (sent.kind === 'sent') this.#ledger.settle(id, 'sent', '');
    else if (tries >= maxTries) this.#ledger.settle(id, 'failed', sent.why);
    else this.#ledger.note(id, sent.why);
    if (sent.kind === 'not-sent' && sent.pause > 0) this.#ledger.holdUntil(Date.now() + sent.pause);
  }

  async #dispatch(dispatch: Dispatch): Promise<Sent> {
    const settings = readSettings(this.env);
    if (settings instanceof UserError) return { kind: 'not-sent', why: settings.message, pause: 0 };
    return sendDispatch(settings.github, dispatch);
  }

  async #setAlarm(earliest = 0): Promise<void> {
    const due = this.#ledger.nextDue();
    if (due !== undefined) await this.ctx.storage.setAlarm(Math.max(due, earliest));
  }
}
