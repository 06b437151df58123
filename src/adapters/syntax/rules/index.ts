export { expressionProblems, jsxTagProblems, reserved } from './rules.ts';
export { styleProblems } from './styles.ts';
