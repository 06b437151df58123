import type { Publication } from '../../agent/ports.ts';
import { isRefusal, reasonOf } from './answer.ts';
import type { Connection } from './connection.ts';
import type { Opened } from './pull-request.ts';

/** Resolves after so many milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>;

const repeats = 3;

/**
 * Sets the labels that are missing, and asks for reviews of a new pull request. What GitHub does not
 * grant is a sentence for people: the fix is published all the same.
 */
export async function invite(
  github: Connection,
  { labels, reviewers }: Publication,
  opened: Opened,
  pause: Pause,
): Promise<readonly string[]> {
  const present = new Set(opened.labels.map((name) => name.toLowerCase()));
  const missing = labels.filter((name) => !present.has(name.toLowerCase()));
  const labelled = missing.length === 0 ? [] : await label(github, opened, missing, pause);
  const isAsked = opened.isNew && reviewers.length > 0;
  return isAsked ? [...labelled, ...(await ask(github, opened, reviewers, pause))] : labelled;
}

function label(
  { rest, at }: Connection,
  { number }: Opened,
  labels: readonly string[],
  pause: Pause,
): Promise<readonly string[]> {
  const add = () => rest.issues.addLabels({ ...at, issue_number: number, labels: [...labels] });
  return noted(
    add,
    pause,
    `The pull request lacks the labels ${list(labels)}, so check \`labels\``,
  );
}

function ask(
  { rest, at }: Connection,
  { number }: Opened,
  reviewers: readonly string[],
  pause: Pause,
): Promise<readonly string[]> {
  const teams = reviewers.filter(isTeam);
  const request = () =>
    rest.pulls.requestReviewers({
      ...at,
      pull_number: number,
      reviewers: reviewers.filter((name) => !isTeam(name)),
      team_reviewers: teams.map((name) => name.slice(teamPrefix.length)),
    });
  const rights = teams.length === 0 ? '' : ' (for teams, `github-token` has to see them)';
  return noted(
    request,
    pause,
    `Nobody was asked for a review, so check \`reviewers\`${rights}: ${list(reviewers)}`,
  );
}

/** For a moment GitHub does not know a pull request that it has just opened. */
async function noted(
  work: () => Promise<unknown>,
  pause: Pause,
  failure: string,
): Promise<readonly string[]> {
  for (let repeat = 1; ; repeat += 1) {
    try {
      await work();
      return [];
    } catch (error) {
      const isEarly = isRefusal(error, 422, /could not resolve to a node/i);
      const reason = reasonOf(error);
      if (reason === undefined) throw error;
      if (!isEarly || repeat > repeats) return [`${failure}. ${reason}`];
      await pause(1_000 * repeat);
    }
  }
}

const teamPrefix = 'team:';
const isTeam = (name: string) => name.startsWith(teamPrefix);
const list = (names: readonly string[]) => names.join(', ');
