export { placesOf } from './align.ts';
export { writeAll } from './changes.ts';
export { costs, foldedLine, foldLookAlikes, isIdentical, type SearchReplace } from './lines.ts';
export { isEllipsis, whyIncomplete } from './omitted.ts';
export { changesIn, locateEdit, type Placement } from './runs.ts';
