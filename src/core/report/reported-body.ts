import { paragraphs } from '../text/index.ts';
import type { AttemptReport, TicketKey } from '../tickets/index.ts';
import { renderMarkdown } from './markdown.ts';
import { withStatus } from './pull-request-state.ts';

/** Characters, of which GitHub accepts 65,536 with the marks. */
const maxBody = 50_000;

/**
 * The Markdown body of a pull request whose change a run has made that has ended before it could open it: what the
 * record keeps of its report, or nothing of that with `withholds`.
 */
export function reportedBody(
  { work, notes, more }: AttemptReport,
  key: TicketKey,
  withholds = false,
): string {
  const first = paragraphs(
    `For ${key}. The run that made this change ended before it could open this.`,
  );
  const blocks = withholds ? first : [...first, ...work, ...notes, ...more];
  return withStatus(
    renderMarkdown(blocks, maxBody, key),
    'It waits for a person to review it.',
    key,
  );
}
