export {
  amber,
  blockedBy,
  exitCodeOf,
  findingLines,
  findingsJson,
  green,
  type JointFinding,
  type JointVerdict,
  notChecked,
  red,
  uncheckedGroups,
} from './finding.ts';
export {
  type JointGroup,
  type JointName,
  type JointOf,
  jointGroups,
  joints,
  jointsOf,
} from './joints.ts';
export { judgeMoves } from './moves.ts';
export {
  type AgentWorkflow,
  hasOwnToken,
  judgeNames,
  judgePermissions,
  judgeRules,
  judgeRunName,
  judgeVisibility,
  judgeWatched,
  judgeWorkflows,
  ownTokenNote,
  workflowPermissions,
} from './workflow-joints.ts';
