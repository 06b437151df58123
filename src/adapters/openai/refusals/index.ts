export {
  describeAnswer,
  type EndpointRefusal,
  quoteRefusal,
  readRefusal,
} from './endpoint-refusal.ts';
export { findMeaning, isModelMissing, readPromptLimit, type SetupPart } from './meanings.ts';
export { isMiscall } from './miscall.ts';
export { withoutRefused } from './refusals.ts';
