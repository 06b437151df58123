export { findBranch, tipOf } from './branch.ts';
export { findSeries, recallRecord } from './branch-series.ts';
export { type Commit, commitAt, type GitHubRepository, withCommits } from './commits.ts';
export { toListed } from './comparison.ts';
export { type BranchPlace, commitsOfOthers } from './ownership.ts';
export { readLogin } from './people.ts';
export { publishChange } from './publish.ts';
export { isFromBranch } from './pull-request.ts';
export { type RuledRepository, readRules, requirePermitted, withRules } from './rules.ts';
