export type { Focus } from './focus.ts';
export type { PastCommit } from './history.ts';
export { type RankedFile, type Ranker, type Ranking, startRanking } from './ranker.ts';
