export { githubPulls } from './pulls.ts';
