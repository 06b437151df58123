/** Where `wanted` stands in `rows` as a run of equal entries; overlapping runs count. Linear time. */
export function occurrences(rows: readonly string[], wanted: readonly string[]): readonly number[] {
  if (wanted.length === 0 || wanted.length > rows.length) return [];
  const back = fallbacks(wanted);
  const found: number[] = [];
  let matched = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    while (matched > 0 && row !== wanted[matched]) matched = back[matched - 1] ?? 0;
    if (row === wanted[matched]) matched += 1;
    if (matched === wanted.length) {
      found.push(at - matched + 1);
      matched = back[matched - 1] ?? 0;
    }
  }
  return found;
}

/** For each prefix the length of its longest proper prefix that is also its suffix (Knuth, Morris, Pratt). */
function fallbacks(wanted: readonly string[]): readonly number[] {
  const back = [0];
  let length = 0;
  for (let at = 1; at < wanted.length; at += 1) {
    while (length > 0 && wanted[at] !== wanted[length]) length = back[length - 1] ?? 0;
    if (wanted[at] === wanted[length]) length += 1;
    back.push(length);
  }
  return back;
}
