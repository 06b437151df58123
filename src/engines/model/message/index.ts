export {
  type CallIds,
  callIds,
  embeddedJson,
  formatArguments,
  parseArguments,
} from './calls.ts';
export { type Layout, layOut } from './layout.ts';
export { hasPictures, type LayoutMessage } from './layout-messages.ts';
export {
  countedTokens,
  NoCompletion,
  type ParsedReply,
  parseReplyBody,
  requireAllowed,
  tokensSpent,
  Withheld,
  withinLength,
} from './parsed-reply.ts';
