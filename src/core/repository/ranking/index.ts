export type { PastCommit } from './history.ts';
export { literalPieces } from './literals.ts';
export { type Ranking, startRanking } from './ranker.ts';
export type { StatedDefinition } from './stated-definitions.ts';
export type { Focus } from './ticket-focus.ts';
export { codeNames } from './ticket-terms.ts';
