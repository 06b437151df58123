export { builtUpon, findBranch, tipOf } from './branch.ts';
export { findSeries, recallRecord } from './branch-series.ts';
export { type Commit, commitAt, type GitHubRepository, withCommits } from './commits.ts';
export { compare, toListed } from './comparison.ts';
export { type BranchPlace, commitsOfOthers } from './ownership.ts';
export { publishChange, resumeChange } from './publish.ts';
export { findOtherPull, isFromBranch, pullsOf } from './pull-request.ts';
export { type RuledRepository, readRules, requirePermitted, withRules } from './rules.ts';
