import { parseJson } from '../../engines/text/index.ts';
import {
  bareReport,
  fitRecord,
  isTicketRecord,
  type OpenAttempt,
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
  const concluded = { version, inputs, comments, read, text, attempts, begun, seen, left };
  const open = record.open && shortOpen(record.open);
  const fitting = fitRecord({ ...concluded, open, followed }, maxMark);
  const mark = escaped(JSON.stringify({ key, ...fitting }));
  return `${body.trimEnd()}\n\n${opening}${mark} ${seal.sign(mark)}${closing}\n`;
}

/** An attempt without the texts of its report. Whoever reads it in a pull request knows that its change is there. */
function shortOpen({ end }: OpenAttempt): OpenAttempt {
  if (end === undefined) return {};
  const report = bareReport(end.report, end.report.attempt);
  return { end: { report, lacking: end.lacking, isPublished: true } };
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
  const mark = parseJson(text);
  if (!isTicketRecord(mark) || !('key' in mark) || mark.key !== key) return undefined;
  const { key: _, ...record } = mark;
  return record;
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

/** Escapes JSON so that it cannot end an HTML comment; these characters occur in strings only. */
function escaped(json: string): string {
  return json.replace(/[-<>]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
