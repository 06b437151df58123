export { syntaxChecker } from './syntax.ts';
