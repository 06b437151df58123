export {
  type CallIds,
  callIds,
  embeddedJson,
  formatArguments,
  parseArguments,
} from './calls.ts';
export { type Layout, layOut } from './layout.ts';
export { hasPictures, type LayoutMessage } from './layout-messages.ts';
export { NoCompletion, Withheld } from './no-reply.ts';
export {
  countedTokens,
  type ParsedReply,
  parseReplyBody,
  requireAllowed,
  tokensSpent,
  withinLength,
} from './parsed-reply.ts';
