import { clipWithin, oneLine } from '../../engines/text/index.ts';
import { type ParagraphBlock, paragraph, strong, text } from '../markup/index.ts';
import { type Ending, endingOf, meaningOf, type Run } from '../run/index.ts';
import type {
  AttemptReport,
  OpenedPullRequest,
  PublishedChange,
  PullStanding,
  Standing,
} from '../tickets/index.ts';
import { quoted } from '../work/index.ts';
import { dayOf } from './since-review.ts';

/** Who reads how things stand: each has a column in the table of stop reasons; a terminal shows that of the team. */
type Reader = 'reporter' | 'team' | 'terminal';

/** Why work ended, and whether its change is a draft. */
type Ended = Ending & {
  readonly pullRequest?: Pick<OpenedPullRequest, 'draft'> | undefined;
  readonly before?: Standing | undefined;
};

/** The heading of a text on how a ticket stands. */
export function titleOf(now: Standing, reader: Reader): string {
  switch (now.kind) {
    case 'working':
      return `${now.attempt > 1 ? `Attempt ${now.attempt} at this ticket` : 'Work on this ticket'} is in progress.`;
    case 'open':
      return isChosen(now.change)
        ? 'A change is ready for review.'
        : endOf({ ...endingOf(now.change.report), pullRequest: now.change.pull }, reader);
    case 'merged':
      return mergedTitle(now.pull);
    case 'closed':
      return 'The fix was closed without being merged.';
    case 'ended':
      return endOf(endingOf(now.report), reader);
  }
}

/** Whether somebody has marked as ready what was given up. */
export function isChosen({ pull, report }: PublishedChange): boolean {
  return !pull.draft && meaningOf(endingOf(report)).change !== 'fix';
}

/** What was merged elsewhere than it was made for has fixed nothing yet where it is wanted. */
function mergedTitle({ into, isElsewhere, ended }: PullStanding): string {
  const day = ended === undefined ? '' : ` on ${dayOf(ended)}`;
  return `${isElsewhere ? 'Merged elsewhere: into' : 'Fixed: merged into'} ${into}${day}.`;
}

/** The heading of a run's summary: a run without a change takes nothing back of the pull request that stands. */
export function headline(ended: Ended): string {
  const { before, pullRequest } = ended;
  return pullRequest === undefined && isInPull(before)
    ? titleOf(before, 'team')
    : endOf(ended, 'team');
}

/** How a ticket stands that has a pull request. */
type InPull = Extract<Standing, { readonly change: PublishedChange }>;

/** Whether a ticket has a pull request, open or not. */
export const isInPull = (now: Standing | undefined): now is InPull =>
  now !== undefined && 'change' in now;

/** How the work ended and what became of the change, in one or two sentences. */
export function endOf(ended: Ended, reader: Reader): string {
  const { reason, pullRequest, before } = ended;
  const { change, reporter, team } = meaningOf(ended);
  const sentence = reader === 'reporter' ? reporter : team;
  const isDraft = pullRequest?.draft === true;
  if (change === 'none') return sentence;
  if (change === 'fix' && !isDraft) return sentence;
  if (reason === 'approved') return 'A fix was approved and is waiting as a draft.';
  if (change === 'fix') return `${sentence} It is waiting as a draft.`;
  if (isDraft) return `${sentence} ${fates[reader].draft}`;
  return isInPull(before) ? sentence : `${sentence} ${fates[reader].none}`;
}

const shownFates = {
  draft: 'The last sound change is a draft.',
  none: 'No pull request was opened.',
} as const;

/** What became of the change of a run that gave up. */
const fates: Readonly<Record<Reader, Readonly<Record<'draft' | 'none', string>>>> = {
  reporter: { draft: 'The last change waits as a draft.', none: 'The project is unchanged.' },
  team: shownFates,
  terminal: { ...shownFates, none: 'Nothing was written to the work tree.' },
};

/** Why the pull request is a draft; `undefined` if it is not. */
export function draftSentence(lacking: readonly string[] = []): string | undefined {
  return lacking.length === 0 ? undefined : `It is a draft because: ${lacking.join('; ')}.`;
}

/** What a text says below its heading after “Now”; `undefined` if the heading says it all. */
export function nowOf(now: Standing): string | undefined {
  if (!isInPull(now)) return undefined;
  if (now.kind !== 'open') return now.pull.now;
  return now.working === undefined
    ? sentences(now.now, now.since && attemptSentence(now.since))
    : `attempt ${now.working} at this ticket is in progress.`;
}

/** Joins sentences; `undefined` if there is none. */
export const sentences = (...said: readonly (string | undefined)[]) =>
  said.filter(Boolean).join(' ') || undefined;

/** Characters of a model's words in a sentence. */
const maxReply = 300;

/** The model's reply to the ticket in one line, shortened; empty if there is none. */
export function modelReply(run: Run): string {
  const planned = run.steps.findLast((step) => step.kind === 'planned');
  const reply = planned === undefined || planned.plan.kind === 'fix' ? '' : planned.plan.reply;
  return clipWithin(oneLine(reply), maxReply);
}

/** Says what an attempt without a change has come to, in the model's words if it has some and they may be shown. */
export function attemptSentence(
  report: Pick<AttemptReport, 'reason' | 'detail' | 'reply' | 'problem'>,
  withholds = false,
): string {
  const { reply, problem } = report;
  const { isBegun, job, reporter } = meaningOf(endingOf(report));
  const start = isBegun ? 'The last attempt changed nothing' : 'No other attempt has begun';
  if (withholds) return `${start}.`;
  if (reply) return `${start}: ${quoted(reply, maxReply)}`;
  const why = problem ?? (isBegun && job === 'green' ? '' : reporter);
  return `${start}. ${why}`.trim();
}

/** Characters of a status. */
export const maxStatus = 1_000;

/** The line that says how things stand, in a pull request and in a ticket's comment. */
export function statusParagraph(status: string): ParagraphBlock {
  return paragraph(strong('Now:'), text(` ${clipWithin(oneLine(status), maxStatus)}`));
}
