export { Inbox } from './inbox.ts';
export { log } from './log.ts';
export { type Inboxes, type InboxPort, openInbox } from './port.ts';
