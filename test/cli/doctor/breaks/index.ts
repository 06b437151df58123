import type { Break } from './break.ts';
import { githubBreaks } from './github.ts';
import { jiraBreaks } from './jira.ts';
import { modelBreaks } from './model.ts';
import { projectBreaks } from './project.ts';
import { workerBreaks } from './worker.ts';

export type { Break } from './break.ts';

export const breaks: readonly Break[] = [
  ...modelBreaks,
  ...jiraBreaks,
  ...githubBreaks,
  ...projectBreaks,
  ...workerBreaks,
];
