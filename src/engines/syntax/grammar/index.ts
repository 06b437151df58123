export {
  type Bracket,
  blank,
  bracketProblems,
  bracketsOf,
  depthChange,
  pairBrackets,
  scanBrackets,
} from './brackets.ts';
export { grammarLoader, type Parse } from './loader.ts';
export { type ParseSummary, summarizeTree } from './summary.ts';
export { walkTree } from './walk.ts';
