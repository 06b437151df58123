export { type Complaint, describeAnswer, quoteComplaint, readComplaint } from './complaint.ts';
export { findMeaning, isModelMissing, readPromptLimit, type SetupPart } from './meanings.ts';
export { withoutRefused } from './refusals.ts';
