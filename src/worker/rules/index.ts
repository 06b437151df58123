export { admit, ticketOf } from './admission.ts';
export { decide, readArrival } from './decide.ts';
export type { Person, TicketFacts, Wish } from './trigger.ts';
