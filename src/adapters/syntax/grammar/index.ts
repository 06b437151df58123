export { type Bracket, bracketsOf, depthChange, pairBrackets } from './brackets.ts';
export { grammarLoader, type Parse } from './loader.ts';
export { blank, scanBrackets } from './scan.ts';
export { bracketFindings, type ParseSummary, summarizeTree } from './summary.ts';
export { walkTree } from './walk.ts';
