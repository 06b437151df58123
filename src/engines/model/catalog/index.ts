export { exampleModels } from './examples.ts';
export { bedrockPlace, isAnthropic } from './places.ts';
export type { ListPrices, ModelProfile, Prices } from './profile.ts';
export { listPrices, modelProfile } from './table.ts';
