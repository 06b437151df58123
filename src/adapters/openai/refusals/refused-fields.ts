import {
  type DialectChange,
  lessForced,
  looserForm,
  onlyEfforts,
  without,
  withoutFormat,
  withoutLimit,
  withoutMarks,
  withoutStream,
  withoutTools,
} from './changes.ts';
import type { EndpointRefusal } from './endpoint-refusal.ts';

/** What to do about a field of a request that an endpoint does not know or accept. */
const changes: ReadonlyMap<string, DialectChange> = new Map([
  ['max_tokens', withoutLimit('max_tokens')],
  ['max_completion_tokens', withoutLimit('max_completion_tokens')],
  ['max_output_tokens', withoutLimit('max_output_tokens')],
  ['tools', withoutTools],
  ['tool_choice', lessForced],
  ['response_format', withoutFormat],
  ['text', withoutFormat],
  ['json_schema', looserForm],
  ['schema', looserForm],
  ['reasoning_effort', onlyEfforts('')],
  ['reasoning', onlyEfforts('')],
  ['stream', withoutStream],
  ['stream_options', without('streamUsage')],
  ['store', without('store')],
  ['include', without('thoughts')],
  ['strict', without('strict')],
  ['prompt_cache_key', without('cacheKey')],
  ['prompt_cache_options', withoutMarks],
  ['prompt_cache_breakpoint', withoutMarks],
  ['cache_control', withoutMarks],
]);

/** Members of earlier messages that come from the endpoint itself. */
const extras = /^(?:reasoning|reasoning_content|reasoning_details|extra_content)$/;

/**
 * The sentences in which endpoints name a field that they do not know or accept: OpenAI and Azure, Groq,
 * Anthropic, Fireworks, pydantic in words, Gemini, llama.cpp, Joi, xAI and LiteLLM.
 */
const sentences: readonly RegExp[] = [
  /\bUn(?:known|supported) parameter: '([\w.[\]]+)'/g,
  /\bUnrecognized request arguments? supplied: ([\w., ]+)/g,
  /\bproperty '([\w.]+)' is unsupported\b/g,
  /(?:^|\s)([\w.]+): Extra inputs are not permitted\b/g,
  /\bExtra inputs are not permitted, field: '([\w.[\]]+)'/g,
  /(?:^|\s)([\w.]+) Extra inputs are not permitted \[type=extra_forbidden\b/g,
  /\bUnknown name "(\w+)"(?: at '\1')?: Cannot find field\b/g,
  /\bUnsupported param: (\w+)/g,
  /"(\w+)" is not allowed\b/g,
  /\bdoes not support parameters?:? (?:\[?')?(\w+)/g,
];

/** The codes with which OpenAI and Azure refuse the field that they name beside it. */
const refusing = /\b(?:unknown|unsupported)_parameter\b/;

/** Returns what leaves out the fields that the endpoint refuses by their names; `undefined` if it names none. */
export function refusedFields({
  said,
  code,
  param,
  forbidden,
}: EndpointRefusal): DialectChange | undefined {
  const named = sentences.flatMap((sentence) =>
    [...said.matchAll(sentence)].flatMap(([, names = '']) => names.split(/[, ]+/)),
  );
  const coded = refusing.test(code) ? [param] : [];
  const paths = new Set([...coded, ...forbidden, ...named]);
  const found = [...paths].flatMap((path) => changeFor(path) ?? []);
  return found.length === 0 ? undefined : all(found);
}

/** Returns the change for a path such as `tools[0].function.strict`. */
function changeFor(path: string): DialectChange | undefined {
  const [root = '', ...rest] = path
    .replace(/^body\./, '')
    .split(/[.[\]]+/)
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .map((part) => part.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const last = rest.at(-1);
  if (last === undefined) return changes.get(root);
  if (/^(?:messages|input)$/.test(root) && extras.test(last)) return without('extras');
  // An unknown word within the tools or the messages refuses neither.
  return (
    changes.get(last) ?? (/^(?:tools|messages|input)$/.test(root) ? undefined : changes.get(root))
  );
}

/** Applies changes one after the other, as far as they apply; the last loss counts. */
function all(found: readonly DialectChange[]): DialectChange {
  return (dialect) => {
    const start: ReturnType<DialectChange> = undefined;
    return found.reduce<ReturnType<DialectChange>>((change, next) => {
      const changed = next(change?.dialect ?? dialect);
      return changed === undefined ? change : { loss: change?.loss, ...changed };
    }, start);
  };
}
