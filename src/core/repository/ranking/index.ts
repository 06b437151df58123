export type { Focus } from './focus.ts';
export type { PastCommit } from './history.ts';
export { startRanking } from './ranker.ts';
export type { Ranking } from './ranking.ts';
export { codeNames } from './ticket-terms.ts';
