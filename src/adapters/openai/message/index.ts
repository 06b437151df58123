export { argumentsOf, inputOf, jsonOf } from './arguments.ts';
export { type CallIds, callIds } from './call-ids.ts';
export { sentSchema } from './json-schema.ts';
export { type Layout, layoutOf, type ReplyFormat } from './layout.ts';
export { hasPictures, type LayoutMessage } from './layout-messages.ts';
export {
  countedTokens,
  NoCompletion,
  type ParsedReply,
  requireAllowed,
  requireShallow,
  tokensSpent,
  Withheld,
  whatIsIn,
  withinLength,
} from './parsed-reply.ts';
export { strictSchema, withoutNulls } from './strict-schema.ts';
