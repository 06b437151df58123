export { expressionProblems } from './expressions.ts';
export { jsxTagProblems } from './jsx-tags.ts';
export { reserved } from './reserved-words.ts';
export { styleProblems } from './styles.ts';
