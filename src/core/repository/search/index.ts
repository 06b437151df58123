export { type FoundFile, searchFile } from './found-file.ts';
export { groupHits, type HitFile } from './hits.ts';
export { type LineMatcher, textMatcher } from './matcher.ts';
export { pathFilter, plainPath } from './path-filter.ts';
export { patternMatcher, requiredText } from './pattern.ts';
export { pagesOf, type ResultGroup } from './result-groups.ts';
