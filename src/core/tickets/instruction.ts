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
} from '../../engines/text/index.ts';
import { inputFingerprint } from './input.ts';
import type { Picture } from './picture.ts';
import { withoutEmbeddedFiles, withPictureNumbers } from './picture-places.ts';
import { planText } from './plan-text.ts';
import { commentEntry, hasRead, type TicketRecord } from './record.ts';
import { type Repair, repairText } from './repair.ts';
import { type Review, reviewText } from './review.ts';
import type { Attachment, Comment, LinkedTicket, Ticket, TicketField } from './ticket.ts';

/** Maximum bytes of an instruction in UTF-8. */
const usualRoom = 60_000;

/** Maximum number of linked tickets listed. */
const maxLinks = 20;

/** What triggered an attempt besides the ticket. */
interface Trigger {
  readonly review?: Review | undefined;
  readonly repair?: Repair | undefined;
  /** Whether the files are those of the pull request, with the last attempt's change and others' commits. */
  readonly isOnBranch?: boolean | undefined;
  /** The ticket as this attempt has read it at first, if it goes on with what people have said since. */
  readonly before?: Ticket | undefined;
}

/**
 * Writes what the model is asked: the ticket in Markdown, with what is new since the last attempt set apart,
 * and what else triggered the attempt, if anything. A ticket that is too long keeps its newest parts, and
 * every cut is mentioned in place. Nothing in it is hidden from people.
 */
export function instruction(
  ticket: Ticket,
  known: TicketRecord,
  trigger: Trigger = {},
  room = usualRoom,
): string {
  const { review, repair, before } = trigger;
  const since = before === undefined ? known : withRead(known, before);
  const { description, fields, comments } = shownTexts(ticket, since);
  const restricted = ticket.restrictedComments ?? 0;
  const sections: readonly BudgetedSection[] = [
    prose(`# ${ticket.key}: ${oneLine(ticket.summary, 500)}`),
    { ...prose(description.trim() || '(no description)'), share: 0.25 },
    ...fieldSection(fields),
    ...linkSection(ticket.links),
    ...attachmentSection(ticket.attachments),
    ...pictureSection(ticket.pictures),
    ...(restricted > 0 ? [prose(`(Restricted comments, not included: ${restricted}.)`)] : []),
    ...(since.inputs.length > 0
      ? retrySections(comments, since, trigger)
      : [
          ...attemptSection(since, trigger),
          ...commentSection('Comments', comments, hasNews(trigger) ? 0.08 : 0.25),
        ]),
    ...(repair === undefined ? [] : [{ ...repairText(repair), share: 0.15 }]),
    ...(review === undefined ? [] : [{ ...reviewText(review), share: 0.15 }]),
  ];
  return excerpt(visibleText(fitSections(sections, room)), room);
}

/** The record once the ticket was read like this. */
function withRead(known: TicketRecord, before: Ticket): TicketRecord {
  const read = [...known.read, ...before.comments.map(commentEntry)];
  return { ...known, inputs: [...known.inputs, inputFingerprint(before)], read };
}

/** A comment to show: whether the last attempt read it, or read another text of it. */
interface ShownComment extends Comment {
  readonly isRead: boolean;
  readonly isEdited: boolean;
}

/** Returns the texts of the ticket with the numbers of its pictures, and without the bytes of files. */
function shownTexts(
  { description, fields, comments, pictures }: Ticket,
  since: TicketRecord,
): {
  readonly description: string;
  readonly fields: readonly TicketField[];
  readonly comments: readonly ShownComment[];
} {
  const seen = new Set(since.read.map((entry) => entry.split(':', 1).join('')));
  const shown = (text: string) => withoutEmbeddedFiles(withPictureNumbers(text, pictures));
  return {
    description: shown(description),
    fields: fields.map(({ name, text }) => ({ name, text: shown(text) })),
    comments: comments.map((comment) => {
      const isRead = hasRead(since, comment);
      const isEdited = since.inputs.length > 0 && !isRead && seen.has(comment.id);
      return { ...comment, body: shown(comment.body), isRead, isEdited };
    }),
  };
}

/** What happened to the pull request is newer than the comments, so it takes part of their share. */
const hasNews = ({ review, repair }: Trigger) => review !== undefined || repair !== undefined;

function retrySections(
  comments: readonly ShownComment[],
  since: TicketRecord,
  trigger: Trigger,
): readonly BudgetedSection[] {
  const earlier = comments.filter(({ isRead }) => isRead);
  const fresh = comments.filter(({ isRead }) => !isRead);
  const isNewest = fresh.length === 0 && !hasNews(trigger);
  return [
    ...commentSection('Earlier comments', earlier, isNewest ? 0.25 : 0.08),
    ...attemptSection(since, trigger),
    ...planSection(since),
    ...(fresh.length > 0 || isNewest ? newsSection(fresh, since, trigger) : []),
  ];
}

function planSection({ plan }: TicketRecord): readonly BudgetedSection[] {
  if (plan === undefined) return [];
  return [{ ...prose(`## The plan that was proposed\n\n${planText(plan)}`), share: 0.1 }];
}

function newsSection(
  fresh: readonly ShownComment[],
  { plan }: TicketRecord,
  trigger: Trigger,
): readonly BudgetedSection[] {
  const share = hasNews(trigger) ? 0.1 : 0.25;
  const isGoingOn = trigger.before !== undefined;
  const title = isGoingOn ? 'New since the work began' : 'New since the last attempt';
  const told = isGoingOn ? '' : plan === undefined ? ', which did not solve it' : ' made a plan';
  if (fresh.length > 0) return commentSection(`${title}${told}`, fresh, share);
  if (isGoingOn) return [prose(`## ${title}\n\nThe ticket was edited: its text above is new.`)];
  const why = 'No new comment: the ticket was reopened or edited without one.';
  return [prose(`## ${title}\n\n${why}`)];
}

function attemptSection(
  { diff: last = '', critique = '' }: TicketRecord,
  { isOnBranch = false }: Trigger,
): readonly BudgetedSection[] {
  const diff = isOnBranch ? '' : last;
  const items = [
    ...(isOnBranch ? [prose(branchText)] : []),
    ...(critique.trim() === '' ? [] : [headed('What was still wrong:', prose(critique.trim()))]),
    ...(diff.trim() === '' ? [] : [headed('Its changes:', budgetedCode('diff', diff))]),
  ];
  const omitted = () => '(Its changes are not shown.)';
  return listSection(0.15, { title: '## The last attempt', items, omitted });
}

const branchText =
  'Its changes are already in the files, and others have committed on top of them. Keep what they did, and change only what is asked for now.';

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

function commentText({ author, created, body, isEdited }: ShownComment): BudgetedText {
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
        prose(`- ${oneLine(relation, 60)} ${oneLine(key, 50)}${titled(oneLine(summary, 300))}`),
      ),
    omitted: (count) => `(Linked tickets not shown: ${count}.)`,
    alreadyOmitted: Math.max(links.length - maxLinks, 0),
    separator: '\n',
  });
}

/** A linked ticket that only some may see has no title. */
const titled = (title: string) => (title === '' ? '' : `: ${title}`);

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

function pictureSection(pictures: readonly Picture[]): readonly BudgetedSection[] {
  return listSection(0.02, {
    title: '## Pictures',
    items: pictures.map(({ name, mediaType, width, height }, index) =>
      prose(`${index + 1}. ${oneLine(name, 200)} (${mediaType}, ${width} × ${height} pixels)`),
    ),
    omitted: (count) => `(Pictures not listed: ${count}.)`,
    separator: '\n',
  });
}

function listSection(share: number, list: BudgetedList): readonly BudgetedSection[] {
  return list.items.length === 0 ? [] : [{ ...budgetedList(list), share }];
}
