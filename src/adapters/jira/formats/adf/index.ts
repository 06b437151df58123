export { adfToMarkdown } from './markdown.ts';
export { adfWithStatus, blocksToAdf } from './writer.ts';
