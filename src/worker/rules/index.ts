export { type Decision, decide } from './decision.ts';
