import { z } from 'zod';
import type { Status } from '../../core/tickets/index.ts';

/** A status as Jira writes it, read into ours. A status without a category counts as `new`. */
export const JiraStatus = z
  .object({
    name: z.string(),
    statusCategory: z.object({
      key: z.enum(['new', 'indeterminate', 'done']).catch('new'),
    }),
  })
  .transform((status): Status => ({ name: status.name, category: status.statusCategory.key }));
