export { definesName } from './definition-line.ts';
export { type FoundFile, searchFile } from './found-file.ts';
export { groupsOf } from './found-groups.ts';
export { type LineMatcher, type SearchQuery, textMatcher } from './matcher.ts';
export { nearMisses } from './near-miss.ts';
export { pagesOf, type ResultGroup, type ResultPage } from './pages.ts';
export { pathFilter, plainPath } from './path-filter.ts';
export { patternMatcher } from './pattern.ts';
export {
  definitionGroups,
  type SymbolName,
  type SymbolPlace,
  symbolName,
  symbolPlaces,
} from './symbol.ts';
