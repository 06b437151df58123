export { exampleModels } from './examples.ts';
export { listPrices } from './list-prices.ts';
export { nearestModels } from './nearest.ts';
export type { ListPrices, Prices } from './prices.ts';
export type { ModelProfile } from './profile.ts';
export { modelProfile } from './table.ts';
