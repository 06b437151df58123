/** What a request for one page of a list names. */
export interface Page {
  readonly per_page: number;
  readonly page: number;
}

const perPage = 100;

/** Reads a list page by page, but at most so many pages, from the first on or from another one. */
export async function readPages<Row>(
  most: number,
  read: (page: Page) => Promise<readonly Row[]>,
  first = 1,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = first; page < first + most; page += 1) {
    const found = await read({ per_page: perPage, page });
    rows.push(...found);
    if (found.length < perPage) break;
  }
  return rows;
}

/** The page of a list with so many rows from which on its newest are read with so many pages. */
export const firstOfNewest = (rows: number, pages: number): number =>
  Math.max(1, Math.ceil(rows / perPage) - pages + 1);
