export { loadScriptParser } from './parser.ts';
export { jsxTagFindings } from './tags.ts';
