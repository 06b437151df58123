import { foldCase } from '../text/index.ts';

/** By what a later commit names a change that was merged. */
export interface NamedChange {
  /** `owner/name` of its repository. */
  readonly repository: string;
  readonly number: number;
  readonly title?: string | undefined;
  /** The commit that merged it, and the last one that was merged: 40 hex digits each. */
  readonly shas: readonly string[];
}

/** What Git writes into the message of a revert: its title, and the commits. */
const ofGit = { title: /^Revert "(.*)"(?: \(#\d+\))?$/m, commits: /^This reverts commits? (.*)$/m };

/** What GitHub writes into it. */
const ofGitHub = /^Reverts ([\w.-]+\/[\w.-]+)#(\d+)$/m;

/** The number of a pull request in the title of its merge, or of its squash. */
const ownNumber = /^Merge pull request #(\d+) |\(#(\d+)\)$/;

/** Whether the message of a commit is that of a revert of the change, as Git or GitHub writes one. */
export function saysRevert(
  message: string,
  { repository, number, title, shas }: NamedChange,
): boolean {
  const text = message.replaceAll('\r', '');
  const [, commits = ''] = ofGit.commits.exec(text) ?? [];
  const named = commits.match(/\b[0-9a-f]{7,40}\b/g) ?? [];
  if (named.some((name) => shas.some((sha) => sha.startsWith(name)))) return true;
  const [, where, pull] = ofGitHub.exec(text) ?? [];
  if (where?.toLowerCase() === repository.toLowerCase() && Number(pull) === number) return true;
  const [, reverted] = ofGit.title.exec(text) ?? [];
  if (reverted === undefined) return false;
  const [, merged, squashed] = ownNumber.exec(reverted) ?? [];
  if (merged ?? squashed) return Number(merged ?? squashed) === number;
  return title !== undefined && foldCase(reverted) === foldCase(title);
}
