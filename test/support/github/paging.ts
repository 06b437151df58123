/** The page of a list that a query asks for: 30 entries without `per_page`, and at most 100. */
export function pageOf<Entry>(query: URLSearchParams, entries: readonly Entry[]): Entry[] {
  const size = Math.min(Number(query.get('per_page') ?? 30), 100);
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  return entries.slice(from, from + size);
}
