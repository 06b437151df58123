export { headOf } from './marker.ts';
export { parseEdits } from './parse.ts';
export { withoutThoughts } from './reasoning.ts';
export { undressed, wornBy } from './unescape.ts';
