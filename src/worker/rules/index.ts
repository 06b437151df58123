export { type Decision, decide, findRoute } from './decision.ts';
