/** A document in Atlassian's format. */
export const doc = (...content: readonly object[]) => ({ type: 'doc', version: 1, content });

/** A paragraph of nodes, or of one text. */
export const paragraph = (...content: readonly (object | string)[]) => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? text(part) : part)),
});

/** A text with marks, such as a link. */
export const text = (words: string, ...marks: readonly object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length === 0 ? {} : { marks }),
});

/** A node that has attributes and perhaps content. */
export const node = (type: string, attrs: object, ...content: readonly object[]) => ({
  ...{ type, attrs },
  ...(content.length === 0 ? {} : { content }),
});
