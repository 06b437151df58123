import { clip } from '../../../core/text/index.ts';

/** Characters that the result of one read may have, about 2,000 tokens. */
export const longestResult = 8_000;

/** Characters that a window's own first line may add. */
const header = 200;

/** The result within its bound; a longer one is cut and says so. */
export function bounded(result: string): string {
  const limit = longestResult + header;
  if (result.length <= limit) return result;
  const shown = clip(result, longestResult, '');
  return `${shown}\n(cut here: ${result.length - shown.length} more characters)`;
}
