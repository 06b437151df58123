export type { AgentWorkflow } from './agent-workflow.ts';
export { judgeCommand, judgeCounts } from './commands.ts';
export { findingLines, findingsJson } from './describe.ts';
export { judgeEndDate } from './end-date.ts';
export {
  amber,
  blockedBy,
  exitCodeOf,
  green,
  type JointFinding,
  type JointVerdict,
  notChecked,
  red,
} from './finding.ts';
export {
  type JointGroup,
  type JointName,
  type JointOf,
  jointGroups,
  joints,
  jointsOf,
} from './joints.ts';
export { judgeMove } from './moves.ts';
export {
  hasOwnToken,
  judgeNames,
  judgePermissions,
  judgeRules,
  judgeRunName,
  judgeWorkflows,
} from './workflow-joints.ts';
