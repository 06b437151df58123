import { isProgram } from '../../../engines/files/index.ts';
import type { PastCommit } from '../ranking/index.ts';

/** Where changes are noted: in a file for each of them, of which this is the newest, or at the top of a file for all. */
interface ChangeNotes {
  readonly path: string;
  readonly isOwn: boolean;
  /** Set if there are no commits to show that people write there. */
  readonly isGuess?: true;
}

/** Commits that are looked at, and those of them that must note what they change in code. */
const most = 200;
const least = 3;

/** Folders with a file for each change. */
const folders =
  /(?:^|\/)(?:\.changesets?|\.?changelogs?(?:\.d)?|\.?changes|newsfragments|news|releasenotes\/notes|upcoming_changes|whatsnew\/fragments)(?:\/(?:unreleased|next|next-release|fix(?:ed)?|bug(?:s|fix(?:es)?)?))?$/i;
const notOwn = /^(?:\.|_|(?:readme|index|template|config)\b)/i;

/** How the message of a release begins, whose notes tools write: its version alone, or what is done for it. */
const release =
  /^\W*(?:\w+\(release\)|(?:\w+(?:\([\w-]+\))?: ?)?(?:(?:(?:prepare|preparing|bump|cut|publish) )?(?:for )?(?:the )?(?:next )?(?:releas(?:e|ing)|version)(?: (?:version|of|candidate|packages))?(?=\W*(?:v?\d|\n|$))|(?:(?:prepar|bump|publish)\w*\b.{1,40}?\b)?v?\d+\.\d+))/i;

/** A commit with many of these is a release, too. */
const ofPackage = /(?:^|\/)(?:package\.json|Cargo\.toml|pyproject\.toml|pom\.xml|CHANGELOG\.md)$/;
const mostPackages = 2;

const isRelease = ({ paths, message }: PastCommit) =>
  release.test(message) || paths.filter((path) => ofPackage.test(path)).length > mostPackages;

/** Files for all changes. */
const shared = /^(?:changelog|changes|history|news|release[-_]?notes)(?:\.(?:md|rst|txt|adoc))?$/i;

/**
 * Returns where people note their changes when they change code, as the newest commits show; of several places the nearest
 * to a source. Nothing if they do not. Without commits, the file that has the name for it.
 */
export function changeNotes(
  paths: readonly string[],
  history: readonly PastCommit[],
  source: string,
): ChangeNotes | undefined {
  const known = new Set(paths);
  const places = new Map<string, { readonly notes: ChangeNotes; count: number }>();
  for (const commit of history.slice(0, most)) {
    if (isRelease(commit) || !commit.paths.some(isProgram)) continue;
    for (const [place, notes] of placesIn(commit.paths)) {
      const found = places.get(place);
      if (found !== undefined) found.count += 1;
      // A place counts from the newest note that is still there.
      else if (known.has(notes.path)) places.set(place, { notes, count: 1 });
    }
  }
  if (history.length < least) {
    const path = paths.find((one) => shared.test(one));
    return path === undefined ? undefined : { path, isOwn: false, isGuess: true };
  }
  const used = [...places].filter(([, { count }]) => count >= least);
  const [best] = used.sort(
    ([one, a], [other, b]) =>
      shares(other, source) - shares(one, source) ||
      Number(b.notes.isOwn) - Number(a.notes.isOwn) ||
      b.count - a.count,
  );
  return best?.[1].notes;
}

/** The places in which a commit notes something, once each. */
function placesIn(changed: readonly string[]): ReadonlyMap<string, ChangeNotes> {
  const places = new Map<string, ChangeNotes>();
  for (const path of changed) {
    const slash = path.lastIndexOf('/');
    const [folder, name] = [path.slice(0, Math.max(0, slash)), path.slice(slash + 1)];
    if (folders.test(folder) && !notOwn.test(name) && !isProgram(path))
      places.set(folder, { path, isOwn: true });
    else if (shared.test(name)) places.set(path, { path, isOwn: false });
  }
  return places;
}

/** How many folders a place and a source have in common, from the root. */
function shares(place: string, source: string): number {
  const [one, other] = [place.split('/'), source.split('/')];
  const end = one.findIndex((part, index) => part !== other[index]);
  return end < 0 ? one.length : end;
}
