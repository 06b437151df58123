import type { AttemptCause, Comment, Status, Ticket } from '../../src/core/tickets/index.ts';
import { controlLabels } from '../../src/core/tickets/index.ts';
import { ticketOf } from '../../test/support/memory/samples/tickets.ts';
import { type JobServices, memoryServices } from '../../test/support/memory/services.ts';
import type { Deed } from './people-schedule.ts';

/** A delivery that a deed leads to, as the Worker sends it. */
export interface PeopleDelivery {
  readonly delivery: string;
  readonly cause: AttemptCause;
  readonly reopened: boolean;
  /** Whether that may have been a move within "to do". */
  readonly perhaps?: boolean;
  readonly changed: string | undefined;
}

/** What somebody wants of the agent. It is new until an attempt that has seen it has concluded. */
export interface Wish {
  readonly at: number;
  /** When somebody replaced the words by others; missing if nobody has. */
  gone?: number;
  /** The words by which a prompt has it; missing for what is done without any. */
  readonly words?: string;
  /** Who is named if the words are not considered. */
  readonly author?: string;
  /** What it was sent as, if anything. */
  readonly delivery?: string;
}

/** The statuses between which people move cards. */
const statuses = {
  backlog: { name: 'Backlog', category: 'new' },
  selected: { name: 'Selected for Development', category: 'new' },
  started: { name: 'In Progress', category: 'indeterminate' },
  done: { name: 'Done', category: 'done' },
} as const satisfies Readonly<Record<string, Status>>;

/** A ticket in memory with everything that people do to it, and a count of what they have done. */
export class PeopleSite {
  #at = 0;
  #ticket: Ticket = { ...ticketOf(), status: statuses.backlog, labels: [], isAssigned: false };
  readonly #memory = memoryServices(() => this.#ticket);
  readonly wishes: Wish[] = [{ at: 0, words: 'it should multiply', delivery: '0' }];
  /** The deeds that end work, with their numbers, since when they were possible, and until when they hold. */
  readonly ends: {
    readonly deed: Deed;
    readonly at: number;
    readonly since: number;
    undone?: number;
  }[] = [];
  readonly #undone = new Map<Deed, number>();
  readonly services: JobServices = {
    forge: this.#memory.forge,
    tickets: {
      ...this.#memory.tickets,
      giveBack: async () => {
        if (!this.#ticket.isAssigned) return undefined;
        this.#ticket = { ...this.#ticket, isAssigned: false };
        return 'Ada';
      },
    },
  };

  get publications() {
    return this.#memory.publications;
  }

  get comments() {
    return this.#memory.comments;
  }

  record() {
    return this.#memory.record();
  }

  /** The number of deeds so far. */
  get at(): number {
    return this.#at;
  }

  async status(): Promise<Status> {
    return (await this.#memory.tickets.look(this.#ticket.key, this.record())).status;
  }

  /** Lets somebody do it; returns the delivery that comes of it, if one does. */
  async happen(deed: Deed): Promise<PeopleDelivery | undefined> {
    this.#at += 1;
    const current = await this.status();
    const { category } = current;
    const words = `Word${String(this.#at).padStart(3, '0')}x`;
    switch (deed) {
      case 'says':
        return this.#say(words);
      case 'asks':
        return this.#say(words, '/fix', 'asked');
      case 'says go':
        return this.#say(words, '/fix go', 'asked');
      case 'says stop':
        this.#end(deed);
        return this.#say(words, '/stop');
      case 'edits a comment':
        return this.#editComment(words);
      case 'edits the ticket':
        this.#change({ description: `In src/cart.ts it should multiply. ${words}` });
        this.#replaceText();
        this.wishes.push({ at: this.#at, words });
        return undefined;
      case 'closes':
        if (category !== 'done') this.#end(deed);
        return this.#moveTo(statuses.done);
      case 'reopens':
        if (category === 'new') return undefined;
        this.#undo('closes');
        this.#moveTo(statuses.backlog);
        return this.#deliver('event', { isWish: true, perhaps: false });
      case 'drags':
        return this.#drag(current);
      case 'assigns':
        if (this.#ticket.isAssigned) return undefined;
        this.#undo('unassigns');
        this.#change({ isAssigned: true });
        return this.#deliver('assigned', { isWish: true });
      case 'unassigns':
        if (this.#ticket.isAssigned) this.#end(deed);
        this.#change({ isAssigned: false });
        return undefined;
      case 'labels':
        this.#label('jira-bug-fix');
        return this.#deliver('asked', { isWish: true });
      case 'labels stop':
        this.#end(deed);
        this.#label(controlLabels.stop);
        return undefined;
      case 'labels plan':
      case 'labels go':
        this.#label(deed === 'labels go' ? controlLabels.go : controlLabels.plan);
        return this.#deliver('asked', { isWish: true });
      case 'removes labels':
        this.#undo('labels stop');
        this.#change({ labels: [] });
        return undefined;
    }
  }

  #end(deed: Deed): void {
    this.ends.push({ deed, at: this.#at, since: this.#undone.get(deed) ?? 0 });
  }

  #undo(undone: Deed): void {
    this.#undone.set(undone, this.#at);
    for (const end of this.ends) if (end.deed === undone) end.undone ??= this.#at;
  }

  #say(words: string, command = '', cause?: AttemptCause): PeopleDelivery | undefined {
    const author = `Ada of ${words}`;
    const body = `${command} ${words}.`.trim();
    const comment: Comment = { id: String(this.#at), author, created: this.#now(), body };
    this.#change({ comments: [...this.#ticket.comments, comment] });
    const sent = cause && this.#deliver(cause, { isWish: false });
    this.wishes.push({ at: this.#at, words, author, ...(sent && { delivery: sent.delivery }) });
    return sent;
  }

  #editComment(words: string): undefined {
    const last = this.#ticket.comments.at(-1);
    if (last === undefined) return undefined;
    const [gone] = /Word\d+x/.exec(last.body) ?? [];
    const edited = { ...last, body: last.body.replace(/Word\d+x/, words) };
    this.#change({ comments: [...this.#ticket.comments.slice(0, -1), edited] });
    const replaced = this.wishes.find(({ words: known }) => known === gone);
    if (replaced !== undefined) replaced.gone = this.#at;
    this.wishes.push({ at: this.#at, words, author: last.author });
    return undefined;
  }

  #replaceText(): void {
    for (const wish of this.wishes) {
      if (wish.author === undefined && wish.words !== undefined) wish.gone ??= this.#at;
    }
  }

  /** A card goes from one column of "to do" to the other. The Worker cannot tell this from a reopening. */
  #drag({ name, category }: Status): PeopleDelivery | undefined {
    if (category !== 'new') return undefined;
    this.#moveTo(name === statuses.backlog.name ? statuses.selected : statuses.backlog);
    return this.#deliver('event', { isWish: false, perhaps: true });
  }

  #moveTo(status: Status): undefined {
    this.#change({ status });
    this.#memory.setStatus(status);
  }

  #label(label: string): void {
    this.#change({ labels: [...new Set([...(this.#ticket.labels ?? []), label])] });
  }

  #change(changed: Partial<Ticket>): void {
    this.#ticket = { ...this.#ticket, ...changed, updated: this.#now() };
  }

  #now(): string {
    return new Date(Date.UTC(2026, 0, 5) + this.#at * 60_000).toISOString();
  }

  #deliver(
    cause: AttemptCause,
    { isWish, perhaps }: { readonly isWish: boolean; readonly perhaps?: boolean },
  ): PeopleDelivery {
    const delivery = String(this.#at);
    if (isWish) this.wishes.push({ at: this.#at, delivery });
    const changed = this.#now();
    return perhaps === undefined
      ? { delivery, cause, reopened: false, changed }
      : { delivery, cause, reopened: true, perhaps, changed };
  }
}
