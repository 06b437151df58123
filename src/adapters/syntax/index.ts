export { treeSitterSyntax } from './syntax.ts';
