export { consoles } from './consoles.ts';
export { countParts, earlyEnd, printedCommands } from './early-end.ts';
export { type FailedTest, failedTest } from './failed-test.ts';
export { failureNames, identityOf, type ReadOutput, readOutput } from './failures.ts';
export { checkedNothing, leastFailuresSaid, saysNoTest, saysPassed, testsSaid } from './hints.ts';
export {
  isSameOutput,
  newFailures,
  normalizeOutput,
  plainOutput,
  repeatedFailures,
} from './normalize-output.ts';
export type { FailureMatch, ReportedTest, TestCounts, TestReport } from './runner-run.ts';
export { shortenOutput, tellingLine } from './shorten-output.ts';
export { readTap } from './tap.ts';
