export { extensions } from './extensions.ts';
export type { ResolvedMention } from './mention.ts';
export { mentionsIn } from './mentions-in.ts';
export { mentionsText } from './mentions-text.ts';
export { fileResolver, resolveName } from './resolver.ts';
export { type TicketText, ticketText } from './ticket-text.ts';
