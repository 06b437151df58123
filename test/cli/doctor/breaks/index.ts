import type { Break } from './break.ts';
import { githubBreaks } from './github.ts';
import { jiraBreaks } from './jira.ts';
import { modelBreaks, workerBreaks } from './worker.ts';

export type { Break } from './break.ts';

/** Every joint, each broken in at least one way. */
export const breaks: readonly Break[] = [
  ...modelBreaks,
  ...jiraBreaks,
  ...githubBreaks,
  ...workerBreaks,
];
