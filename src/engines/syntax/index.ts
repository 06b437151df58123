export type { Definition, FoundProblem, Syntax, SyntaxVerdict } from './port/index.ts';
export { syntaxChecker } from './syntax.ts';
