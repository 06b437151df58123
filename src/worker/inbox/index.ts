export { Inbox } from './inbox.ts';
export { type Inboxes, openInbox } from './shards.ts';
