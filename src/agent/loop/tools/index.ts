export { explore } from './explore.ts';
export { everyTool, offerLooks, readTools } from './offered.ts';
export type { ReadTool } from './read-tool.ts';
