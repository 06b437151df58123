export { nearestEffort } from './changes.ts';
export { type Complaint, isModelMissing } from './complaint.ts';
export { type Dialect, firstDialect, type ReplyForm } from './dialect.ts';
export type { Api } from './providers.ts';
export { withoutRefused } from './refusals.ts';
