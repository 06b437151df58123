export { Inbox } from './inbox.ts';
export { log } from './log.ts';
export {
  afterLooking,
  afterSending,
  maxTries,
  type Outgoing,
  outagePause,
  retryPause,
} from './next.ts';
export { type Inboxes, type InboxPort, openInbox } from './port.ts';
