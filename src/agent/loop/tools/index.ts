export { explore } from './explore.ts';
export { everyTool, lookingIn, readTools } from './offered.ts';
export type { ReadTool } from './read-tool.ts';
