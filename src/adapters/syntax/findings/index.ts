export {
  brokenVerdict,
  findingAt,
  newFindings,
  type Position,
  positionOf,
  type SyntaxFinding,
} from './findings.ts';
