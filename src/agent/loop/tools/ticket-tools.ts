import * as z from 'zod';
import { emptyRecord, instruction, projectOf, ticketKey } from '../../../core/tickets/index.ts';
import { readTool } from './read-tool.ts';

/** Shows another ticket of the same project. A ticket that was moved out of it is not shown. */
export const readTicket = readTool({
  name: 'read_ticket',
  description: 'Shows a ticket of this project.',
  input: z.object({ key: z.string() }),
  normalize: ({ key }) => ({ key: key.trim().toUpperCase() }),
  async read({ key: named }, { task, tickets }) {
    if (tickets === undefined || task.key === undefined) return 'There is no ticket system here.';
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
