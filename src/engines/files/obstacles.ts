/** What keeps a file from being edited; completes “src/cart.js cannot be edited: …”. `{at}` is the path in the way. */
const obstacles = {
  submodule: '{at} is a repository of its own',
  symlink: '{at} is a symlink',
  ignored: 'Git ignores it',
  sparse: 'the sparse checkout leaves it out',
  unmerged: 'it is in a merge with conflicts',
  'read-only': 'the permissions of the file or its folder forbid it',
  missing: 'this clone lacks its content',
  'too-large': 'it is larger than 4 MiB',
  'lfs-pointer': 'Git LFS keeps its content elsewhere',
  'utf-16': 'it is UTF-16 text',
  encoding: 'it is not UTF-8, and the change adds characters that it does not have yet',
  binary: 'it is not text',
} as const;

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
  return obstacles[kind].replace('{at}', () => (at === path ? 'it' : at));
}
