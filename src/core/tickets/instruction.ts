import {
  type BudgetedSection,
  type BudgetedText,
  budgetedCode,
  budgetedList,
  fitSections,
  headed,
  oneLine,
  prose,
  requestFingerprint,
} from '../text/index.ts';
import type { TicketRecord } from './record.ts';
import { type Review, reviewText } from './review.ts';
import type { Attachment, Comment, LinkedTicket, Ticket, TicketField } from './ticket.ts';

/** What bounds an instruction. */
export interface InstructionLimits {
  /** Bytes of the whole in UTF-8; fewer than 4,000 count as 4,000. */
  readonly bytes: number;
}

const defaultLimits: InstructionLimits = { bytes: 60_000 };
const fewestBytes = 4000;

/** Linked tickets that are named. */
const mostLinks = 20;

/**
 * What the model is asked: the ticket in Markdown, with what is new since the last attempt set apart, and
 * the review of the pull request where one asks for the attempt. Where it is too long the newest is kept,
 * and what was cut is said where it stood.
 */
export function instruction(
  ticket: Ticket,
  since: TicketRecord,
  review?: Review,
  limits: InstructionLimits = defaultLimits,
): string {
  const sections: readonly BudgetedSection[] = [
    whole(`# ${ticket.key}: ${oneLine(ticket.summary, 500)}`),
    { ...prose(ticket.description.trim() || '(no description)'), share: 0.25 },
    ...fieldSection(ticket.fields),
    ...linkSection(ticket.links),
    ...attachmentSection(ticket.attachments),
    ...restrictedSection(ticket.restrictedComments ?? 0),
    ...(since.inputs.length > 0
      ? retrySections(ticket.comments, since, review)
      : [
          ...attemptSection(since),
          ...commentSection('Comments', ticket.comments, review === undefined ? 0.25 : 0.08),
        ]),
    ...(review === undefined ? [] : [{ ...reviewText(review), share: 0.15 }]),
  ];
  return fitSections(sections, Math.max(limits.bytes, fewestBytes));
}

/**
 * What decides whether a ticket was worked before: its people's words and files, and nothing that the
 * agent wrote.
 */
export function inputFingerprint(ticket: Ticket): string {
  const { summary, description } = ticket;
  const comments = ticket.comments.map(({ id, body }) => ({ id, body }));
  const fields = someOf(ticket.fields.map(({ name, text }) => ({ name, text })));
  const attachments = someOf(ticket.attachments.map(({ name }) => name).sort());
  return requestFingerprint({ summary, description, comments, fields, attachments });
}

/** Nothing for an empty list: a ticket keeps its fingerprint when it has none. */
const someOf = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list);

/** With a review, which is the newest, comments leave it a part of their share. */
function retrySections(
  comments: readonly Comment[],
  since: TicketRecord,
  review: Review | undefined,
): readonly BudgetedSection[] {
  const known = new Set(since.read);
  const earlier = comments.filter(({ id }) => known.has(id));
  const fresh = comments.filter(({ id }) => !known.has(id));
  const isNewest = fresh.length === 0 && review === undefined;
  return [
    ...commentSection('Earlier comments', earlier, isNewest ? 0.25 : 0.08),
    ...attemptSection(since),
    ...(fresh.length > 0 || isNewest ? newsSection(fresh, review === undefined ? 0.25 : 0.1) : []),
  ];
}

function newsSection(fresh: readonly Comment[], share: number): readonly BudgetedSection[] {
  const title = 'New since the last attempt';
  if (fresh.length > 0) return commentSection(`${title}, which did not satisfy`, fresh, share);
  const why = 'No comment: the ticket was opened again without one, or its text was changed.';
  return [whole(`## ${title}\n\n${why}`)];
}

function attemptSection({ diff = '', critique = '' }: TicketRecord): readonly BudgetedSection[] {
  const passages = [
    ...(critique.trim() === '' ? [] : [headed('What was wanted still:', prose(critique.trim()))]),
    ...(diff.trim() === '' ? [] : [headed('What it changed:', budgetedCode('diff', diff))]),
  ];
  if (passages.length === 0) return [];
  const leftOut = () => '(What it changed is not shown.)';
  return [{ ...budgetedList({ title: '## The last attempt', passages, leftOut }), share: 0.15 }];
}

function commentSection(
  name: string,
  comments: readonly Comment[],
  share: number,
): readonly BudgetedSection[] {
  if (comments.length === 0) return [];
  const passages = comments.toReversed().map(shownComment);
  const leftOut = (count: number) => `(Older comments that are not shown: ${count}.)`;
  return [{ ...budgetedList({ title: `## ${name}`, passages, leftOut, upwards: true }), share }];
}

function shownComment({ author, created, body }: Comment): BudgetedText {
  return headed(`**${oneLine(author, 100)}**, ${oneLine(created, 40)}:`, prose(body.trim()));
}

function fieldSection(fields: readonly TicketField[]): readonly BudgetedSection[] {
  const filled = fields.filter(({ text }) => text.trim() !== '');
  if (filled.length === 0) return [];
  const passages = filled.map(({ name, text }) =>
    headed(`### ${oneLine(name, 100)}`, prose(text.trim())),
  );
  const leftOut = (count: number) => `(Fields that are not shown: ${count}.)`;
  return [{ ...budgetedList({ title: '## Fields', passages, leftOut }), share: 0.1 }];
}

function linkSection(links: readonly LinkedTicket[]): readonly BudgetedSection[] {
  if (links.length === 0) return [];
  const named = links
    .slice(0, mostLinks)
    .map(({ key, relation, summary }) =>
      prose(`- ${oneLine(relation, 60)} ${oneLine(key, 50)}: ${oneLine(summary, 300)}`),
    );
  const leftOut = (count: number) => `(Linked tickets that are not shown: ${count}.)`;
  const over = Math.max(links.length - mostLinks, 0);
  const title = '## Linked tickets';
  return [
    { ...budgetedList({ title, passages: named, leftOut, over, separator: '\n' }), share: 0.05 },
  ];
}

function attachmentSection(attachments: readonly Attachment[]): readonly BudgetedSection[] {
  if (attachments.length === 0) return [];
  const passages = attachments.map(({ name, note, text }) => {
    const head = `**${oneLine(name, 200)}** (${oneLine(note, 200)})`;
    return text === undefined ? prose(head) : headed(`${head}:`, budgetedCode('', text));
  });
  const leftOut = (count: number) => `(Attachments that are not shown: ${count}.)`;
  return [{ ...budgetedList({ title: '## Attachments', passages, leftOut }), share: 0.12 }];
}

function restrictedSection(count: number): readonly BudgetedSection[] {
  return count === 0
    ? []
    : [whole(`(Comments that only some may see, and so not read: ${count}.)`)];
}

function whole(text: string): BudgetedSection {
  return prose(text);
}
