import type { RestEndpointMethodTypes } from '@octokit/rest';
import type { Remark } from '../../../core/tickets/index.ts';

type ReviewComment =
  | RestEndpointMethodTypes['pulls']['listCommentsForReview']['response']['data'][number]
  | RestEndpointMethodTypes['pulls']['listReviewComments']['response']['data'][number];

/** A comment on a line or a file, with its place in the pull request's version. */
export function remarkOf({ path, body: text, ...place }: ReviewComment): Remark {
  if (place.subject_type === 'file') return { path, text };
  const hunk = place.diff_hunk || undefined;
  const line = place.side === 'LEFT' ? undefined : (place.line ?? lastLine(hunk ?? ''));
  return { path, text, line, hunk };
}

/** The line that a hunk ends in, which GitHub does not always report; `undefined` if it was removed. */
function lastLine(hunk: string): number | undefined {
  const [head = '', ...lines] = hunk.trimEnd().split('\n');
  const [, start] = /^@@ -\S+ \+(\d+)(?:,\d+)? @@/.exec(head) ?? [];
  if (start === undefined || lines.at(-1)?.startsWith('-')) return undefined;
  const kept = lines.filter((line) => !/^[-\\]/.test(line)).length;
  return kept === 0 ? undefined : Number(start) + kept - 1;
}
