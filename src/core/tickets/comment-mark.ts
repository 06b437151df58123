/** The last line of every comment that the agent writes: it finds its own comments again by it. */
export const commentMark = 'Written by Jira Bug Fix Agent.';

/** Whether the last line of a comment, read into Markdown, is the mark; a quote of one is not. */
export function hasCommentMark(markdown: string): boolean {
  return markdown.trimEnd().split('\n').at(-1)?.trim() === commentMark;
}
