const mark = (id: string, part: '' | ' in part') =>
  `<!-- jira-bug-fix-agent answers ${id}${part} -->`;

/** Marks a text, without showing it, as the answer to a request, or as one part of it beside those in threads. */
export function markAnswer(text: string, id: string, isPart = false): string {
  return `${text}\n\n${mark(id, isPart ? ' in part' : '')}`;
}

/** Whether a text is marked as the answer to a request. Whoever may write it may have copied the mark. */
export const isMarkedAnswer = (text: string, id: string): boolean => text.includes(mark(id, ''));

/** Whether a text is marked as a part of the answer. */
export const isMarkedPart = (text: string, id: string): boolean =>
  text.includes(mark(id, ' in part'));
