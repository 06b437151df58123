export { type Inboxes, openInbox } from './shard.ts';
