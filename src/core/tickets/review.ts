import {
  type BudgetedText,
  budgetedCode,
  budgetedList,
  headed,
  oneLine,
  prose,
} from '../../engines/text/index.ts';

/** Changes that a person requested in the agent's pull request. Texts are Markdown. */
export interface Review {
  /** Unique in the repository, such as `review-123` or `comment-456`. */
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly remarks: readonly Remark[];
}

/** A review comment on one place in the change. */
export interface Remark {
  readonly path: string;
  /** Line in the pull request's version of the file, counted from 1. */
  readonly line?: number | undefined;
  readonly text: string;
  /** The part of the unified diff that ends with the line. */
  readonly hunk?: string | undefined;
}

const remarksText =
  '\n\nAnswer each remark by its number, in `answers`. Where all that is asked is a question, the plan is of kind `answer`.';

/** Maximum bytes shown of a hunk, and lines of its end. */
const maxHunk = { bytes: 800, lines: 6 } as const;

/** Writes the review for an instruction: its text first, then its remarks in order. */
export function reviewText({ author, text, remarks }: Review): BudgetedText {
  return budgetedList({
    title: `## Review of the pull request${remarks.length === 0 ? '' : remarksText}`,
    items: [
      headed(`**${oneLine(author, 100)}** requests changes:`, prose(text.trim() || '(no text)')),
      ...remarks.map(remarkText),
    ],
    omitted: (count) => `(Remarks not shown: ${count}.)`,
  });
}

function remarkText({ path, line, text, hunk = '' }: Remark, index: number): BudgetedText {
  const where = line === undefined ? '' : `, line ${line} in the pull request`;
  const words = text.trim() || '(no text)';
  const body = hunk.trim() === '' ? words : `${hunkEnd(hunk)}\n\n${words}`;
  return headed(`Remark ${index + 1}, **${oneLine(path, 200)}**${where}:`, prose(body));
}

/** A remark refers to the last line of its hunk, so only the end is shown. */
function hunkEnd(hunk: string): string {
  const end = hunk.trimEnd().split('\n').slice(-maxHunk.lines).join('\n');
  return budgetedCode('diff', end).within(maxHunk.bytes);
}
