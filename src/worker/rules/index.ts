export { decide } from './decision.ts';
