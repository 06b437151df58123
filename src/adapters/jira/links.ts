import { z } from 'zod';
import type { LinkedTicket } from '../../core/tickets/index.ts';

const Other = z.object({
  key: z.string(),
  fields: z.object({ summary: z.string().nullish() }).optional().catch(undefined),
});

const Link = z.object({
  type: z.object({
    inward: z.string().catch('relates to'),
    outward: z.string().catch('relates to'),
  }),
  inwardIssue: Other.optional(),
  outwardIssue: Other.optional(),
});

/** The tickets that Jira lists as linked; an entry of another form is passed over. */
export function readLinks(listed: unknown): readonly LinkedTicket[] {
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((entry) => {
    const { type, inwardIssue, outwardIssue } = Link.safeParse(entry).data ?? {};
    const other = inwardIssue ?? outwardIssue;
    if (type === undefined || other === undefined) return [];
    const relation = other === inwardIssue ? type.inward : type.outward;
    return [{ key: other.key, relation, summary: other.fields?.summary ?? '' }];
  });
}
