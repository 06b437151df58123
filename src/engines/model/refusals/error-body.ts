import { isObject, type Members } from '../../text/index.ts';
import { embeddedJson } from '../message/index.ts';

/** What the body of an error says, for a program and for people. */
export interface ErrorBody {
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
export function readErrorBody(body: unknown): ErrorBody {
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
  'code status type error_type status_code http_status_code finish_reason quotaId'.split(' ');

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
