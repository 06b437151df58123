export { isEllipsis, whyIncomplete } from './ellipsis.ts';
export { locateBlock, locateHunks } from './locate.ts';
export { exact, folded, foldLookAlikes, trimmedEnd } from './normalizer.ts';
export {
  filledOccurrences,
  isIdentical,
  type Match,
  occurrences,
  type Placement,
  type SearchReplace,
} from './placement.ts';
