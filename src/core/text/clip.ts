/** The first `length` characters, an ellipsis for the rest, no character torn in two. */
export function clip(value: string, length: number): string {
  if (value.length <= length) return value;
  return `${value.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
