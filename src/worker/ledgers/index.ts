export { type Digest, digestOf, sum } from './digest.ts';
export { addTallies, type Tally } from './tally.ts';
export {
  type ReadLedger,
  type SentDispatch,
  traceless,
  type Usage,
  usageOf,
  warnedShare,
} from './usage.ts';
