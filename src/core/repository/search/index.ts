export { type Hit, hitsIn } from './line-search.ts';
