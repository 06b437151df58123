/** A text with marks. */
export const text = (value: string, ...marks: unknown[]) => ({ type: 'text', text: value, marks });

/** A paragraph of inline nodes. */
export const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

/** A document of blocks. */
export const doc = (...content: unknown[]) => ({ version: 1, type: 'doc', content });

/** A node of any type. */
export const node = (type: string, attrs: unknown, ...content: unknown[]) => ({
  type,
  attrs,
  content,
});
