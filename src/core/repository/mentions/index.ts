export {
  fileResolver,
  type Mention,
  mentionedFiles,
  mentionsIn,
  type ResolvedMention,
  type ResolveMention,
  resolveMention,
  resolveName,
} from './mention.ts';
export { type TicketText, ticketText } from './ticket-text.ts';
