export { answerOf, type Complaint, complaintOf, quotationOf } from './complaint.ts';
export { isModelMissing, meaningOf, type Part, promptLimit } from './meanings.ts';
export { withoutRefused } from './refusals.ts';
