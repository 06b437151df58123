/** What was done about a ticket's pull request after it was opened. */
export interface FollowedPull {
  /** Number of the pull request. */
  readonly pull: number;
  /** Attempts that nobody asked for, over the life of the pull request. */
  readonly repairs: number;
  /** Keys of reactions that are done, newest last. */
  readonly done: readonly string[];
  /** The branch that its change was made for; missing if the attempt did not record it. */
  readonly into?: string | undefined;
  /** The key of the newest act that the code host has refused, and its words in one line. */
  readonly refused?: { readonly key: string; readonly said: string } | undefined;
  /** What the ticket's comment says; missing if that was never recorded. */
  readonly told?: ToldText | undefined;
}

/** What was said, as it was recorded the newest time. */
interface ToldText {
  /** Its fingerprint; missing while it is written, and after an attempt, which writes it. */
  readonly text?: string | undefined;
  /** How often that was recorded. */
  readonly times: number;
}

/** Keys that are kept: the life of a pull request has fewer, and a forgotten one is bounded by the count of repairs. */
const maxDone = 24;

/** What is known of a pull request: another number than that which was followed starts anew. */
export function followedAs(known: FollowedPull | undefined, pull: number): FollowedPull {
  return known?.pull === pull ? known : { pull, repairs: 0, done: [] };
}

/** What is known of a pull request once a change for this branch was published in it. */
export function publishedAs(
  known: FollowedPull | undefined,
  pull: number,
  into: string,
): FollowedPull {
  return { ...withTold(followedAs(known, pull)), into };
}

/** The same once the ticket's comment says this, as a fingerprint; by default, it is not known what it says. */
export function withTold(known: FollowedPull, text?: string): FollowedPull {
  return { ...known, told: { text, times: (known.told?.times ?? 0) + 1 } };
}

/** The same with a key that is done; an attempt that nobody asked for is counted for good. */
export function withDone(
  known: FollowedPull,
  key: string,
  { isRepair = false } = {},
): FollowedPull {
  const done = [...known.done.filter((one) => one !== key), key].slice(-maxDone);
  return { ...known, done, repairs: known.repairs + Number(isRepair) };
}

/** The same with an attempt that did not begin: it is not done, and waits for what the other key names. */
export function withWait(known: FollowedPull, key: string, wait: string): FollowedPull {
  const done = known.done.filter((one) => one !== key);
  return withDone({ ...known, done, repairs: Math.max(0, known.repairs - 1) }, wait);
}

/** Joins what two records know: of the newer pull request or, if it is the same one, all that either did. */
export function mergeFollowed(
  older: FollowedPull | undefined,
  newer: FollowedPull | undefined,
): FollowedPull | undefined {
  if (older === undefined || newer === undefined) return newer ?? older;
  if (older.pull !== newer.pull) return older.pull > newer.pull ? older : newer;
  const done = newer.done.reduce((all, key) => withDone(all, key), older).done;
  return {
    ...newer,
    done,
    repairs: Math.max(older.repairs, newer.repairs),
    into: newer.into ?? older.into,
    refused: newer.refused ?? older.refused,
    told: (older.told?.times ?? 0) > (newer.told?.times ?? 0) ? older.told : newer.told,
  };
}
