/** How a model writes a tool call into its text. */
export type Writing = (name: string, input: object) => string;

const json = (value: unknown) => JSON.stringify(value);

const call: Writing = (name, input) => json({ name, arguments: input });

/** The form in which calls are read, with all that may stand around it, by who writes so. */
export const writtenCalls: Readonly<Record<string, Writing>> = {
  'qwen2.5-coder on Ollama, alone': call,
  'qwen2.5-coder on Ollama, in a fence': (name, input) =>
    `\`\`\`json\n${JSON.stringify({ name, arguments: input }, null, 2)}\n\`\`\``,
  'Hermes and Qwen, in tags': (name, input) => `<tool_call>\n${call(name, input)}\n</tool_call>`,
  'Qwen without its first tag': (name, input) => `${call(name, input)}\n</tool_call>`,
  'Qwen without its last brace': (name, input) =>
    `<tool_call>\n${call(name, input).slice(0, -1)}\n</tool_call>`,
  'K2 Horizon, in two tags': (name, input) =>
    `<ifm|tool_calls><ifm|tool_call>${call(name, input)}</ifm|tool_call></ifm|tool_calls>`,
  'LongCat, in a tag of its own': (name, input) =>
    `<longcat_tool_call>${call(name, input)}</longcat_tool_call>`,
  'a tag with a suffix': (name, input) =>
    `<tool_call:6124c78e>${call(name, input)}</tool_call:6124c78e>`,
  'Llama behind a tag': (name, input) => `<|python_tag|>${call(name, input)}`,
  'in tags below prose': (name, input) =>
    `The body {x} is wrong.\n<tool_call>\n${call(name, input)}\n</tool_call>`,
  'arguments as a string': (name, input) => json({ name, arguments: json(input) }),
  'a namespace': (name, input) => call(`functions.${name}`, input),
  'line breaks in strings and a comma too many': (name, input) =>
    call(name, input).replaceAll('\\n', '\n').replace(/\}$/, ',\n}'),
  'below thoughts': (name, input) =>
    `I could ${call(name, { kind: 'ask', reply: 'No.' })}, but no.\n</think>\n\n${call(name, input)}`,
  'at the end of thoughts': (name, input) =>
    `<think>I have to.\n<tool_call>\n${call(name, input)}\n</tool_call>\n</think>`,
  'at the end of thoughts that stay open': (name, input) =>
    `<think>\nI have to.\n<tool_call>\n${call(name, input)}\n</tool_call>`,
};

const parameters = (input: object, write: (name: string, value: string) => string) =>
  Object.entries(input)
    .map(([name, value]) => write(name, typeof value === 'string' ? value : json(value)))
    .join('\n');

const keywords = (input: object) => parameters(input, (name, value) => `${name}=${json(value)},`);

/** Other forms, by who writes so: each is answered once with the one that is read. */
export const otherForms: Readonly<Record<string, Writing>> = {
  'Llama 3.1, parameters': (name, input) => json({ name, parameters: input }),
  'Qwen3-Coder, as XML': (name, input) =>
    `<tool_call>\n<function=${name}>\n${parameters(input, (member, value) => `<parameter=${member}>\n${value}\n</parameter>`)}\n</function>\n</tool_call>`,
  'Claude, as XML': (name, input) =>
    `<function_calls>\n<invoke name="${name}">\n${parameters(input, (member, value) => `<parameter name="${member}">${value}</parameter>`)}\n</invoke>\n</function_calls>`,
  'Cline, a tag for each member': (name, input) =>
    `<${name}>\n${parameters(input, (member, value) => `<${member}>${value}</${member}>`)}\n</${name}>`,
  'GLM, keys and values': (name, input) =>
    `<tool_call>${name}\n${parameters(input, (member, value) => `<arg_key>${member}</arg_key>\n<arg_value>${value}</arg_value>`)}\n</tool_call>`,
  'Mistral, a list': (name, input) => `[TOOL_CALLS][${call(name, input)}]`,
  'Mistral, a name': (name, input) => `[TOOL_CALLS]${name}[ARGS]${json(input)}`,
  'gpt-oss, a channel': (name, input) =>
    `<|channel|>commentary to=functions.${name} <|constrain|>json<|message|>${json(input)}`,
  'DeepSeek, in separators': (name, input) =>
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>${name}<｜tool▁sep｜>${json(input)}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  'Kimi K2, in a section': (name, input) =>
    `<|tool_calls_section_begin|><|tool_call_begin|>functions.${name}:0<|tool_call_argument_begin|>${json(input)}<|tool_call_end|><|tool_calls_section_end|>`,
  'Gemma 4, its own strings': (name, input) =>
    `<|tool_call>call:${name}{${parameters(input, (member, value) => `${member}:<|"|>${value}<|"|>`)}}<tool_call|>`,
  'Gemini, a printed call': (name, input) => `print(default_api.${name}(${keywords(input)}))`,
  'a message of the protocol': (name, input) =>
    json({ tool_calls: [{ type: 'function', function: { name, arguments: json(input) } }] }),
  'LangChain, an action': (name, input) => json({ action: name, action_input: input }),
  'ReAct, an action': (name, input) =>
    `Thought: I know.\nAction: ${name}\nAction Input: ${json(input)}`,
  'a name as the key': (name, input) => json({ [name]: input }),
  'two calls': (name, input) =>
    `<tool_call>\n${call(name, input)}\n</tool_call>\n<tool_call>\n${call(name, input)}\n</tool_call>`,
  'prose around it': (name, input) => `It is wrong.\n${call(name, input)}\nIt is {fixed} then.`,
  'a fence below prose': (name, input) => `So:\n\`\`\`json\n${call(name, input)}\n\`\`\``,
};

const understanding = 'u';

/** What models write for the input of a plan, and what they mean: a fix of one file. */
export const looseFixes: Readonly<Record<string, object>> = {
  'one file for the files': { kind: 'fix', understanding, files: { path: 'src/cart.ts' } },
  'files as JSON in a string': { kind: 'fix', understanding, files: '[{"path":"src/cart.ts"}]' },
  'a string for a boolean': {
    ...{ kind: 'fix', understanding },
    files: [{ path: 'src/cart.ts', create: 'false', change: null }],
  },
  'a number for a text': { kind: 'fix', understanding: 7, files: [{ path: 'src/cart.ts' }] },
};
