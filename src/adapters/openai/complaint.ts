import { APIError } from 'openai';
import { cleanLine, clip, withoutInvisible } from '../../core/text/index.ts';
import { NoCompletion } from './failures.ts';

/** What an endpoint said when it refused or failed. */
export interface Complaint {
  /** The status of the answer, or of the error inside a successful one. */
  readonly status: number;
  /** The endpoint's own codes and types, separated by spaces. */
  readonly code: string;
  /** The endpoint's own sentence, on one line; empty if it sent none. */
  readonly said: string;
  /** Whether it sent a web page, of which only the title is quoted. */
  readonly isPage: boolean;
  /** What a successful answer was, such as "a body without a message". */
  readonly what?: string | undefined;
}

/**
 * Returns what an endpoint said, with `conceal` applied to its words; `undefined` if the error does not come
 * from its answer.
 */
export function complaintOf(
  error: unknown,
  conceal = (said: string) => said,
): Complaint | undefined {
  const tidied = (said: string) => tidy(conceal(said));
  if (error instanceof NoCompletion) {
    const { body, isPage } = error;
    const { code } = membersOf(membersOf(body).error);
    const said = sentence(body) ?? (isPage && typeof body === 'string' ? titleOf(body) : '');
    return {
      status: statusOf(code) ?? 200,
      code: wordsOf(body),
      said: tidied(said),
      isPage,
      what: error.message,
    };
  }
  if (!(error instanceof APIError) || error.status === undefined) return undefined;
  const { status, error: body } = error;
  const own = sentence(body) ?? error.message.replace(/^\d{3} (?:status code \(no body\))?/, '');
  const isPage = isMarkup(own);
  return { status, code: wordsOf(error), said: tidied(isPage ? titleOf(own) : own), isPage };
}

/** What the endpoint answered, as the end of a sentence. */
export function answerOf({ status, said, isPage, what }: Complaint): string {
  const kind = what ?? (isPage ? 'a page that is not JSON' : '');
  return `answered ${status}${kind && ` with ${kind}`}${said && `: “${said}”`}`;
}

/** Members in which endpoints put their sentence; a gateway puts that of its provider into `raw`. */
const sentenceMembers =
  'error_description metadata raw error errors message msg detail details choices'.split(' ');

/** Finds the innermost sentence of a body; JSON in a string is part of the body. */
function sentence(body: unknown, depth = 0): string | undefined {
  if (depth > 5) return undefined;
  if (typeof body === 'string') {
    const inner = /^\s*[[{]/.test(body) ? parsed(body) : undefined;
    return sentence(inner, depth + 1) ?? (body.trim() === '' || isMarkup(body) ? undefined : body);
  }
  if (Array.isArray(body)) return sentence(body[0], depth + 1);
  const members = membersOf(body);
  for (const name of sentenceMembers) {
    const found = sentence(members[name], depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isMarkup = (text: string) => /^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the title of a web page, or its first heading. */
function titleOf(page: string): string {
  return /<(title|h1)[^>]*>([^<]{1,200})<\/\1>/i.exec(page)?.[2] ?? '';
}

/** Joins the codes and types of an error. */
function wordsOf(error: unknown): string {
  const { code, type, error: inner } = membersOf(error);
  const words = [code, type].filter((word) => typeof word === 'string' || typeof word === 'number');
  return [...words, ...(inner === undefined ? [] : [wordsOf(inner)])].join(' ');
}

function statusOf(code: unknown): number | undefined {
  const status = Number(code);
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : undefined;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Makes a sentence from outside safe for a line of a log, and not too long. */
function tidy(said: string): string {
  return clip(withoutInvisible(cleanLine(said)).replaceAll(/\s+/g, ' ').trim(), 300);
}
