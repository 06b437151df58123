export { earlyEnd } from './early-end.ts';
export { type FailedTest, failedTest, restOf } from './failed-test.ts';
export { readMessage } from './failure-message.ts';
export { failureTexts } from './failure-texts.ts';
export {
  failureNames,
  identityOf,
  namedFailures,
  readStreams,
  type StreamFailures,
} from './failures.ts';
export { repeatedTests, verdictsOn } from './listed-tests.ts';
export {
  isSameOutput,
  newFailures,
  normalizeOutput,
  plainOutput,
  repeatedFailures,
} from './normalize-output.ts';
export { readReportedRun } from './reported-run.ts';
export type { FailureMatch } from './runner-lines.ts';
export { shortenOutput, tellingLine } from './shorten-output.ts';
export type { TestCounts } from './summary-forms.ts';
export { testCounts } from './test-counts.ts';
export type { ReportedTest, TestReport } from './test-report.ts';
export { checkedNothing, saysNoTest, showsPassed } from './tests-shown.ts';
