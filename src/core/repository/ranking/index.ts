export type { Focus } from './focus.ts';
export type { PastCommit } from './history.ts';
export { type Ranker, startRanking } from './ranker.ts';
export type { RankedFile, Ranking } from './ranking.ts';
