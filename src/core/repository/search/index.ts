export { type FoundFile, keepLines, searchFile } from './found-file.ts';
export { groupHits, type HitFile } from './hits.ts';
export { type LineMatcher, type SearchQuery, textMatcher } from './matcher.ts';
export { pathFilter, plainPath } from './path-filter.ts';
export { patternMatcher } from './pattern.ts';
export { pagesOf, type ResultGroup } from './result-groups.ts';
export {
  definitionGroups,
  pathParts,
  type SymbolName,
  type SymbolPlace,
  symbolName,
  symbolPlaces,
} from './symbol.ts';
