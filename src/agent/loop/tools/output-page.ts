import { plainOutput, shortenOutput } from '../../../core/checks/index.ts';
import { pagesOf } from '../../../core/repository/index.ts';

/** What a command printed, and the names of the failures in it. */
export interface ShownOutput {
  readonly output: string;
  readonly failures: readonly string[];
}

/** Characters of a page. */
export const maxPage = 6_000;

/** Returns a page of an output: the first is the shortened one, and those after it are all of it in its order. */
export function outputPage({ output, failures }: ShownOutput, page: number): string {
  const text = plainOutput(output);
  if (text.length <= maxPage) return text;
  const lines = text.split('\n').flatMap(pieces);
  const pages = pagesOf([{ title: '', lines }], maxPage);
  const last = pages.length + 1;
  if (page === 1)
    return `(shortened: pages 2 to ${last} are all of it)\n${shortenOutput(text, maxPage, failures)}`;
  const shown = Math.min(page, last);
  return `(page ${shown} of ${last})\n${pages[shown - 2]?.text ?? ''}`;
}

/** Cuts a line that is longer than a page. */
function pieces(line: string): readonly string[] {
  const count = Math.max(1, Math.ceil(line.length / maxPage));
  return Array.from({ length: count }, (_, at) => line.slice(at * maxPage, (at + 1) * maxPage));
}
