import {
  cleanLine,
  clip,
  isObject,
  type Members,
  parseJson,
  withoutInvisible,
} from '../../text/index.ts';
import { embeddedJson, NoCompletion } from '../message/index.ts';
import { CutOffStream } from '../stream/index.ts';

/** An endpoint answered with the status of an error. */
export class ErrorAnswer extends Error {
  override readonly name = 'ErrorAnswer';
  readonly status: number;
  readonly headers: Headers;
  /** The body, as far as it was read. Untrusted. */
  readonly text: string;

  constructor({ status, headers }: Pick<Response, 'status' | 'headers'>, text = '') {
    super(`status ${status}`);
    this.status = status;
    this.headers = headers;
    this.text = text;
  }
}

/** What an endpoint said when it refused or failed. */
export interface EndpointRefusal extends Omit<ErrorBody, 'sentence'> {
  /** The status of the answer, or of the error inside a successful one. */
  readonly status: number;
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
  const answer = answerOf(error);
  if (answer === undefined) return undefined;
  const { sentence = answer.otherwise ?? '', ...body } = readErrorBody(answer.body);
  const isMarked = isMarkup(sentence);
  return {
    ...body,
    status: answer.status ?? body.status ?? 200,
    said: tidy(conceal(isMarked ? titleOf(sentence) : sentence)),
    isPage: answer.isPage ?? isMarked,
    what: answer.what,
  };
}

/** An answer that was no reply: `otherwise` is its sentence, if the body has none. A successful one has no status. */
function answerOf(error: unknown) {
  if (error instanceof NoCompletion)
    return { body: error.body, isPage: error.isPage, what: error.message };
  if (error instanceof CutOffStream && error.stray !== '') {
    const body = parseJson(error.stray) ?? error.stray;
    return { body, isPage: false, what: 'a reply that breaks off' };
  }
  if (!(error instanceof ErrorAnswer)) return undefined;
  const { status, text } = error;
  // Some gateways wrap the body in a list.
  const [body] = [parseJson(text) ?? text].flat();
  return { status, body, otherwise: text };
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

const isMarkup = (text: string) => /^\s*<(?:!doctype|html|head|body|title|h1|\?xml)/i.test(text);

/** Returns the title of a web page, or its first heading, or else its text. */
function titleOf(page: string): string {
  const title = /<(title|h1)[^>]*>([^<]{1,200})<\/\1>/i.exec(page)?.[2];
  return title ?? page.replaceAll(/<[^<>]*>/g, ' ');
}

/** Makes a sentence from outside safe for a line of a log. */
function tidy(said: string): string {
  return withoutInvisible(cleanLine(said.slice(0, 4_000)))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The codes, and the reasons to finish, of a call or an answer in a form that the endpoint could not read. */
const miscalls =
  /\b(?:tool_use_failed|output_parse_failed|json_validate_failed|(?:malformed|unexpected|too_many)_(?:function|tool)_calls?)\b/i;

/**
 * Whether the model called a tool, or answered, in a form that the endpoint could not read: it may do better when
 * asked again.
 */
export function isMiscall({ code }: EndpointRefusal): boolean {
  return miscalls.test(code);
}

/** What the body of an error says, for a program and for people. */
interface ErrorBody {
  /** The status that it names, by a number or by a word; `undefined` if it names none. */
  readonly status: number | undefined;
  /** Its codes, types and reasons, separated by spaces. */
  readonly code: string;
  /** The parts of the request that it names, each as a path such as `tools.0.type`. */
  readonly named: readonly string[];
  /** The most tokens of a prompt and its reply. */
  readonly window: number | undefined;
  /** Milliseconds after which it wants to be asked again. */
  readonly retryAfter: number | undefined;
  /** The innermost sentence; `undefined` if there is none. */
  readonly sentence: string | undefined;
}

/** Reads the body of an error in any form. */
function readErrorBody(body: unknown): ErrorBody {
  const parts = [...membersIn(body)];
  const words = parts.flatMap(wordsOf);
  const numbers = words.map(Number).filter((it) => Number.isInteger(it) && it >= 400 && it < 600);
  return {
    status: numbers[0] ?? statusOfKind(words),
    code: words.join(' '),
    named: parts.flatMap(namesOf),
    window: parts.map(({ n_ctx }) => n_ctx).find((it) => typeof it === 'number'),
    retryAfter: parts.flatMap(({ retryDelay }) => secondsIn(retryDelay))[0],
    sentence: parts.flatMap(sentenceOf).at(-1) ?? (typeof body === 'string' ? body : undefined),
  };
}

/** Members in which endpoints put their sentence, the best first; a gateway puts that of its provider into `raw`. */
const sentenceMembers =
  'error_description raw message msg error_message detail details error errors'.split(' ');

/** Members in which there may be more of an error, but never a part of the request or of a reply. */
const innerMembers: ReadonlySet<string> = new Set([
  ...sentenceMembers,
  ...['metadata', 'choices', 'fieldViolations', 'violations'],
]);

/** Returns the sentence of one part of an error, with the place that it is about. */
function sentenceOf(part: Members): readonly string[] {
  const texts = sentenceMembers.map((name) => part[name]);
  const said = texts.find((text) => typeof text === 'string' && text.trim() !== '');
  const where = Array.isArray(part.loc) ? `${part.loc.join('.')}: ` : '';
  return typeof said === 'string' ? [`${where}${said}`] : [];
}

/** The objects of an error, outer ones first; JSON in a string is part of it. */
function* membersIn(body: unknown, depth = 0): Iterable<Members> {
  if (depth > 8) return;
  if (typeof body === 'string') yield* membersIn(jsonIn(body), depth + 1);
  if (Array.isArray(body)) for (const it of body) yield* membersIn(it, depth + 1);
  if (!isObject(body)) return;
  yield body;
  for (const [name, inner] of Object.entries(body))
    if (innerMembers.has(name)) yield* membersIn(inner, depth + 1);
}

/** The JSON in a string, but not that in the scripts of a page. */
const jsonIn = (text: string) => (/^\s*</.test(text) ? undefined : embeddedJson(text));

const codeMembers =
  'code status type error_type status_code http_status_code finish_reason stop_reason quotaId'.split(
    ' ',
  );

function wordsOf(part: Members): readonly string[] {
  return codeMembers.flatMap((name) => {
    const word = part[name];
    return typeof word === 'string' || typeof word === 'number' ? [String(word)] : [];
  });
}

/** The kinds of errors by their names at OpenAI, Anthropic, Google, AWS, vLLM, LiteLLM and others; the first counts. */
const kinds: readonly (readonly [status: number, names: RegExp])[] = [
  [413, /context_(?:length|size|window)|request_too_large/],
  [402, /insufficient_(?:quota|balance|credit)|billing|payment/],
  [401, /authentication|unauthenticated|unauthorized|invalid_api_key/],
  [403, /permission|forbidden|access_denied/],
  [404, /not_found/],
  [429, /rate_?limit|resource_exhausted|throttling|too_many_requests/],
  [504, /timeout|timed_out|deadline_exceeded/],
  [503, /overloaded|unavailable|system_resource|network_error|abort/],
  [500, /server_error|internal|api_error|engine|model_error/],
  [400, /invalid|bad_request|validation|unsupported|unknown_parameter|content_(?:filter|policy)/],
];

function statusOfKind(words: readonly string[]): number | undefined {
  const names = words.map((word) => word.replaceAll(/([a-z])(?=[A-Z])/g, '$1_').toLowerCase());
  return kinds.find(([, kind]) => names.some((name) => kind.test(name)))?.[0];
}

/** The paths that one part of an error names. What is missing cannot be left out. */
function namesOf({ type, loc, param, field = param }: Members): readonly string[] {
  const path =
    Array.isArray(loc) && type !== 'missing' ? [loc.join('.').replace(/^body\./, '')] : [];
  return typeof field === 'string' && field !== '' ? [...path, field] : path;
}

/** Reads a duration of Google's, such as `34.07s`, in milliseconds. */
function secondsIn(delay: unknown): readonly number[] {
  const [, seconds] = typeof delay === 'string' ? (/^(\d{1,9}(?:\.\d+)?)s$/.exec(delay) ?? []) : [];
  return seconds === undefined ? [] : [Number(seconds) * 1_000];
}
