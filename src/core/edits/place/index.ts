export { isEllipsis } from './ellipsis.ts';
export { locate } from './locate.ts';
export { plain } from './look-alikes.ts';
export { exact, spelled, trailing } from './normalizer.ts';
export { occurrences } from './occurrences.ts';
export { type Place, type Placement, type Rows, rowsOf, type Sides } from './place.ts';
export { isIdentical } from './present.ts';
