export { type Finding, isRed, type Regression, type Trial } from './check-results.ts';
export type { CommandName, Ran } from './command-result.ts';
export { type Judgement, judge, type Runs } from './compare-with-base.ts';
export { judgeRegression, type RegressionJudgement, type RegressionRuns } from './regression.ts';
export { shortened } from './shortened.ts';
export { onlyTests, testsTouched } from './test-files.ts';
