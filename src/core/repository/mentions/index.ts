export { unwrapped } from './envelope.ts';
export { type ResolvedMention, type TicketText, ticketText } from './mention.ts';
export { findMentions } from './mentions-in.ts';
export { mentionsText } from './mentions-text.ts';
