import {
  type BudgetedList,
  type BudgetedSection,
  type BudgetedText,
  budgetedCode,
  budgetedList,
  excerpt,
  fitSections,
  headed,
  oneLine,
  prose,
  visibleText,
} from '../text/index.ts';
import { commentEntry, type TicketRecord } from './record.ts';
import { type Review, reviewText } from './review.ts';
import type { Attachment, Comment, LinkedTicket, Ticket, TicketField } from './ticket.ts';

/** Maximum bytes of an instruction in UTF-8. */
const maxBytes = 60_000;

/** Maximum number of linked tickets listed. */
const maxLinks = 20;

/**
 * Writes what the model is asked: the ticket in Markdown, with what is new since the last attempt set apart,
 * and the review that triggered the attempt, if any. A ticket that is too long keeps its newest parts, and
 * every cut is mentioned in place. Nothing in it is hidden from people.
 */
export function instruction(ticket: Ticket, since: TicketRecord, review?: Review): string {
  const restricted = ticket.restrictedComments ?? 0;
  const sections: readonly BudgetedSection[] = [
    prose(`# ${ticket.key}: ${oneLine(ticket.summary, 500)}`),
    { ...prose(ticket.description.trim() || '(no description)'), share: 0.25 },
    ...fieldSection(ticket.fields),
    ...linkSection(ticket.links),
    ...attachmentSection(ticket.attachments),
    ...(restricted > 0 ? [prose(`(Restricted comments, not included: ${restricted}.)`)] : []),
    ...(since.inputs.length > 0
      ? retrySections(ticket.comments, since, review)
      : [
          ...attemptSection(since),
          ...commentSection('Comments', ticket.comments, review === undefined ? 0.25 : 0.08),
        ]),
    ...(review === undefined ? [] : [{ ...reviewText(review), share: 0.15 }]),
  ];
  return excerpt(visibleText(fitSections(sections, maxBytes)), maxBytes);
}

/** A review is newer than the comments, so it takes part of their share. */
function retrySections(
  comments: readonly Comment[],
  { read, ...since }: TicketRecord,
  review: Review | undefined,
): readonly BudgetedSection[] {
  const known = new Set(read);
  const isEarlier = (comment: Comment) => known.has(comment.id) || known.has(commentEntry(comment));
  const seen = new Set(read.map((entry) => entry.split(':', 1).join('')));
  const earlier = comments.filter(isEarlier);
  const fresh = comments
    .filter((comment) => !isEarlier(comment))
    .map((comment) => ({ ...comment, isEdited: seen.has(comment.id) }));
  const isNewest = fresh.length === 0 && review === undefined;
  return [
    ...commentSection('Earlier comments', earlier, isNewest ? 0.25 : 0.08),
    ...attemptSection(since),
    ...(fresh.length > 0 || isNewest ? newsSection(fresh, review === undefined ? 0.25 : 0.1) : []),
  ];
}

/** A comment to show; `isEdited` if the last attempt read another text of it. */
type ShownComment = Comment & { readonly isEdited?: boolean };

function newsSection(fresh: readonly ShownComment[], share: number): readonly BudgetedSection[] {
  const title = 'New since the last attempt';
  if (fresh.length > 0) return commentSection(`${title}, which did not solve it`, fresh, share);
  const why = 'No new comment: the ticket was reopened or edited without one.';
  return [prose(`## ${title}\n\n${why}`)];
}

function attemptSection({
  diff = '',
  critique = '',
}: Pick<TicketRecord, 'diff' | 'critique'>): readonly BudgetedSection[] {
  const items = [
    ...(critique.trim() === '' ? [] : [headed('What was still wrong:', prose(critique.trim()))]),
    ...(diff.trim() === '' ? [] : [headed('Its changes:', budgetedCode('diff', diff))]),
  ];
  const omitted = () => '(Its changes are not shown.)';
  return listSection(0.15, { title: '## The last attempt', items, omitted });
}

function commentSection(
  name: string,
  comments: readonly ShownComment[],
  share: number,
): readonly BudgetedSection[] {
  return listSection(share, {
    title: `## ${name}`,
    items: comments.toReversed().map(commentText),
    omitted: (count) => `(Older comments not shown: ${count}.)`,
    isReversed: true,
  });
}

function commentText({ author, created, body, isEdited = false }: ShownComment): BudgetedText {
  const when = `${oneLine(created, 40)}${isEdited ? ', edited since' : ''}`;
  return headed(`**${oneLine(author, 100)}**, ${when}:`, prose(body.trim()));
}

function fieldSection(fields: readonly TicketField[]): readonly BudgetedSection[] {
  const filled = fields.filter(({ text }) => text.trim() !== '');
  return listSection(0.1, {
    title: '## Fields',
    items: filled.map(({ name, text }) => headed(`### ${oneLine(name, 100)}`, prose(text.trim()))),
    omitted: (count) => `(Fields not shown: ${count}.)`,
  });
}

function linkSection(links: readonly LinkedTicket[]): readonly BudgetedSection[] {
  return listSection(0.05, {
    title: '## Linked tickets',
    items: links
      .slice(0, maxLinks)
      .map(({ key, relation, summary }) =>
        prose(`- ${oneLine(relation, 60)} ${oneLine(key, 50)}: ${oneLine(summary, 300)}`),
      ),
    omitted: (count) => `(Linked tickets not shown: ${count}.)`,
    alreadyOmitted: Math.max(links.length - maxLinks, 0),
    separator: '\n',
  });
}

function attachmentSection(attachments: readonly Attachment[]): readonly BudgetedSection[] {
  return listSection(0.12, {
    title: '## Attachments',
    items: attachments.map(({ name, note, text }) => {
      const head = `**${oneLine(name, 200)}** (${oneLine(note, 200)})`;
      return text === undefined ? prose(head) : headed(`${head}:`, budgetedCode('', text));
    }),
    omitted: (count) => `(Attachments not shown: ${count}.)`,
  });
}

function listSection(share: number, list: BudgetedList): readonly BudgetedSection[] {
  return list.items.length === 0 ? [] : [{ ...budgetedList(list), share }];
}
