export { loadScriptParser } from './parser.ts';
