import {
  type DialectChange,
  lessForced,
  limitedTo,
  looserForm,
  onlyEfforts,
  otherEffort,
  otherRole,
  without,
  withoutFormat,
  withoutLimit,
  withoutMarks,
  withoutPictures,
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

/** The codes and types that refuse the field itself which is named beside them, not its value. */
const refusing = /\b(?:unknown|unsupported)_parameter\b|\bextra_forbidden\b/;

/**
 * Returns what leaves out the fields that the endpoint refuses by their names, or lowers their values below what was
 * asked for; `undefined` if it names none.
 */
export function refusedFields(
  { status, said, code, named }: EndpointRefusal,
  asked: number,
): DialectChange | undefined {
  const inWords = sentences.flatMap((sentence) =>
    [...said.matchAll(sentence)].flatMap(([, names = '']) => names.split(/[, ]+/)),
  );
  const isRefused = refusing.test(code);
  const refused = new Set([...inWords, ...(isRefused ? named : [])]);
  // Whatever the words say of a field that a program names: without it, or with less, nothing is wrong with it.
  const wrong = new Set(isRefused || ![400, 422].includes(status) ? [] : named);
  const found = [
    ...[...refused].flatMap((path) => changeFor(path) ?? []),
    ...[...wrong].flatMap((path) => lessOf(path, said, asked) ?? []),
  ];
  return found.length === 0 ? undefined : all(found);
}

/** Returns the names in a path such as `tools[0].function.strict`, as requests write them. */
function namesIn(path: string): readonly string[] {
  return path
    .replace(/^(?:body|request)\./, '')
    .split(/[.[\]]+/)
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .map((part) => part.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

/** Returns the change for a path whose field is refused. */
function changeFor(path: string): DialectChange | undefined {
  const [root = '', ...rest] = namesIn(path);
  const last = rest.at(-1);
  if (last === undefined) return changes.get(root);
  if (/^(?:messages|input)$/.test(root) && extras.test(last)) return without('extras');
  if (rest.some((name) => /^(?:image_url|input_image)$/.test(name))) return withoutPictures;
  // An unknown word within the tools or the messages refuses neither.
  return (
    changes.get(last) ?? (/^(?:tools|messages|input)$/.test(root) ? undefined : changes.get(root))
  );
}

/** Returns the change for a path whose value may be what is wrong. */
function lessOf(path: string, said: string, asked: number): DialectChange | undefined {
  const [root = ''] = namesIn(path);
  const change = changeFor(path);
  // The rules are the first message.
  if (/^(?:messages|input)\W+0\W+role$/.test(path)) return otherRole;
  if (root === 'tools') return (dialect) => without('strict')(dialect) ?? withoutTools(dialect);
  if (/^reasoning(?:_effort)?$/.test(root)) return otherEffort(said);
  if (change === undefined || !/^max_\w*tokens$/.test(root)) return change;
  return (dialect) => {
    const most = Math.min(asked, dialect.maxReply ?? asked);
    const lower = Math.max(...numbersIn(said).filter((number) => number < most));
    return limitedTo(lower)(dialect) ?? change(dialect);
  };
}

/** The whole numbers in a sentence, without those in names and dates. */
const numbersIn = (said: string) =>
  [...said.matchAll(/(?<![\w.-])\d[\d,_]*(?![\w-]|\.\d)/g)].map(([digits]) =>
    Number(digits.replaceAll(/[,_]/g, '')),
  );

/** Applies changes one after the other, as far as they apply; the last loss counts. */
function all(found: readonly DialectChange[]): DialectChange {
  return (dialect) =>
    found.reduce<ReturnType<DialectChange>>((change, next) => {
      const changed = next(change?.dialect ?? dialect);
      return changed === undefined ? change : { loss: change?.loss, ...changed };
    }, undefined);
}
