export {
  during,
  logDisplay,
  type OnProgress,
  type ProgressDisplay,
  type Repeat,
  showProgress,
} from './progress.ts';
