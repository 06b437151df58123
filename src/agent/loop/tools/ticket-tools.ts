import * as z from 'zod';
import { visibleText } from '../../../core/text/index.ts';
import { emptyRecord, instruction, projectOf, ticketKey } from '../../../core/tickets/index.ts';
import type { TicketPage } from '../../ports.ts';
import { readTool } from './read-tool.ts';

const noTickets = 'There is no ticket system here.';

/** Finds tickets of the same project. */
export const searchTickets = readTool({
  name: 'search_tickets',
  description: 'Finds tickets of this project by words in them.',
  input: z.object({ query: z.string().max(300), page_token: z.string().optional() }),
  async read({ query: text, page_token: pageToken }, { task, tickets }) {
    if (tickets === undefined || task.key === undefined) return noTickets;
    return visibleText(pageText(await tickets.search(task.key, { text, pageToken })));
  },
});

/** Shows another ticket of the same project. A ticket that was moved out of it is not shown. */
export const readTicket = readTool({
  name: 'read_ticket',
  description: 'Shows a ticket of this project.',
  input: z.object({ key: z.string() }),
  normalize: ({ key }) => ({ key: key.trim().toUpperCase() }),
  async read({ key: named }, { task, tickets }) {
    if (tickets === undefined || task.key === undefined) return noTickets;
    const project = projectOf(task.key);
    const outside = `Only tickets of the project ${project} can be read, such as ${project}-1.`;
    const key = ticketKey(named);
    if (key === undefined || projectOf(key) !== project) return outside;
    // Results of tools are text.
    const ticket = { ...(await tickets.read(key, emptyRecord)), pictures: [] };
    if (projectOf(ticket.key) !== project) return outside;
    return `Status: ${ticket.status.name}\n\n${instruction(ticket, emptyRecord)}`;
  },
});

function pageText({ tickets, nextPageToken }: TicketPage): string {
  const lines = tickets.map(({ key, summary, status }) => `${key} (${status}): ${summary}`);
  const end =
    nextPageToken === undefined
      ? '(no further page)'
      : `(more with page_token ${JSON.stringify(nextPageToken)})`;
  return [...(lines.length === 0 ? ['No ticket was found.'] : lines), end].join('\n');
}
