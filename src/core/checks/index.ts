export { type CheckFinding, type CheckResults, isRed, type Regression } from './check-results.ts';
export type { CommandName, CommandResult } from './command-result.ts';
export { type BaseComparison, type ComparedRuns, compareWithBase } from './compare-with-base.ts';
export { type RegressionResult, type RegressionRuns, verifyRegression } from './regression.ts';
export { shortenOutput } from './shortened.ts';
export { onlyTests, testsTouched } from './test-files.ts';
