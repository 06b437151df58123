import { limitedTo, onlyEfforts, refusedEffort } from './changes.ts';
import { badRequest, badRequestOrFailure, type RefusalRow } from './refusal-row.ts';

const number = (digits = '') => Number(digits.replaceAll(/[,_]/g, ''));
const atMost = ([most]: readonly string[]) => limitedTo(number(most));

/** Refusals of a reply's limit that is too high; each says how high it may be. */
export const limitRefusals: readonly RefusalRow[] = [
  {
    status: badRequest,
    says: /\bThis model supports at most (\d+) completion tokens\b/,
    change: atMost,
  },
  {
    status: badRequest,
    says: /\bmax(?:_\w+)?_tokens: \d+ > (\d+), which is the maximum allowed number of output tokens\b/,
    change: atMost,
  },
  {
    status: badRequest,
    says: /\bmax_(?:completion_)?tokens(?:`| for `[^`]+`) must be less than or equal to `?(\d+)/,
    change: atMost,
  },
  {
    status: badRequest,
    says: /\bInvalid max_tokens value, the valid range of max_tokens is \[1, ?(\d+)\]/,
    change: atMost,
  },
  {
    status: badRequest,
    says: /`max_\w+` specified in the request are not valid: integer above maximum value, expected a value <= (\d+)/,
    change: atMost,
  },
  {
    status: badRequest,
    says: /\bmaxOutputTokens value of \d+ but the supported range is from 1 \(inclusive\) to (\d+) \(exclusive\)/,
    change: ([end]) => limitedTo(number(end) - 1),
  },
  {
    // The window minus the prompt is left for the reply.
    status: badRequest,
    says: /'max_tokens' or 'max_completion_tokens' is too large: \d+\. This model's maximum context length is (\d+) tokens and your request has (\d+) input tokens/,
    change: ([window, prompt]) => limitedTo(number(window) - number(prompt)),
  },
  {
    status: badRequest,
    says: /\bmaximum context length is (\d+) tokens\. However, you requested \d+ tokens \((\d+) in the messages, \d+ in the completion\)/,
    change: ([window, prompt]) => limitedTo(number(window) - number(prompt)),
  },
  {
    status: badRequest,
    says: /`inputs` tokens \+ `max_new_tokens` must be <= (\d+)\. Given: (\d+) `inputs` tokens/,
    change: ([window, prompt]) => limitedTo(number(window) - number(prompt)),
  },
];

/** Refusals of an effort, or of any. */
export const effortRefusals: readonly RefusalRow[] = [
  {
    status: badRequest,
    says: /\bUnsupported value: 'reasoning_effort' does not support '(\w+)' with this model\.?(?: Supported values are: (.*))?/,
    change: ([effort = '', named = '']) => refusedEffort(effort, named),
  },
  {
    // Responses says so; only an effort is named like one.
    status: badRequest,
    says: /\bUnsupported value: '(none|minimal|low|medium|high|xhigh|max)' is not supported with the '[^']+' model\. Supported values are: (.*)/,
    change: ([effort = '', named = '']) => refusedEffort(effort, named),
  },
  {
    status: badRequest,
    says: /\bReasoning is mandatory for this endpoint and cannot be disabled\b/,
    change: () => refusedEffort('none', ''),
  },
  {
    status: badRequest,
    says: /\breasoning_effort`? must be one of ([^.]*)|\bInvalid reasoning_effort: \w+\.? Valid values are: (.*)/,
    change: ([named, valid]) => onlyEfforts(named || valid || ''),
  },
  {
    // Pydantic's, in its own form, as a list in words, and as a list in JSON.
    status: badRequest,
    says: /\breasoning_effort(?:'\), 'msg'| Input|: Input)[^[{]*?\bshould be ([^[{"]*)/,
    change: ([named = '']) => onlyEfforts(named),
  },
  {
    status: badRequest,
    says: /\binvalid reasoning value: '\w*' \(must be ([^)]*)\)/,
    change: ([named = '']) => onlyEfforts(named),
  },
  {
    status: badRequestOrFailure,
    says: /\S does not support thinking\b|\bthink value "\w+" is not supported for this model\b|\bThinking level \w+ is not supported for this model\b|\breasoning_effort` is not supported with this model\b|\bThinking level is not supported for this model\b/,
    change: () => onlyEfforts(''),
  },
];
