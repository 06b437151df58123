export { explore } from './explore.ts';
export { everyTool, type Looking, lookingIn, readTools } from './offered.ts';
