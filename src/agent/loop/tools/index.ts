export { explore } from './explore.ts';
export { everyTool, offerLooks, readTools } from './offered.ts';
export { findSurroundings } from './other-uses.ts';
export type { ReadTool } from './read-tool.ts';
