import * as z from 'zod';
import { pagesOf, type ResultGroup, type ShownText } from '../../../core/repository/index.ts';

/** The number of a page, from 1. */
export const pageNumber = z.coerce.number().min(1).transform(Math.floor).optional();

/** Characters of a page: five of them, each below what is said above it, fit in one reply. */
export const maxPage = 5_000;

/**
 * Returns one page of a result below a line that says what it is, such as `49 lines in 7 files`. The first has up to `first`
 * characters.
 */
export function resultPage(
  head: string,
  groups: readonly ResultGroup[],
  {
    page = 1,
    first = maxPage,
  }: { readonly page?: number | undefined; readonly first?: number } = {},
): ShownText {
  const pages = pagesOf(groups, maxPage, first);
  const wanted = pages[page - 1];
  if (wanted === undefined) {
    return { text: `${head}\n(there is no page ${page}: the last is ${pages.length})`, shown: [] };
  }
  const where = pages.length > 1 ? ` (page ${page} of ${pages.length})` : '';
  return { ...wanted, text: `${head}${where}\n${wanted.text}` };
}
