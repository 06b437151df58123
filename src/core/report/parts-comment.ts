import { newRun, parseStopReason, type StopReason, stopReasons } from '../run/index.ts';
import { listNames } from '../text/index.ts';
import { commentMark, type PartEnd, type TicketPart } from '../tickets/index.ts';
import { type Block, link, paragraph, paragraphs, text } from './document.ts';
import { withKnownLinks } from './known-links.ts';
import { headline } from './outcome.ts';
import { statusParagraph } from './pull-request-state.ts';
import { labelled, replyBlock } from './sections.ts';
import { type Standing, standingOf, type WholeStanding, wholeStanding } from './ticket-parts.ts';

/**
 * The one comment of a ticket that is worked on in several repositories: a section for each. All of it comes from the
 * records, so that whoever writes it writes the same, whatever the comment said before.
 */
export function partsComment(given: readonly TicketPart[]): readonly Block[] {
  const parts = given.toSorted((a, b) => (a.repository < b.repository ? -1 : 1));
  const blocks: readonly Block[] = [
    { kind: 'heading', text: wholes[wholeStanding(parts)](parts.length) },
    ...paragraphs(missingSentence(parts)),
    ...parts.flatMap(section),
    ...paragraphs(commentMark),
  ];
  return withKnownLinks(blocks, { run: newRun }, ...parts.map(({ url }) => url));
}

const wholes: Readonly<Record<WholeStanding, (count: number) => string>> = {
  open: (count) => `Work on this ticket goes on in ${count} repositories.`,
  waiting: (count) => `Not all ${count} repositories are ready: somebody has to act.`,
  ready: (count) => `All ${count} repositories are ready for review.`,
  merged: (count) => `All that had to change in the ${count} repositories is merged.`,
  nothing: (count) => `Nothing has to change in any of the ${count} repositories.`,
};

/** What is missing until all are ready, as a phrase; of what is not missing, nothing is said. */
const missing: Readonly<Record<Standing, string | undefined>> = {
  'not-started': 'not started yet',
  working: 'in progress',
  waiting: 'waits for people',
  ready: undefined,
  merged: undefined,
  nothing: undefined,
};

function missingSentence(parts: readonly TicketPart[]): string | undefined {
  const names = parts.flatMap(({ repository, record }) => {
    const why = missing[standingOf(record)];
    return why === undefined ? [] : [`${repository} (${why})`];
  });
  return names.length === 0 ? undefined : `The ticket is not moved before${listNames(names)}.`;
}

function section({ repository, url, record }: TicketPart): readonly Block[] {
  const { ended } = record;
  const [, named] = /\/pull\/([1-9]\d{0,8})$/.exec(record.pullRequest ?? '') ?? [];
  const isOwn = ended?.pull !== undefined && !ended.isEarlier;
  const earlier = isOwn ? undefined : (ended?.pull ?? named);
  return [
    { kind: 'heading', text: repository },
    ...(ended === undefined ? paragraphs(beginnings[standingOf(record)]) : ending(url, ended)),
    ...(earlier === undefined ? [] : [pullPlace(url, Number(earlier), ' is from an earlier run.')]),
    ...(isOwn || ended?.status === undefined ? [] : [statusParagraph(ended.status)]),
  ];
}

/** What is said of a record without an end. */
const beginnings: Readonly<Partial<Record<Standing, string>>> = {
  'not-started': 'Not started yet.',
  working: 'Work is in progress.',
  waiting: 'Worked on before the ticket had several repositories.',
};

const pullPlace = (url: string, number: number, rest: string) =>
  paragraph(link(`Pull request #${number}`, `${url}/pull/${number}`), text(rest));

function ending(url: string, ended: PartEnd): readonly Block[] {
  const { isDraft = false, problem, notes = [], log = '' } = ended;
  const { pull, status }: PartEnd = ended.isEarlier ? { reason: '' } : ended;
  const { understanding = '', reply = '', files = [] } = ended;
  const reason: StopReason = parseStopReason(ended.reason) ?? 'failed';
  const { job, reporter } = stopReasons[reason];
  const pullRequest = pull === undefined ? undefined : { draft: isDraft };
  const rest = isDraft
    ? ' is a draft that a developer decides on.'
    : ' is for a developer to review and merge.';
  const title = pull === undefined ? 'Understanding:' : 'What was wrong:';
  const needsPeople = job !== 'green' || reason === 'asked' || reason === 'planned';
  return [
    ...paragraphs(headline({ reason, pullRequest }, 'reporter')),
    ...(pull === undefined ? [] : [pullPlace(url, pull, status === undefined ? rest : '')]),
    ...(status === undefined ? [] : [statusParagraph(status)]),
    ...(understanding === '' ? [] : labelled(title, understanding)),
    ...(reason === 'planned' ? paragraphs(`What would change${listNames(files)}.`) : []),
    ...(reply === '' ? [] : [replyBlock(reply)]),
    ...paragraphs(...(problem === undefined ? [] : [problem]), ...notes),
    ...(needsPeople && status === undefined ? paragraphs(reporter.next) : []),
    ...(log.startsWith(`${url}/actions/runs/`) ? [paragraph(link('Log of this run', log))] : []),
  ];
}
