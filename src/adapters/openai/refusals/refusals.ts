import type { Dialect } from '../dialect/index.ts';
import {
  type Change,
  type DialectChange,
  foldedRules,
  lessForced,
  looserForm,
  looserGrammar,
  otherRole,
  unreasonedTools,
  withExtras,
  without,
  withoutApi,
  withoutPictures,
  withoutStream,
  withoutTools,
} from './changes.ts';
import type { EndpointRefusal } from './endpoint-refusal.ts';
import { isModelMissing } from './meanings.ts';
import { isMiscall } from './miscall.ts';
import { refusedFields } from './refused-fields.ts';
import { refusedValue } from './refused-values.ts';

/** What to do about a refusal in one of these phrases. */
interface KnownRefusal {
  readonly change: DialectChange;
  readonly phrases: readonly RegExp[];
}

const known = (change: DialectChange, ...phrases: readonly RegExp[]): KnownRefusal => ({
  change,
  phrases,
});

/** What endpoints refuse in whole phrases of their own, and what to do about it. The source of each is beside its test. */
const refusals: readonly KnownRefusal[] = [
  known(
    unreasonedTools,
    /\bFunction tools with reasoning_effort are not supported for \S+ in \/v1\/chat\/completions\b/,
  ),
  known(
    withoutApi('chat'),
    /\bThis is not a chat model and thus not supported in the v1\/chat\/completions endpoint\b/,
    /\bThis model is only supported in v1\/responses and not in v1\/chat\/completions\b/,
    /\bThe chatCompletion operation does not work with the specified model\b/,
  ),
  known(
    withoutApi('responses'),
    /\bis not supported with the Responses API\b/,
    /\bTool use is not supported in Responses API without Harmony\b/,
  ),
  known(
    withoutStream,
    /\bThis model doesn't support tool use in streaming mode\b/,
    /\bYour organization must be verified to stream this model\b/,
    /\bUnsupported value: 'stream' does not support true with this model\b/,
  ),
  known(
    withoutTools,
    /\b(?:does not|doesn't) support (?:tools|(?:tool|function)[ -](?:use|calls?|calling))(?=\W*(?:$|\. ))/,
    /\b(?:tools|(?:tool|function)[ -](?:use|calls?|calling))`? (?:is|are) not supported (?:in|with|by|for) this model\b/i,
    /\bNo endpoints found that support tool use\b/,
    /"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set\b/,
    /\btool_choice="required" requires --tool-call-parser to be set\b/,
    /\btools param requires --jinja flag\b/,
    /\bFunction calling is not enabled for models\//,
  ),
  known(
    lessForced,
    /\bdoes not support this `?tool_choice\b/,
    /\btool_choice parameter does not support being set to required or object in thinking mode\b/,
    /\btool_choice '?(?:required|specified)'? is incompatible with thinking enabled\b/,
    /\bThinking may not be enabled when tool_choice forces tool use\b/,
    /\btool_choice: type "tool" and "any" are not supported for this model\b/,
    /\bNo endpoints found that support the provided 'tool_choice' value\b/,
    /\bInvalid tool_choice type: '?\w+'?\. Supported string values: none, auto, required\b/,
    /\bInvalid value: 'allowed_tools'\. Supported values are: /,
  ),
  known(
    without('forbidsTools'),
    /\bTool choice is none, but model called a tool\b/,
    /\bdoesn't support tool_choice=none\b/,
    /\bIncompatible tool choice param submitted - \{'type': 'none'\}/,
  ),
  known(without('strict'), /\bInvalid schema for function '[\w-]+': /),
  known(
    looserForm,
    /\bThis response_format type is unavailable now\b/,
    /\bInvalid parameter: '(?:response_format|text\.format)' of type 'json_\w+' is not supported with this model\b/,
    /\bThis model does not support response format `json_\w+`/,
    /'response_format\.type' must be 'json_schema'/,
    /\bresponse_format\.type `json_\w+` is unavailable now\b/,
    /\b[Ii]nvalid schema for response[_ ]format\b/,
  ),
  known(
    looserGrammar,
    /\bThe provided JSON schema contains features not supported by \w+/,
    /\bFailed to initialize samplers: /,
  ),
  known(
    otherRole,
    /\bUnsupported value: '(?:messages|input)\[\d+\]\.role' does not support '(?:system|developer)' with this model\b/,
  ),
  known(
    foldedRules,
    /\bSystem role not supported\b/,
    /\bDeveloper instruction is not enabled for models\//,
    /\b[Cc]onversation roles must alternate user\/assistant\b/,
  ),
  known(
    withExtras,
    /\bMissing `reasoning_content` field in the assistant message\b/,
    /\bThe `reasoning_content` in the thinking mode must be passed back to the API\b/,
    /\bFunction call is missing a thought_signature in functionCall parts\b/,
  ),
  known(
    without('thoughts'),
    /\bEncrypted content is not supported with this model\b/,
    /\bThe encrypted content (?:for item )?\S+ could not be verified\b/,
    /\breasoning `encrypted_content` was not issued to this caller\b/,
    /\bItem with id 'rs_\w+' not found\b/,
    /\bItem 'rs_\w+' of type 'reasoning' was provided without its required following item\b/,
  ),
  known(
    withoutPictures,
    /\bNo endpoints found that support image input\b/,
    /\b[Tt]his model does not support image input\b/,
    /\bimage input is not supported(?: - hint: | by this server)/,
    /\bModel does not support images\. Please use a model that does\b/,
    /\bis not a multimodal model\b/,
    /\bunknown variant `image_url`, expected `text`/,
    /\bUnsupported content part type for text-only server: image_url\b/,
    /\bimage_url is only supported by certain models\b/,
    /\bThis model doesn't support the image (?:field|content block)\b/,
    /\bInvalid value: 'input_image'\. Supported values are: 'input_text'/,
    /\bmessage\[\d+\]\.content must be a string\b/,
    /\bAt most \d+ image\(s\) may be provided in one (?:request|prompt)\b/,
    /\bYou uploaded an unsupported image\b/,
    /\bCould not process image\b/,
    /'url' field must be a base64 encoded image\b/,
    /\bUnable to process input image\b/,
  ),
];

/** The statuses of requests that are refused for what they contain, also by programs that fail where they should refuse. */
const refusing: ReadonlySet<number> = new Set([400, 404, 422, 500]);

/**
 * Returns how to ask an endpoint that refused a request for a reply of at most `asked` tokens: without what it refused. `undefined` if the refusal
 * is not known as a refusal, or nothing is left to change.
 */
export function withoutRefused(
  refusal: EndpointRefusal,
  dialect: Dialect,
  asked: number,
): Change | undefined {
  const { status, said } = refusal;
  const known = refusing.has(status)
    ? (refusedThing(said) ??
      (isMiscall(refusal) ? undefined : (refusedValue(said) ?? refusedFields(refusal, asked))))
    : undefined;
  if (known !== undefined) return known(dialect);
  return isRouteMissing(refusal) && !dialect.proven ? withoutCurrentApi(dialect) : undefined;
}

function refusedThing(said: string): DialectChange | undefined {
  return refusals.find(({ phrases }) => phrases.some((phrase) => phrase.test(said)))?.change;
}

/** Whether an endpoint has no such route, rather than no such model. */
function isRouteMissing(refusal: EndpointRefusal): boolean {
  return [404, 405, 501].includes(refusal.status) && !isModelMissing(refusal);
}

function withoutCurrentApi(dialect: Dialect): Change | undefined {
  const [api] = dialect.apis;
  return api === undefined ? undefined : withoutApi(api)(dialect);
}
