export { placesOf } from './align.ts';
export { isIdentical, type SearchReplace } from './block.ts';
export type { LineChange } from './changes.ts';
export { locateEdit } from './hunks.ts';
export { costs, foldedLine, foldLookAlikes } from './lines.ts';
export { changesIn, type Placement } from './locate.ts';
export { isEllipsis, whyIncomplete } from './omitted.ts';
