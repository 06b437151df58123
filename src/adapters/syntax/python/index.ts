export { indentationFindings } from './indentation.ts';
