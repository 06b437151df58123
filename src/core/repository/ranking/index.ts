export { codeNames } from './code-names.ts';
export type { PastCommit } from './history.ts';
export { literalPieces } from './literals.ts';
export { keepStated, type Ranking, startRanking } from './ranker.ts';
export type { Focus } from './ticket-focus.ts';
export { formsOf, stemOf, wordParts } from './words.ts';
