export { authorize } from './access.ts';
export { pageAnswer } from './page.tsx';
export type { DeliveryRecord, DeliveryState, InboxReport, WaitingQueue } from './report.ts';
