import { APIError } from 'openai';
import {
  cleanLine,
  clip,
  type Members,
  parseJson,
  toMembers,
  withoutInvisible,
} from '../../../core/text/index.ts';
import { NoCompletion } from '../message/index.ts';

/** What an endpoint said when it refused or failed. */
export interface EndpointRefusal {
  /** The status of the answer, or of the error inside a successful one. */
  readonly status: number;
  /** The endpoint's own codes and types, separated by spaces. */
  readonly code: string;
  /** The part of the request that the endpoint names, such as `tools[0].type`; empty if it names none. */
  readonly param: string;
  /** Where it found members that it forbids, each as a path such as `body.messages.reasoning_content`. */
  readonly forbidden: readonly string[];
  /** The endpoint's own sentence, on one line; empty if it sent none. Untrusted. */
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
export function readRefusal(
  error: unknown,
  conceal = (said: string) => said,
): EndpointRefusal | undefined {
  const tidied = (said: string) => tidy(conceal(said));
  if (error instanceof NoCompletion) {
    const { body, isPage } = error;
    const { code } = toMembers(toMembers(body).error);
    const said = sentence(body) ?? (isPage && typeof body === 'string' ? titleOf(body) : '');
    return {
      status: statusOf(code) ?? 200,
      code: wordsOf(body),
      ...namedParts(body),
      said: tidied(said),
      isPage,
      what: error.message,
    };
  }
  if (!(error instanceof APIError) || error.status === undefined) return undefined;
  const { status, error: body } = error;
  const own = sentence(body) ?? error.message.replace(/^\d{3} (?:status code \(no body\))?/, '');
  const isPage = isMarkup(own);
  const said = tidied(isPage ? titleOf(own) : own);
  return { status, code: wordsOf(error), ...namedParts(body), said, isPage };
}

/** What the endpoint answered, as the end of a sentence. */
export function describeAnswer(refusal: EndpointRefusal): string {
  const { status, isPage, what } = refusal;
  const kind = what ?? (isPage ? 'a page that is not JSON' : '');
  const said = quoteRefusal(refusal);
  return `answered ${status}${kind && ` with ${kind}`}${said && `: “${said}”`}`;
}

/** The endpoint's sentence, shortened for people. */
export function quoteRefusal({ said }: EndpointRefusal): string {
  return clip(said, 300);
}

/** Members in which endpoints put their sentence; a gateway puts that of its provider into `raw`. */
const sentenceMembers =
  'error_description metadata raw error errors message msg detail details choices'.split(' ');

/** Finds the innermost sentence of a body; JSON in a string is part of the body. */
function sentence(body: unknown, depth = 0): string | undefined {
  if (depth > 5) return undefined;
  if (typeof body === 'string') {
    const inner = /^\s*[[{]/.test(body) ? parseJson(body) : undefined;
    return sentence(inner, depth + 1) ?? (body.trim() === '' || isMarkup(body) ? undefined : body);
  }
  if (Array.isArray(body)) return sentence(body[0], depth + 1);
  // Else each missing member would be searched for members, too: a hundred thousand calls.
  if (typeof body !== 'object' || body === null) return undefined;
  const members = toMembers(body);
  const where = Array.isArray(members.loc) ? `${members.loc.join('.')}: ` : '';
  for (const name of sentenceMembers) {
    const found = sentence(members[name], depth + 1);
    if (found !== undefined) return `${where}${found}`;
  }
  return undefined;
}

/** Finds the part of the request that a body names, and the paths that pydantic forbids. */
function namedParts(body: unknown): Pick<EndpointRefusal, 'param' | 'forbidden'> {
  const parts = [...membersIn(body)];
  const param = parts.map((part) => part.param).find((name) => typeof name === 'string');
  const forbidden = parts.flatMap(({ type, loc }) =>
    type === 'extra_forbidden' && Array.isArray(loc) ? [loc.join('.')] : [],
  );
  return { param: typeof param === 'string' ? param : '', forbidden };
}

/** Every object in a body, outer ones first; JSON in a string is part of the body. */
function* membersIn(body: unknown, depth = 0): Iterable<Members> {
  if (depth > 8) return;
  if (typeof body === 'string' && /^\s*[[{]/.test(body))
    yield* membersIn(parseJson(body), depth + 1);
  if (typeof body !== 'object' || body === null) return;
  if (!Array.isArray(body)) yield toMembers(body);
  for (const inner of Object.values(body)) yield* membersIn(inner, depth + 1);
}

const isMarkup = (text: string) => /^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text);

/** Returns the title of a web page, or its first heading. */
function titleOf(page: string): string {
  return /<(title|h1)[^>]*>([^<]{1,200})<\/\1>/i.exec(page)?.[2] ?? '';
}

/** Joins the codes and types of an error. */
function wordsOf(error: unknown): string {
  const { code, type, error: inner } = toMembers(error);
  const words = [code, type].filter((word) => typeof word === 'string' || typeof word === 'number');
  return [...words, ...(inner === undefined ? [] : [wordsOf(inner)])].join(' ');
}

function statusOf(code: unknown): number | undefined {
  const status = Number(code);
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : undefined;
}

/** Makes a sentence from outside safe for a line of a log. */
function tidy(said: string): string {
  const shown = withoutInvisible(cleanLine(said.slice(0, 4_000)));
  // Gateways quote the JSON of their provider within a sentence, at times more than once.
  const unquoted = shown.replaceAll(/\\+(?=["'])/g, '').replaceAll(/(?:\\n)+/g, ' ');
  return unquoted.replaceAll(/\s+/g, ' ').trim();
}
