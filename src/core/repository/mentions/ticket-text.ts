/** What people wrote on a ticket. */
export interface TicketText {
  readonly title: string;
  readonly body: string;
}

/** Splits an instruction, whose first line is a heading with the ticket's key and summary. */
export function ticketText(instruction: string): TicketText {
  const [first = '', ...rest] = instruction.split('\n');
  return { title: first.replace(/^#\s+(?:[A-Z][A-Z0-9_]+-\d+: )?/, ''), body: rest.join('\n') };
}
