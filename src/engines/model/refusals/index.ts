export {
  describeAnswer,
  type EndpointRefusal,
  ErrorAnswer,
  isMiscall,
  quoteRefusal,
  readRefusal,
} from './endpoint-refusal.ts';
export {
  findMeaning,
  isUsedUp,
  readPromptLimit,
  type SetupPart,
} from './meanings.ts';
export { type Sent, withoutRefused } from './refused-part.ts';
