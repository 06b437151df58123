export { unwrapped } from './envelope.ts';
export { unusualNames } from './file-names.ts';
export { type ResolvedMention, type TicketText, ticketText } from './mention.ts';
export { findMentions } from './mentions-in.ts';
export { mentionsText } from './mentions-text.ts';
export { fileResolver, resolveName } from './resolver.ts';
