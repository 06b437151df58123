export { type FoundFile, searchFile } from './found-file.ts';
export { type LineMatcher, type SearchQuery, textMatcher } from './matcher.ts';
export { nearMisses } from './near-miss.ts';
export { pathFilter, plainPath } from './path-filter.ts';
export { patternMatcher } from './pattern.ts';
export { groupResults, pagesOf, type ResultGroup } from './result-groups.ts';
export {
  definitionGroups,
  type SymbolName,
  type SymbolPlace,
  symbolName,
  symbolPlaces,
} from './symbol.ts';
