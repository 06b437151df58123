import { type ReactionName, reactionNames } from '../../src/core/work/index.ts';
import { code, table } from './table.ts';

interface Seen {
  /** What the agent finds. */
  readonly finds: string;
  readonly does: string;
  /** Who has to act next. */
  readonly next: string;
}

const seen: Readonly<Record<ReactionName, Seen>> = {
  superseded: {
    finds: 'The ticket has a later pull request.',
    does: 'Follows only the later one.',
    next: 'nobody',
  },
  merged: {
    finds: 'It is merged, whoever does it.',
    does: 'Moves the ticket to `transition-on-merge`, once.',
    next: 'nobody',
  },
  'merged-elsewhere': {
    finds: 'It is merged into another branch than the one it was made for, or the default.',
    does: 'Leaves the ticket where it is, and says so there.',
    next: 'you: move the ticket when the change arrives',
  },
  closed: {
    finds: 'Somebody closed it without merging.',
    does: 'Tells the ticket. A later attempt opens a new pull request that names this one.',
    next: 'you: reopen the ticket for another attempt',
  },
  requested: {
    finds: 'A review requests changes, or a comment or a remark on a line begins with `/fix`.',
    does: 'Marks it with 👀, makes one attempt for all remarks of a review, and answers each in its thread.',
    next: 'nobody',
  },
  'request-worked': {
    finds: 'The request was worked, but a crash has kept the answer back.',
    does: 'Answers, without another attempt.',
    next: 'nobody',
  },
  'request-refused': {
    finds: 'The same, but it cannot be done, as without an attempt left.',
    does: 'Answers once, and says why.',
    next: 'you',
  },
  'base-gone': {
    finds: 'The branch that it goes into was deleted.',
    does: 'Says so, once.',
    next: 'you: choose another base',
  },
  off: {
    finds: 'Somebody wrote `/fix off`, or set the label `jira-bug-fix-off`.',
    does: 'Nothing.',
    next: 'you',
  },
  'taken-over': {
    finds: "A person's commit is on the branch.",
    does: 'Works on top of it only if `/fix` asks.',
    next: 'you',
  },
  'already-in-base': {
    finds: 'The base has its change already.',
    does: 'Says so, once.',
    next: 'you: close it',
  },
  unfinished: {
    finds: 'A run has ended before it could publish its commit.',
    does: 'Publishes it, without a call.',
    next: 'nobody',
  },
  'merge-unknown': {
    finds: 'GitHub has not found out yet whether it merges.',
    does: 'Waits for the next look.',
    next: 'nobody',
  },
  conflict: {
    finds: 'It no longer merges.',
    does: 'Makes the change again on the new base, by a merge where that is enough, and adds one commit.',
    next: 'nobody',
  },
  'conflict-left': {
    finds: 'It no longer merges, and is approved or queued, or no attempt is left.',
    does: 'Says so, once.',
    next: 'you: resolve it, or close the pull request',
  },
  behind: {
    finds: 'A rule asks for all commits of the base, and some are missing.',
    does: 'Updates the branch, as the button does.',
    next: 'nobody',
  },
  'checks-running': {
    finds: 'Checks of its last commit still run.',
    does: 'Waits until all end, or are silent for three hours.',
    next: 'nobody',
  },
  'checks-held': {
    finds: 'Checks are held until somebody approves them.',
    does: 'Says so, once.',
    next: 'you: click “Approve workflows to run”',
  },
  'checks-metadata': {
    finds: 'A check of title, sign-off, approval or rights fails.',
    does: 'Says which, once.',
    next: 'you',
  },
  'checks-red-on-base': {
    finds: 'The check also fails on the base.',
    does: 'Says so, once, and changes nothing.',
    next: 'you: mend the base',
  },
  'checks-red-everywhere': {
    finds: 'The check fails on two or more other pull requests, too.',
    does: 'Says so, once, and changes nothing.',
    next: 'you: mend the check',
  },
  'checks-rerun': {
    finds: 'No step failed, the log names no changed file, or it passed before.',
    does: 'Runs the failed jobs again, once for a commit.',
    next: 'nobody',
  },
  'checks-flaky': {
    finds: 'One that it cannot run again was cancelled, or passed before.',
    does: 'Says so, once.',
    next: 'you: run it again',
  },
  'checks-failed': {
    finds: 'A check fails because of the change.',
    does: 'Makes one attempt with what they say, at most two in the life of a pull request.',
    next: 'nobody',
  },
  'checks-left': {
    finds:
      'A check still fails after that, the pull request is approved or queued, or people have ended the work on the ticket.',
    does: 'Says which, once.',
    next: 'you: finish it by hand, or say by `/fix` how',
  },
  'review-awaited': {
    finds: 'Everything is green, or the merge queue has removed it.',
    does: 'Waits.',
    next: 'you: review and merge',
  },
};

/** Returns the table of reactions to a pull request, in the order in which they are tried. */
export function reactionsTable(): string {
  const rows = reactionNames.map((name) => {
    const { finds, does, next } = seen[name];
    return [code(name), finds, does, next];
  });
  return table(['Reaction', 'What the agent finds', 'What it does', 'Who acts next'], rows);
}
