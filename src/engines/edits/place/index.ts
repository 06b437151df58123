export { placesOf } from './align.ts';
export { isIdentical, type SearchReplace } from './block.ts';
export type { LineChange } from './changes.ts';
export { costs, foldedLine, foldLookAlikes } from './lines.ts';
export { isEllipsis, whyIncomplete } from './omitted.ts';
export { changesIn, locateEdit, type Placement } from './runs.ts';
