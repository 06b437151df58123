import { clipWithin, hideKeys, oneLine, withoutInvisible } from '../../engines/text/index.ts';
import {
  type Block,
  code,
  type FoldedBlock,
  paragraph,
  paragraphs,
  removeCommands,
  removeDirectives,
  safeFence,
  strong,
  text,
  withoutForeignKeys,
} from '../markup/index.ts';
import { shellArgument, splitPatch } from '../proof/index.ts';
import { keptCheck, keptCheckResults, keptPatch, meaningOf } from '../run/index.ts';
import type { AttemptReport, Ticket, TicketKey, TicketNames } from '../tickets/index.ts';
import { changeBlocks } from './changes.ts';
import { renderMarkdown } from './markdown.ts';
import type { Outcome } from './outcome.ts';
import { partsOf, ticketLink } from './parts.ts';
import { withStatus } from './pull-request-state.ts';
import { aboveTemplate } from './pull-template.ts';

/** Characters of a title, and of the summary that it is made from. Jira's own limit is 255. */
const maxTitle = 120;
const maxSummary = 1_000;

/**
 * The title of the pull request and of its commit. The author of a ticket must not be able to notify people,
 * close issues, skip checks, act on a ticket by a `#word` or link one by its key.
 */
export function changeTitle(key: TicketKey, summary: string): string {
  return fillTitle(undefined, { key, summary });
}

/** The template of a title and a message, unless the settings have another. */
const usualTitle = '{key}: {summary}';

/** A title of that kind from a template, which the settings have: the summary is cut before the rest. */
export function fillTitle(
  template: string = usualTitle,
  { key, summary, type = 'Bug' }: TicketNames,
): string {
  const rest = template.replaceAll('{key}', key).replaceAll('{type}', plainText(type, key));
  const places = rest.split('{summary}').length - 1;
  const left = maxTitle - rest.length + places * '{summary}'.length;
  const longest = Math.max(Math.floor(left / Math.max(places, 1)), 20);
  const text = clipWithin(plainText(summary, key) || 'fix', longest);
  return clipWithin(
    rest.replaceAll('{summary}', () => text),
    maxTitle,
  );
}

/** A commit's message from a template of one or more lines. */
export function fillMessage(template: string = usualTitle, names: TicketNames): string {
  return template
    .split('\n')
    .map((line) => fillTitle(line, names))
    .join('\n');
}

function plainText(text: string, key: string): string {
  const visible = withoutInvisible(
    hideKeys(text)
      .slice(0, maxSummary)
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' '),
  );
  return oneLine(withoutForeignKeys(removeDirectives(removeCommands(visible)), key));
}

/** GitHub accepts 65,536 characters; the embedded state and the status need some of them. */
const maxBody = 59_800;

/**
 * The Markdown body of the pull request: what a reviewer needs before reading the diff, above the repository's template,
 * unless both together are too long.
 */
export function pullRequestBody(ticket: Ticket, outcome: Outcome, template?: string): string {
  const report = renderMarkdown(bodyBlocks(ticket, outcome), maxBody, ticket.key);
  const filled = template && aboveTemplate(report, template, ticket.key);
  const isFilled = filled && filled.length <= maxBody;
  return withStatus(isFilled ? `${filled}\n` : report, openingStatus(outcome), ticket.key);
}

/**
 * The Markdown body of a pull request whose change a run has made that has ended before it could open it: what the
 * record keeps of its report, or nothing of that with `withholds`.
 */
export function reportedBody(
  { work, notes, more }: AttemptReport,
  key: TicketKey,
  withholds = false,
): string {
  const first = paragraphs(
    `For ${key}. The run that made this change ended before it could open this.`,
  );
  const blocks = withholds ? first : [...first, ...work, ...notes, ...more];
  return withStatus(
    renderMarkdown(blocks, maxBody, key),
    'It waits for a person to review it.',
    key,
  );
}

function bodyBlocks(ticket: Ticket, outcome: Outcome): readonly Block[] {
  const { run } = outcome;
  const { change, team } = meaningOf(outcome);
  const parts = partsOf(outcome);
  const isFix = change === 'fix';
  return [
    paragraph(text(isFix ? 'Fixes ' : 'An attempt at '), ticketLink(ticket)),
    ...(isFix ? [] : [...paragraphs(team), ...parts.particulars]),
    ...parts.further,
    ...parts.critique,
    ...parts.draft,
    ...parts.plan,
    ...changeBlocks(run, 'What changed:'),
    ...parts.readFirst,
    ...tryBlocks(outcome, ticket.key),
    ...parts.evidence,
    ...parts.outputs,
    {
      kind: 'details',
      title: agentTitle,
      content: [
        ...waitingBlocks(outcome),
        requestParagraph,
        ...parts.isolation,
        ...parts.tried,
        ...parts.cost,
      ],
    },
  ];
}

/** What is about the agent and not about the change is folded. */
const agentTitle = 'Written by Jira Bug Fix Agent: how to ask for more, and what it cost';

/** What the new pull request waits for. */
function openingStatus({ checksWait }: Outcome): string {
  return checksWait === true ? 'waiting until someone starts its checks.' : 'waiting for a review.';
}

/** Whether the workflow listens to reviews and comments is not known here. */
const requestParagraph = paragraph(
  text('To ask for changes, request them in a review, or comment here with '),
  code('/fix'),
  text(
    ' and what to change. Where the workflow listens to neither, reopen the ticket with a comment. Each starts another attempt on this branch, as long as the ticket has attempts left.',
  ),
);

/** Explains why the checks do not start, what to click, and how to avoid it next time. */
function waitingBlocks({ checksWait }: Outcome): FoldedBlock[] {
  if (checksWait !== true) return [];
  return [
    paragraph(
      text(
        "This pull request was opened with the workflow's own token, so its checks wait until someone with write access clicks “Approve workflows to run”. To let them start on their own, set ",
      ),
      code('github-token'),
      text(" to a GitHub App's token, as "),
      code('docs/setup.md'),
      text(' of Jira Bug Fix Agent explains.'),
    ),
  ];
}

/** Characters of commands that people copy from a page. */
const maxScript = 1_000;

/** How a reviewer sees a test of the change fail without the fix and pass with it, where the evidence shows that. */
function tryBlocks({ run, checkout }: Outcome, own: string): readonly FoldedBlock[] {
  const command = keptCheck(run)?.commands?.find(({ name }) => name === 'tests')?.text;
  const isShown = keptCheckResults(run)?.regression.kind === 'shown';
  if (checkout === undefined || command === undefined || !isShown) return [];
  const tests = [...splitPatch(keptPatch(run), command).tests.keys()].sort();
  const allBut = ['.', ...tests.map((path) => shellArgument(`:!${path}`))].join(' ');
  const script = [
    `gh pr checkout ${shellArgument(checkout.branch)}`,
    '# Without the fix, its test fails:',
    `git restore -SWs ${checkout.base.slice(0, 12)} -- ${allBut}`,
    command,
    '# With the fix, it passes:',
    'git restore -SWs HEAD -- .',
    command,
  ].join('\n');
  if (script.length > maxScript || !isShownWhole(script, own)) return [];
  return [paragraph(strong('Try it:')), { kind: 'code', language: 'sh', text: script }];
}

/** A page breaks what would act there, and other tickets' keys. */
const isShownWhole = (script: string, own: string) =>
  safeFence('', script, own).includes(`\n${script}\n`);
