export { parseJson } from '../../core/text/index.ts';
export { addsLabel, reopens } from './changelog.ts';
export { asksByCommand, type NewComment } from './comment.ts';
export { type Delivery, parseAutomation, parseWebhook, type WebhookEvent } from './event.ts';
export { at, listAt, textAt } from './json.ts';
export type { Account, TicketFacts } from './ticket.ts';
