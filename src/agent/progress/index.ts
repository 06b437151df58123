export {
  during,
  logDisplay,
  type OnProgress,
  type ProgressDisplay,
  showProgress,
} from './progress.ts';
