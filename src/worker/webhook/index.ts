export { addsLabel, reopens } from './changelog.ts';
export { asksByCommand, type NewComment } from './comment.ts';
export { parseAutomation, parseWebhook, type TriggerReason, type WebhookEvent } from './event.ts';
export type { Account, TicketFacts } from './ticket.ts';
