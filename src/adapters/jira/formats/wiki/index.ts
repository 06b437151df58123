export { nameWikiFiles } from './files.ts';
export { blocksToWiki } from './writer.ts';
