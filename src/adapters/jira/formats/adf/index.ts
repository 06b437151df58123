export { adfToMarkdown } from './markdown.ts';
export { blocksToAdf } from './writer.ts';
