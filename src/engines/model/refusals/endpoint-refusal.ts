import { APIError } from 'openai';
import { cleanLine, clip, parseJson, withoutInvisible } from '../../text/index.ts';
import { NoCompletion } from '../message/index.ts';
import { CutOffStream } from '../stream/index.ts';
import { type ErrorBody, readErrorBody } from './error-body.ts';

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
  if (!(error instanceof APIError) || error.status === undefined) return undefined;
  const otherwise = error.message.replace(/^\d{3} (?:status code \(no body\))?/, '');
  return { status: error.status, body: error.error ?? otherwise, otherwise };
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
