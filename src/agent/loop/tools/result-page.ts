import * as z from 'zod';
import { pagesOf, type ResultGroup, type ShownText } from '../../../core/repository/index.ts';

/** The number of a page, from 1. */
export const pageNumber = z.coerce.number().min(1).transform(Math.floor).optional();

/** Characters of a page. With what is said above it, no result of a reply gets less room, so that no page is cut. */
export const maxPage = 5_000;

/**
 * Returns one page of a result below a line that says what it is, such as `49 lines in 7 files`, and which of its lines the
 * page has: the next one begins behind them.
 */
export function resultPage(head: string, groups: readonly ResultGroup[], page = 1): ShownText {
  const pages = pagesOf(groups, maxPage);
  const wanted = pages[page - 1];
  if (wanted === undefined) {
    return { text: `${head}\n(there is no page ${page}: the last is ${pages.length})`, shown: [] };
  }
  const from = (pages[page - 2]?.upTo ?? 0) + 1;
  const where =
    pages.length > 1
      ? ` (page ${page} of ${pages.length}: rows ${from} to ${wanted.upTo} of ${pages.at(-1)?.upTo})`
      : '';
  return { text: `${head}${where}\n${wanted.text}`, shown: wanted.shown };
}
