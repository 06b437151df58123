export { type Canary, plantCanary, whyNoEvidence } from './canary.ts';
export { isBeside, mayHoldTests, mentionOf, nearestFirst } from './nearness.ts';
