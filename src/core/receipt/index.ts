export { type Receipt, receiptFormat, type Versions, writeReceipt } from './receipt.ts';
export { type ReadReceipt, type Replayed, replay } from './replay.ts';
export { traceText } from './trace.ts';
