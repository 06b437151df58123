export { parseJson } from '../../engines/text/index.ts';
export { addsLabel, assigns, reopening, unassigns } from './changelog.ts';
export { asksByCommand, asksByMention, type CommentFacts, parseComment } from './comment.ts';
export { type Delivery, parseAutomation, parseWebhook, type WebhookEvent } from './event.ts';
export { at, listAt, textAt } from './json.ts';
export type { Account, TicketFacts } from './ticket.ts';
