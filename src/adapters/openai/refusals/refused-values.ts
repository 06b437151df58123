import { type DialectChange, limitedTo, onlyEfforts, refusedEffort } from './changes.ts';

/** Phrases that refuse a value, and what to do about it; `found` are the groups of the phrase. */
interface ValueRow {
  readonly says: readonly RegExp[];
  readonly change: (found: readonly string[]) => DialectChange;
}

const number = (digits = '') => Number(digits.replaceAll(/[,_]/g, ''));

/** Refusals of a reply's limit that is too high, each with the highest one, and of a reasoning effort. */
const rows: readonly ValueRow[] = [
  {
    says: [
      /\bThis model supports at most (\d+) completion tokens\b/,
      /\bmax(?:_\w+)?_tokens: \d+ > (\d+), which is the maximum allowed number of output tokens\b/,
      /\bmax_(?:completion_)?tokens(?:`| for `[^`]+`) must be less than or equal to `?(\d+)/,
      /\bInvalid max_tokens value, the valid range of max_tokens is \[1, ?(\d+)\]/,
      /`max_\w+` specified in the request are not valid: integer above maximum value, expected a value <= (\d+)/,
    ],
    change: ([most]) => limitedTo(number(most)),
  },
  {
    says: [
      /\bmaxOutputTokens value of \d+ but the supported range is from 1 \(inclusive\) to (\d+) \(exclusive\)/,
    ],
    change: ([end]) => limitedTo(number(end) - 1),
  },
  {
    says: [
      /'max_tokens' or 'max_completion_tokens' is too large: \d+\. This model's maximum context length is (\d+) tokens and your request has (\d+) input tokens/,
      /\bmaximum context length is (\d+) tokens\. However, you requested \d+ tokens \((\d+) in the messages, \d+ in the completion\)/,
      /\bmaximum context length of (\d+) tokens\. You requested a total of \d+ tokens: (\d+) tokens from the input messages\b/,
      /\bmaximum context length is (\d+) tokens\. However, you requested \d+ output tokens and your prompt contains (\d+) input tokens\b/,
      /`inputs` tokens \+ `max_new_tokens` must be <= (\d+)\. Given: (\d+) `inputs` tokens/,
    ],
    // The window minus the prompt is left for the reply.
    change: ([window, prompt]) => limitedTo(number(window) - number(prompt)),
  },
  {
    // The prompt was not counted to its end.
    says: [
      /\byou requested (\d+) output tokens and your prompt contains at least \d+ input tokens\b/,
    ],
    change: ([asked]) => limitedTo(Math.floor(number(asked) / 2)),
  },
  {
    says: [
      /\bUnsupported value: 'reasoning_effort' does not support '(\w+)' with this model\.?(?: Supported values are: (.*))?/,
      // Responses says so; only an effort is named like one.
      /\bUnsupported value: '(none|minimal|low|medium|high|xhigh|max)' is not supported with the '[^']+' model\. Supported values are: (.*)/,
      /\bReasoning is mandatory for this endpoint and cannot be disabled\b/,
    ],
    change: ([effort = 'none', named = '']) => refusedEffort(effort, named),
  },
  {
    says: [
      /\breasoning_effort`? must be one of ([^.]*)/,
      /\bInvalid reasoning_effort: \w+\.? Valid values are: (.*)/,
      // Pydantic's, in its own form, as a list in words, and as a list in JSON.
      /\breasoning_effort(?:'\), 'msg'| Input|: Input)[^[{]*?\bshould be ([^[{"]*)/,
      /\binvalid reasoning value: '\w*' \(must be ([^)]*)\)/,
      /\S does not support thinking\b/,
      /\bthink value "\w+" is not supported for this model\b/,
      /\bThinking level (?:\w+ )?is not supported for this model\b/,
      /\breasoning_effort` is not supported with this model\b/,
    ],
    change: ([named = '']) => onlyEfforts(named),
  },
];

/** Returns what to do about a value that an endpoint refuses; `undefined` if it refuses none in a known phrase. */
export function refusedValue(said: string): DialectChange | undefined {
  for (const { says, change } of rows) {
    const found = says.flatMap((phrase) => phrase.exec(said) ?? []);
    if (found.length > 0) return change(found.slice(1));
  }
  return undefined;
}
