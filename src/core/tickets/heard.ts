import { counted, oneLine } from '../../engines/text/index.ts';
import { isStop, saysGo, stopCommand, usualCommand } from './commands.ts';
import { textFingerprint } from './input.ts';
import { controlLabels, hasLabel } from './labels.ts';
import { commentEntry } from './record.ts';
import type { Comment, Ticket, TicketNow } from './ticket.ts';

/** What people have said and done since a ticket was read. */
export type Heard =
  | { readonly kind: 'nothing' }
  /** Somebody has ended the work; `why` says who and how, as a sentence. */
  | { readonly kind: 'stop'; readonly why: string }
  /** There is more to consider. */
  | { readonly kind: 'news'; readonly news: News };

/** What nobody has considered yet. */
export interface News {
  /** Comments that are new, or have another text. */
  readonly comments: readonly Comment[];
  /** Whether the summary, the description or a field has another text, or a file was added. */
  readonly isTextChanged: boolean;
}

/** Returns how people have ended the work, as a sentence; `undefined` if they have not. */
type StopRule = (before: TicketNow, now: TicketNow) => string | undefined;

/** Every way to end the work, in the order in which it is told. Each counts only if it came after the ticket was read. */
const stopRules: readonly StopRule[] = [
  (before, now) => {
    const stop = addedComments(before, now).findLast(isStop);
    return stop && `${nameOf(stop)} has ended it by the comment ${stopCommand}.`;
  },
  (before, now) =>
    hasLabel(now, controlLabels.stop) && !hasLabel(before, controlLabels.stop)
      ? `It was ended by the label ${controlLabels.stop}.`
      : undefined,
  (before, now) =>
    now.status.category === 'done' && before.status.category !== 'done'
      ? `The ticket was closed: it is in “${oneLine(now.status.name, 100)}”.`
      : undefined,
  (before, now) =>
    now.isAssigned === false && before.isAssigned === true
      ? 'The ticket was taken from the agent: it is no longer assigned to it.'
      : undefined,
];

/**
 * Compares a ticket with what an attempt has read of it, and with the status in which the attempt has put it. With the
 * command, the word to go on with a plan is known, which is none to consider.
 */
export function hear(before: TicketNow, now: TicketNow, command: string = usualCommand): Heard {
  for (const rule of stopRules) {
    const why = rule(before, now);
    if (why !== undefined) return { kind: 'stop', why };
  }
  const added = addedComments(before, now);
  const comments = added.filter((comment) => !saysGo(comment, command));
  const isTextChanged = hasOtherText(before, now) || addsFile(before, now);
  return comments.length > 0 || isTextChanged
    ? { kind: 'news', news: { comments, isTextChanged } }
    : { kind: 'nothing' };
}

/** A deleted comment says nothing new. */
function addedComments(before: TicketNow, now: TicketNow): readonly Comment[] {
  const read = new Set(before.comments.map(commentEntry));
  return now.comments.filter((comment) => !read.has(commentEntry(comment)));
}

function hasOtherText(before: TicketNow, now: TicketNow): boolean {
  const [old, current] = [before, now].map((ticket) =>
    textFingerprint({ ...ticket, attachments: [] }),
  );
  return old !== current;
}

/** Whether a file was added; one that was removed says nothing new. */
export function addsFile(before: TicketNow, now: TicketNow): boolean {
  const left = before.attachments.map(({ name }) => name);
  return now.attachments.some(({ name }) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The ticket with all that people have said since. Of files that were added, it knows the names. */
export function withWords(ticket: Ticket, now: TicketNow): Ticket {
  const known = new Map(ticket.attachments.map((file) => [file.name, file]));
  const attachments = now.attachments.map(
    ({ name }) => known.get(name) ?? { name, note: 'added while the work went on, not read' },
  );
  return { ...ticket, ...now, attachments, updated: lastChange(ticket, now) };
}

/** When the ticket was last changed, as far as is known: what cannot be read leaves what the attempt knew. */
export function lastChange(ticket: Ticket, now: TicketNow): string | undefined {
  return now.updated ?? ticket.updated;
}

/** Names whose comments are told one by one. */
const maxTold = 3;

/** Says what was not considered, each as a phrase; without `names`, nobody is named. */
export function unheardPhrases(
  { comments, isTextChanged }: News,
  { names = true } = {},
): readonly string[] {
  const told = comments.slice(0, maxTold).map((comment) => {
    const by = names ? ` by ${nameOf(comment)}` : '';
    return `the comment${by} of ${timeOf(comment)} was not considered`;
  });
  const more = comments.length - told.length;
  return [
    ...told,
    ...(more > 0 ? [`nor ${more === 1 ? 'was' : 'were'} ${counted(more, 'other comment')}`] : []),
    ...(isTextChanged ? ['the new text of the ticket was not considered'] : []),
  ];
}

const nameOf = ({ author }: Comment) => oneLine(author, 100);

/** The minute of an instant. */
function timeOf({ created }: Comment): string {
  const [, day, minute] =
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(new Date(created).toJSON() ?? '') ?? [];
  return day === undefined ? oneLine(created, 40) : `${day}, ${minute} UTC`;
}
