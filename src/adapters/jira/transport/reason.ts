import { z } from 'zod';
import { clipWithin, oneLine } from '../../../core/text/index.ts';

const JiraProblem = z.object({
  message: z.string().catch(''),
  errorMessages: z.array(z.string()).catch([]),
  errors: z.record(z.string(), z.string()).catch({}),
});

/** Characters of a page in which its reason is looked for. */
const longestPage = 4_000;

/** Parts of a page that are no text for readers. */
const unread = /<(script|style|head)\b.*?<\/\1\s*>|<[^>]*>/gis;

/**
 * Returns why a request failed, in the words of its answer: those of Jira, or of a page of the proxy in front
 * of it. One line of at most 300 characters; `''` if the answer gives no reason.
 */
export function findReason(body: unknown): string {
  if (typeof body === 'string') {
    return clipWithin(oneLine(body.slice(0, longestPage).replace(unread, ' ')), 300);
  }
  const { message, errorMessages, errors } = JiraProblem.safeParse(body).data ?? noProblem;
  return clipWithin(oneLine([...errorMessages, ...Object.values(errors), message].join(' ')), 300);
}

const noProblem: z.infer<typeof JiraProblem> = { message: '', errorMessages: [], errors: {} };
