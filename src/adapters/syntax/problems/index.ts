export {
  brokenVerdict,
  firstProblems,
  newProblems,
  type Position,
  phrase,
  positionOf,
  problemAt,
  type SyntaxProblem,
} from './problems.ts';
