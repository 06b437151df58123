import { mentionsIn, type ResolvedMention, type TicketText } from '../mentions/index.ts';
import type { PastCommit } from './history.ts';
import { type FileCounts, termScanner } from './scanner.ts';
import { readTerms, type TicketTerms } from './ticket-terms.ts';

/** What is known of the files of a repository and of a ticket. */
export interface Evidence {
  /** Sorted, so that nothing depends on the order in which they came. */
  readonly paths: readonly string[];
  /** What each file contains; missing if it was not read. */
  readonly counts: readonly (FileCounts | undefined)[];
  readonly query: TicketTerms;
  readonly mentions: readonly ResolvedMention[];
  readonly history: readonly PastCommit[];
}

/** Collects what files have of a ticket: `read` is called with each file of `wanted`. */
export interface Collection {
  /** The files whose bytes matter. */
  readonly wanted: readonly string[];
  /** Notes what a file contains. Keeps none of the bytes. */
  read(path: string, bytes: Uint8Array): void;
  evidence(history: readonly PastCommit[]): Evidence;
}

/** Files that say nothing by their text: lockfiles, what tools wrote, pictures and other data. */
const unread =
  /(?:^|\/)(?:node_modules|bower_components)\/|(?:^|\/)(?:package-lock\.json|go\.sum|[^/]*\.lock|pnpm-lock\.yaml)$|[.-]min\.\w+$|\.(?:map|svg|snap|csv|tsv|ipynb|lockb|png|jpe?g|gif|ico|webp|pdf|zip|gz|jar|class|woff2?|ttf|eot|mp[34]|bin|exe|dll|so|po|mo|xlf)$/i;

/** Starts to collect what the files have of a ticket. */
export function startCollection(ticket: TicketText, unsorted: readonly string[]): Collection {
  const paths = unsorted.toSorted();
  const query = readTerms(ticket);
  const mentions = mentionsIn(ticket, paths);
  const scan = termScanner(query);
  const indices = new Map(paths.map((path, index) => [path, index]));
  const counts: (FileCounts | undefined)[] = paths.map(() => undefined);
  return {
    wanted: paths.filter((path) => !unread.test(path)),
    read(path, bytes) {
      const index = indices.get(path);
      if (index !== undefined) counts[index] = scan(bytes);
    },
    evidence: (history) => ({ paths, counts, query, mentions, history }),
  };
}
