export { type Digest, digestOf } from './digest.ts';
export { addTallies, sum, type Tally } from './tally.ts';
export { type BudgetUsage, type SentDispatch, traceless, usageOf, warnedShare } from './usage.ts';
