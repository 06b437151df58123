export { markupDoubt, templateDoubt } from './template.ts';
