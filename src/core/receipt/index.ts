export {
  eventWriter,
  type OutcomeEvent,
  outcomeEvent,
  type StepEvent,
  stepEvent,
  traceText,
} from './events.ts';
export { type Receipt, receiptFormat, type Versions, writeReceipt } from './receipt.ts';
export { type ReadReceipt, type Replayed, replay } from './replay.ts';
