export {
  brokenVerdict,
  findingAt,
  firstProblems,
  newFindings,
  type Position,
  positionOf,
  type SyntaxFinding,
} from './findings.ts';
