export { pageAnswer, renderPage } from './page.tsx';
export type {
  DeliveryRecord,
  DeliveryState,
  InboxReport,
  Refused,
  WaitingQueue,
} from './report.ts';
