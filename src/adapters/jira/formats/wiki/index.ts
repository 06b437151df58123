export { nameWikiFiles } from './files.ts';
export { blocksToWiki, wikiWithStatus } from './writer.ts';
