export { type FoundFile, searchFile } from './found-file.ts';
export { groupHits, type HitFile } from './hits.ts';
export { pathFilter, plainPath } from './path-filter.ts';
export { type LineMatcher, patternMatcher, requiredText, textMatcher } from './pattern.ts';
export { pagesOf, type ResultGroup } from './result-groups.ts';
