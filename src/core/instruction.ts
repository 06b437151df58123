import { requestFingerprint } from './fingerprint.ts';
import type { TicketRecord } from './record.ts';
import type { Comment, Ticket } from './ticket.ts';

/** What the model is asked: the ticket in Markdown, with what is new since the last attempt set apart. */
export function instruction(ticket: Ticket, since: TicketRecord): string {
  const known = new Set(since.read);
  const isRetry = since.inputs.length > 0;
  const earlier = isRetry ? ticket.comments.filter((comment) => known.has(comment.id)) : [];
  const fresh = ticket.comments.filter((comment) => !earlier.includes(comment));
  const sections = [
    `# ${ticket.key}: ${ticket.summary}`,
    ticket.description.trim() || '(no description)',
    ...commentSection(isRetry ? 'Earlier comments' : 'Comments', isRetry ? earlier : fresh),
    ...commentSection('New since the last attempt, which did not satisfy', isRetry ? fresh : []),
  ];
  return sections.join('\n\n');
}

/** What decides whether a ticket was worked before: its people's words, and nothing that the agent wrote. */
export function inputFingerprint(ticket: Ticket): string {
  const comments = ticket.comments.map(({ id, body }) => ({ id, body }));
  return requestFingerprint({ summary: ticket.summary, description: ticket.description, comments });
}

function commentSection(title: string, comments: readonly Comment[]): string[] {
  if (comments.length === 0) return [];
  const entries = comments.map(
    ({ author, created, body }) => `**${author}**, ${created}:\n\n${body.trim()}`,
  );
  return [`## ${title}`, ...entries];
}
