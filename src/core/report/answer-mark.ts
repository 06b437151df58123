const mark = (id: string) => `<!-- jira-bug-fix-agent answers ${id} -->`;

/** Marks a text, without showing it, as the answer to a request. */
export function markAnswer(text: string, id: string): string {
  return `${text}\n\n${mark(id)}`;
}

/** Whether a text is marked as the answer to a request. Whoever may write it may have copied the mark. */
export const isMarkedAnswer = (text: string, id: string): boolean => text.includes(mark(id));
