import { z } from 'zod';
import { JiraStatus } from './status.ts';

/** A ticket as a search shows it. */
export const FoundIssue = z.object({
  id: z.string(),
  key: z.string(),
  fields: z.object({ summary: z.string().nullish(), status: JiraStatus }),
});

/** The fields that a search asks for. */
export const foundFields = ['summary', 'status'] as const;

/** A page of a search, and the token of the next one where there may be one. */
export interface FoundPage {
  readonly issues: readonly z.infer<typeof FoundIssue>[];
  readonly next: string | undefined;
}

/** Which page of which search; without a token it is the first. */
export interface SoughtPage {
  readonly jql: string;
  readonly size: number;
  readonly token: string | undefined;
}

/** Fetches a page of a search. */
export type FindPage = (sought: SoughtPage) => Promise<FoundPage>;
