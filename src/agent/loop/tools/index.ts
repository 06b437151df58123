export { explore } from './explore.ts';
export { findings } from './findings.ts';
export { readTools } from './tools.ts';
