export { isEllipsis, whyIncomplete } from './ellipsis.ts';
export { locateEdit } from './locate.ts';
export { exact, folded, foldLookAlikes, trimmedEnd } from './normalizer.ts';
export {
  filledOccurrences,
  findMatches,
  isIdentical,
  type Match,
  occurrences,
  type Placement,
  type SearchReplace,
} from './placement.ts';
