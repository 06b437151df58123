export { isEllipsis, whyIncomplete } from './ellipsis.ts';
export { locateEdit } from './locate.ts';
export { exact, folded, foldLookAlikes, trimmedEnd } from './normalizer.ts';
export {
  filledOccurrences,
  isIdentical,
  type Match,
  matchesIn,
  occurrences,
  type Placement,
  type SearchReplace,
} from './placement.ts';
