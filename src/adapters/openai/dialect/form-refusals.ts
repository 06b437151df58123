import {
  lessForced,
  looserForm,
  looserGrammar,
  without,
  withoutStream,
  withoutTools,
} from './changes.ts';
import { badRequest, badRequestOrFailure, type RefusalRow } from './refusal-row.ts';

/** Refusals of tools, of a forced call, and of their schemas. */
export const toolRefusals: readonly RefusalRow[] = [
  {
    status: badRequest,
    says: /\bThis model doesn't support tool use in streaming mode\b/,
    change: () => withoutStream,
  },
  {
    status: badRequestOrFailure,
    says: /\b(?:does not|doesn't) support (?:tools|tool use|tool calling|function calling)(?=\W*$)/,
    change: () => withoutTools,
  },
  {
    status: [404],
    says: /\bNo endpoints found that support tool use\b/,
    change: () => withoutTools,
  },
  {
    status: badRequest,
    says: /"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set\b|\btool_choice="required" requires --tool-call-parser to be set\b/,
    change: () => withoutTools,
  },
  {
    status: badRequestOrFailure,
    says: /\btools param requires --jinja flag\b/,
    change: () => withoutTools,
  },
  {
    status: [...badRequest, 404],
    says: /\btools is not supported in this model\b/,
    change: () => withoutTools,
  },
  {
    status: badRequest,
    says: /`tool calling` is not supported with this model\b|\bFunction calling is not enabled for models\//,
    change: () => withoutTools,
  },
  {
    status: badRequest,
    says: /\bdoes not support this `?tool_choice\b|\btool_choice parameter does not support being set to required or object in thinking mode\b|\btool_choice '?(?:required|specified)'? is incompatible with thinking enabled\b|\bThinking may not be enabled when tool_choice forces tool use\b|\btool_choice: type "tool" and "any" are not supported for this model\b/,
    change: () => lessForced,
  },
  {
    status: [404],
    says: /\bNo endpoints found that support the provided 'tool_choice' value\b/,
    change: () => lessForced,
  },
  {
    status: badRequest,
    says: /\bInvalid tool_choice type: '?\w+'?\. Supported string values: none, auto, required\b|\bInvalid value: 'allowed_tools'\. Supported values are: /,
    change: () => lessForced,
  },
  {
    status: badRequestOrFailure,
    says: /\bTool choice is none, but model called a tool\b|\bdoesn't support tool_choice=none\b|\bIncompatible tool choice param submitted - \{'type': 'none'\}/,
    change: () => without('forbidsTools'),
  },
  {
    status: badRequest,
    says: /\bInvalid schema for function '[\w-]+': /,
    change: () => without('strict'),
  },
];

/** Refusals of a form for the reply's text. */
export const formRefusals: readonly RefusalRow[] = [
  {
    status: badRequest,
    says: /\bThis response_format type is unavailable now\b|\bInvalid parameter: '(?:response_format|text\.format)' of type 'json_\w+' is not supported with this model\b|\bThis model does not support response format `json_\w+`|'response_format\.type' must be 'json_schema'|\bresponse_format\.type `json_\w+` is unavailable now\b|\b[Ii]nvalid schema for response[_ ]format\b/,
    change: () => looserForm,
  },
  {
    status: badRequestOrFailure,
    says: /\bThe provided JSON schema contains features not supported by \w+|\bFailed to initialize samplers: /,
    change: () => looserGrammar,
  },
];

/** Refusals of a stream. */
export const streamRefusals: readonly RefusalRow[] = [
  {
    status: badRequest,
    says: /\bYour organization must be verified to stream this model\b|\bUnsupported value: 'stream' does not support true with this model\b/,
    change: () => withoutStream,
  },
];
