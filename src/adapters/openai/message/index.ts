export { argumentsOf, type CallIds, callIds, inputOf, jsonOf } from './calls.ts';
export { type Layout, layoutOf, type ReplyFormat } from './layout.ts';
export { hasPictures, type LayoutMessage } from './layout-messages.ts';
export {
  countedTokens,
  NoCompletion,
  type ParsedReply,
  parseAnswer,
  requireAllowed,
  tokensSpent,
  Withheld,
  withinLength,
} from './parsed-reply.ts';
export { sentSchema, strictSchema, withoutNulls } from './schemas.ts';
