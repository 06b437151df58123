export { exampleModels } from './examples.ts';
export type { ListPrices, Prices } from './prices.ts';
export type { ModelProfile } from './profile.ts';
export { listPrices, modelProfile } from './table.ts';
