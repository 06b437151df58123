/** What people are told of an obstacle. */
interface ObstacleWords {
  /** Completes “src/cart.js cannot be edited: …”. `{at}` is the path that is in the way. */
  readonly why: string;
  /** Completes “To mend this, …”. */
  readonly remedy: string;
}

const byHand = 'or change it by hand';

/** What keeps a file from being edited, whoever tries to. */
const obstacles = {
  submodule: {
    why: '{at} is a repository of its own',
    remedy: 'run on that repository',
  },
  symlink: {
    why: '{at} is a symlink',
    remedy: 'name the file that the symlink leads to in the ticket, if it is in this repository',
  },
  ignored: { why: 'Git ignores it', remedy: 'add it to Git, or change it by hand' },
  sparse: {
    why: 'the sparse checkout leaves it out',
    remedy: 'add its folder with `git sparse-checkout add`',
  },
  unmerged: { why: 'it is in a merge with conflicts', remedy: 'finish the merge' },
  'read-only': {
    why: 'the permissions of the file or its folder forbid it',
    remedy: 'allow reading and writing both',
  },
  missing: {
    why: 'this clone lacks its content',
    remedy: 'clone the repository without a filter',
  },
  'too-large': { why: 'it is larger than 4 MiB', remedy: `split it, ${byHand}` },
  'lfs-pointer': {
    why: 'Git LFS keeps its content elsewhere',
    remedy: `fetch it with \`git lfs pull\` and run in that work tree, ${byHand}`,
  },
  'utf-16': { why: 'it is UTF-16 text', remedy: `convert it to UTF-8, ${byHand}` },
  encoding: {
    why: 'it is not UTF-8, and the change adds characters that it does not have yet',
    remedy: `convert it to UTF-8, ${byHand}`,
  },
  binary: { why: 'it is not text', remedy: 'change it by hand' },
} as const satisfies Readonly<Record<string, ObstacleWords>>;

export type ObstacleKind = keyof typeof obstacles;

/** Why a file cannot be edited, and what is in the way if that is not the file itself. */
export interface Obstacle {
  readonly kind: ObstacleKind;
  readonly at?: string | undefined;
}

/** A file that a reply wants to change, and why it cannot be. */
export interface BlockedFile {
  readonly path: string;
  readonly obstacle: Obstacle;
}

/** Says why a file cannot be edited, as a sentence without its full stop. */
export function describeBlocked({ path, obstacle }: BlockedFile): string {
  return `${path} cannot be edited: ${whyBlocked(path, obstacle)}`;
}

/** The reason alone, as a phrase. */
export function whyBlocked(path: string, { kind, at = path }: Obstacle): string {
  return obstacles[kind].why.replace('{at}', () => (at === path ? 'it' : at));
}

/** What people can do about an obstacle, as a phrase after “To mend this, ”. */
export function remedyFor({ kind }: Obstacle): string {
  return obstacles[kind].remedy;
}
