export { type Receipt, receiptFormat, receiptOf, type Versions } from './receipt.ts';
export { type ReadReceipt, type Replayed, replay } from './replay.ts';
export { traceText } from './trace.ts';
