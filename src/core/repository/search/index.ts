export { definesName } from './definition-line.ts';
export { type FoundFile, searchFile } from './found-file.ts';
export { groupsOf } from './found-groups.ts';
export { type Hit, hitsIn } from './line-search.ts';
export { type LineMatcher, type SearchMode, type SearchQuery, textMatcher } from './matcher.ts';
export { type NearMisses, nearMisses } from './near-miss.ts';
export { pagesOf, type ResultGroup } from './pages.ts';
export { pathFilter, plainPath } from './path-filter.ts';
export { patternMatcher } from './pattern.ts';
export {
  definitionGroups,
  type SymbolName,
  type SymbolPlace,
  symbolName,
  symbolPlaces,
} from './symbol.ts';
