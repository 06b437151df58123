import { parseEnding } from '../run/index.ts';
import { parseJson, readMembers } from '../text/index.ts';
import {
  bareReport,
  emptyRecord,
  type FollowedPull,
  fitRecord,
  type OpenAttempt,
  type StatusCategory,
  type TicketKey,
  type TicketRecord,
} from '../tickets/index.ts';
import { maxStatus, statusParagraph } from './headline.ts';
import { renderMarkdown } from './markdown.ts';
import { newsBlocks, type ReviewNews } from './since-review.ts';

const opening = '<!-- jira-bug-fix-agent ';
const closing = ' -->';

/** Characters. Body and mark together must stay below what GitHub accepts. */
const maxMark = 4_000;

/** Signs texts as only the agent can, and tells what it has signed. */
export interface RecordSeal {
  /** Returns the code of a text, in hexadecimal digits. */
  sign(text: string): string;
  isSigned(text: string, code: string): boolean;
}

/** How a pull request stands, for its body. */
export interface PullStatus {
  /** What it waits for and who has to act, in one or a few sentences of plain text. */
  readonly status: string;
  /** What a reviewer who comes back has not seen. */
  readonly news?: ReviewNews | undefined;
}

/** The record of a ticket that a pull request keeps, and what signs it. */
export interface EmbeddedRecord {
  readonly key: TicketKey;
  readonly record: TicketRecord;
  readonly seal: RecordSeal;
}

/** Hides the signed record, without text, in a pull request's body: the fallback if the ticket's is lost. */
export function embedState(body: string, { key, record, seal }: EmbeddedRecord): string {
  const { version, inputs, comments, read, text, attempts, begun, seen, left, followed } = record;
  const open = record.open && shortOpen(record.open);
  const concluded = { version, inputs, comments, read, text, attempts, begun, seen, left };
  const state = { ...concluded, open, followed };
  const fitting = { ...fitRecord(state, maxMark), version: undefined };
  const mark = escaped(JSON.stringify({ v: version, key, ...fitting }));
  return `${body.trimEnd()}\n\n${opening}${mark} ${seal.sign(mark)}${closing}\n`;
}

/**
 * Writes into a body how things stand, and replaces its record. The status comes first; where
 * people have removed all marks, it is left out.
 */
export function writePullState(
  body: string,
  status: string,
  kept?: EmbeddedRecord,
  news?: ReviewNews,
): string {
  const isMarked = shownStatus(body) !== undefined;
  const told = isMarked ? withStatus(body, status, kept?.key, news) : body;
  if (kept === undefined) return told;
  const [before = told, , after = ''] = splitAtMark(told) ?? [];
  return embedState(before + after, kept);
}

/** What is before the last mark, what is in it, and what follows; `undefined` if there is none. */
function splitAtMark(body: string): readonly [string, string, string] | undefined {
  const start = body.lastIndexOf(opening);
  const end = body.indexOf(closing, start);
  if (start === -1 || end === -1) return undefined;
  const inside = body.slice(start + opening.length, end);
  return [body.slice(0, start), inside, body.slice(end + closing.length)];
}

/**
 * Reads the ticket's record from the last mark in a pull request's body; `undefined` if there is none, or it is not
 * signed: anyone with write access to the repository may have edited it.
 */
export function readEmbeddedState(
  body: string,
  key: TicketKey,
  seal: RecordSeal,
): TicketRecord | undefined {
  const [, text = '', code = ''] = /^(.*\})(?: (\S*))?$/su.exec(splitAtMark(body)?.[1] ?? '') ?? [];
  if (!seal.isSigned(text, code)) return undefined;
  const mark = readMembers(parseJson(text));
  const attempts = mark.get('attempts');
  if (mark.get('v') !== 2 || mark.get('key') !== key || !isCount(attempts)) return undefined;
  return {
    ...emptyRecord,
    inputs: readTexts(mark.get('inputs'), fingerprint),
    comments: readTexts(mark.get('comments'), /^\d{1,20}$/),
    read: readTexts(mark.get('read'), /^\d{1,20}(?::[0-9a-f]{12})?$/),
    text: readTexts([mark.get('text')], fingerprint)[0],
    attempts,
    begun: readInstant(mark.get('begun')),
    seen: readInstant(mark.get('seen')),
    left: categories.find((category) => category === mark.get('left')),
    open: mark.has('open') ? readOpenAttempt(readMembers(mark.get('open')), attempts) : undefined,
    followed: readFollowed(readMembers(mark.get('followed'))),
  };
}

/** The marks around the status. What is no part of it, and what a model wrote, never has them. */
const statusMarks = ['<!-- jira-bug-fix-agent:status -->', '<!-- /jira-bug-fix-agent:status -->'];

/**
 * Says in a pull request's body how things stand: in place of what it said before or, if it said
 * nothing, at the top. The rest of the body stays as it is. With `own`, the status links no other ticket.
 */
export function withStatus(
  body: string,
  status: string,
  own?: TicketKey,
  news?: ReviewNews,
): string {
  const written = statusText({ status, news }, own);
  const line = statusMarks.join(`\n${written}\n`);
  const { start, end } = findStatus(body) ?? { start: 0, end: 0 };
  return `${body.slice(0, start)}${line}${end === 0 ? '\n\n' : ''}${body.slice(end)}`;
}

/** What a body says of how things stand, as Markdown. */
export function statusText({ status, news }: PullStatus, own?: TicketKey): string {
  const blocks = [statusParagraph(status), ...(news === undefined ? [] : newsBlocks(news))];
  return renderMarkdown(blocks, 6 * maxStatus, own).trim();
}

/** Reads what a body says of how things stand; `undefined` if people have removed all marks. */
export function shownStatus(body: string): string | undefined {
  return readStatus(body) ?? (splitAtMark(body) && '');
}

/** Reads the status line in a pull request's body, as Markdown; `undefined` if there is none. */
export function readStatus(body: string): string | undefined {
  const place = findStatus(body);
  const [begin = '', stop = ''] = statusMarks;
  return place && body.slice(place.start + begin.length, place.end - stop.length).trim();
}

function findStatus(body: string): { readonly start: number; readonly end: number } | undefined {
  const [begin = '', stop = ''] = statusMarks;
  const start = body.indexOf(begin);
  const end = body.indexOf(stop, start);
  return start === -1 || end === -1 ? undefined : { start, end: end + stop.length };
}

/** An attempt without the texts of its report. Whoever reads it in a pull request knows that its change is there. */
function shortOpen({ end }: OpenAttempt): OpenAttempt {
  if (end === undefined) return {};
  return { end: { report: bareReport(end.report, end.report.attempt), lacking: end.lacking } };
}

function readOpenAttempt(members: ReadonlyMap<string, unknown>, attempt: number): OpenAttempt {
  const end = readMembers(members.get('end'));
  const report = readMembers(end.get('report'));
  const ending = parseEnding(report.get('reason'), report.get('detail'));
  const lacking = readTexts(end.get('lacking'), phrase);
  const bare = ending && bareReport(ending, attempt);
  return { end: bare && { report: bare, lacking, isPublished: true } };
}

const phrase = /^[^\p{C}<>]{1,300}$/u;

/** A name without what a branch cannot have, so that it says nothing else where it is shown. */
const branchName = /^[^\s\p{C}~^:?*[\\]{1,255}$/u;

const reactionKey = /^[a-z-]{1,30}(?::[\w-]{1,60}){1,3}$/;

const oneLiner = /^[^\p{C}\u2028\u2029]{1,400}$/u;

const shortFingerprint = /^[0-9a-f]{12}$/;

function readFollowed(members: ReadonlyMap<string, unknown>): FollowedPull | undefined {
  const [pull, repairs] = [members.get('pull'), members.get('repairs')];
  if (!isCount(pull) || !isCount(repairs)) return undefined;
  const refused = readMembers(members.get('refused'));
  const [key] = readTexts([refused.get('key')], reactionKey);
  const [said] = readTexts([refused.get('said')], oneLiner);
  return {
    ...{ pull, repairs, done: readTexts(members.get('done'), reactionKey) },
    into: readTexts([members.get('into')], branchName)[0],
    refused: key === undefined || said === undefined ? undefined : { key, said },
    told: readTold(readMembers(members.get('told'))),
  };
}

function readTold(members: ReadonlyMap<string, unknown>): FollowedPull['told'] {
  const times = members.get('times');
  const [text] = readTexts([members.get('text')], shortFingerprint);
  return isCount(times) ? { text, times } : undefined;
}

const fingerprint = /^[0-9a-f]{64}$/;

function readInstant(value: unknown): string | undefined {
  return typeof value === 'string' && Number.isFinite(Date.parse(value)) ? value : undefined;
}

const categories: readonly StatusCategory[] = ['new', 'indeterminate', 'done'];

/** Escapes JSON so that it cannot end an HTML comment; these characters occur in strings only. */
function escaped(json: string): string {
  return json.replace(/[-<>]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function readTexts(value: unknown, form: RegExp): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry): entry is string => typeof entry === 'string' && form.test(entry));
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
