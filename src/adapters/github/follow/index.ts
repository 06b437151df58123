export { githubOutcomes } from './outcome.ts';
export { githubPulls } from './pulls.ts';
