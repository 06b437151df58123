import {
  type BudgetedText,
  budgetedCode,
  budgetedList,
  headed,
  oneLine,
  prose,
} from '../text/index.ts';

/** What a person wants changed in the agent's pull request. Its texts are Markdown. */
export interface Review {
  /** Unique in the repository, such as `review-123` or `comment-456`. */
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly remarks: readonly Remark[];
}

/** What a review says of one place in the change. */
export interface Remark {
  readonly path: string;
  /** In the file as the pull request has it, counted from 1. */
  readonly line?: number | undefined;
  readonly text: string;
  /** The part of the diff that ends in the line, as a unified diff has it. */
  readonly hunk?: string | undefined;
}

/** Bytes of a hunk, and lines of its end, that are shown. */
const shownHunk = { bytes: 800, lines: 6 } as const;

/** The review for an instruction: its words first, then its remarks in their order. */
export function reviewText({ author, text, remarks }: Review): BudgetedText {
  const words = text.trim() || '(no words of its own)';
  const passages = [
    headed(`**${oneLine(author, 100)}** asks for changes:`, prose(words)),
    ...remarks.map(remarkPassage),
  ];
  const leftOut = (count: number) => `(Remarks that are not shown: ${count}.)`;
  return budgetedList({ title: '## Review of the pull request', passages, leftOut });
}

function remarkPassage({ path, line, text, hunk = '' }: Remark): BudgetedText {
  const where = line === undefined ? '' : `, line ${line} of the pull request`;
  const words = text.trim() || '(no words)';
  const body = hunk.trim() === '' ? words : `${shortened(hunk)}\n\n${words}`;
  return headed(`**${oneLine(path, 200)}**${where}:`, prose(body));
}

/** A remark is on the last line of its hunk, so the end is what matters. */
function shortened(hunk: string): string {
  const end = hunk.trimEnd().split('\n').slice(-shownHunk.lines).join('\n');
  return budgetedCode('diff', end).within(shownHunk.bytes);
}

/**
 * What follows the command that a comment begins with, as a whole word in any case; `undefined` when it
 * begins otherwise.
 */
export function textAfterCommand(comment: string, command: string): string | undefined {
  const text = comment.trimStart();
  if (command === '' || !startsWith(text, command)) return undefined;
  const rest = text.slice(command.length);
  return /^[\p{L}\p{N}\p{M}_/-]/u.test(rest) ? undefined : rest.replace(/^[\s:,.!]+/, '').trimEnd();
}

function startsWith(text: string, command: string): boolean {
  return text.slice(0, command.length).toLowerCase() === command.toLowerCase();
}
