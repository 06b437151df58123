export { wikiToMarkdown } from './markdown.ts';
export { blocksToWiki } from './writer.ts';
