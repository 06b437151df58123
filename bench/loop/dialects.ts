import { otherForms, type Writing, writtenCalls } from '../../test/support/openai/written-calls.ts';

const json = (value: unknown) => JSON.stringify(value);
const text = (value: unknown) => (typeof value === 'string' ? value : json(value));
const each = (input: object, write: (name: string, value: unknown) => string, between = '\n') =>
  Object.entries(input)
    .map(([name, value]) => write(name, value))
    .join(between);

const call: Writing = (name, input) => json({ name, arguments: input });
const keywords = (input: object) => each(input, (name, value) => `${name}=${json(value)}`, ', ');

/** An element for a call, with one for each member, in the words of one template. */
const invoke =
  (prefix: string, more = ''): Writing =>
  (name, input) =>
    `<${prefix}invoke name="${name}">\n${each(input, (member, value) => `<${prefix}parameter name="${member}"${more}>${text(value)}</${prefix}parameter>`)}\n</${prefix}invoke>`;
const inTag =
  (tag: string, write: Writing): Writing =>
  (name, input) =>
    `<${tag}>\n${write(name, input)}\n</${tag}>`;
const pairs =
  (key: string, value: string): Writing =>
  (name, input) =>
    `${name}\n${each(input, (member, said) => `<${key}>${member}</${key}>\n<${value}>${text(said)}</${value}>`)}`;
const listed: Writing = (name, input) => `[${call(name, input)}]`;
const pythonic: Writing = (name, input) => `[${name}(${keywords(input)})]`;
const members: Writing = (_, input) =>
  each(input, (name, value) => `<${name}>${text(value)}</${name}>`);
const functionOf =
  (open: (name: string) => string, parameter: (name: string) => string): Writing =>
  (name, input) =>
    `<${open(name)}>\n${each(input, (member, value) => `<${parameter(member)}>${text(value)}</parameter>`)}\n</function>`;
const named = functionOf(
  (name) => `function name="${name}"`,
  (name) => `parameter name="${name}"`,
);
const equals = functionOf(
  (name) => `function=${name}`,
  (name) => `parameter=${name}`,
);
const suffix = ':6124c78e';

/** What public reports and the parsers of servers record beside the forms of the tests: the source names which. */
export const dialects: Readonly<Record<string, Writing>> = {
  ...writtenCalls,
  ...otherForms,
  'Roo, arguments in elements': (name, input) =>
    `<${name}>\n<args>\n<file>\n${members(name, input)}\n</file>\n</args>\n</${name}>`,
  'claude-code-router#1340': (name, input) => `<${name}>${json(input)}</${name}>`,
  'gpt-oss, another beginning': (name, input) =>
    `<|start|>assistant<|channel|>commentary to=functions.${name}<|message|>${json(input)}`,
  'vllm-mlx#562, analysis': (name, input) =>
    `<|channel|>analysis<|message|>We need to.\n<|end|><|start|>assistant<|channel|>analysis to=functions.${name} code<|message|>\n${json(input)}<|call|>`,
  'Gemini, malformed': (name, input) =>
    `Malformed function call: print(default_api.${name}(${keywords(input)}))`,
  'Phi 4, functools': (name, input) => `functools${listed(name, input)}`,
  'Granite, a list': (name, input) => `<|tool_call|>${listed(name, input)}`,
  'MiniMax M2': inTag('minimax:tool_call', invoke('')),
  'opencode#24566, DSML': inTag('｜DSML｜tool_calls', invoke('｜DSML｜', ' string="true"')),
  'opencode#50206, DSML': inTag('｜DSML｜ tool_calls', invoke('｜DSML｜ ', ' string="true"')),
  'DSML in ASCII': inTag('|DSML|tool_calls', invoke('|DSML|', ' string="true"')),
  'DSML without its last tags': (name, input) =>
    `<｜DSML｜function_calls>\n${invoke('｜DSML｜')(name, input).replace(/<[^<]*$/, '')}`,
  'an element that stays open': (name, input) => invoke('')(name, input).replace(/<[^<]*$/, ''),
  'GigaChat 3.5': inTag('｜GCML｜tool_calls', invoke('｜GCML｜', ' string="true"')),
  'GigaChat 3': (name, input) => `function call<|role_sep|>\n${call(name, input)}`,
  'Step 3': (name, input) =>
    `<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜>${invoke('steptml:')(name, input)}<｜tool_call_end｜><｜tool_calls_end｜>`,
  'DeepSeek V3, in a fence': (name, input) =>
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>${name}\n\`\`\`json\n${json(input)}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  'xLAM, a member for all': (name, input) => `{"tool_calls": ${listed(name, input)}}`,
  'Cohere, an action': (name, input) =>
    `Action: \`\`\`json\n${json([{ tool_name: name, parameters: input }])}\n\`\`\``,
  'Command A': (name, input) =>
    `<|START_ACTION|>${json([{ tool_call_id: '0', tool_name: name, parameters: input }])}<|END_ACTION|>`,
  'Seed OSS': inTag('seed:tool_call', equals),
  Apriel: (name, input) => `[BEGIN FINAL RESPONSE]<tool_calls>${listed(name, input)}</tool_calls>`,
  'Mistral, with an id': (name, input) =>
    `[TOOL_CALLS]${name}[CALL_ID]abc123def[ARGS]${json(input)}`,
  'Mistral, two calls': (name, input) => `[TOOL_CALLS][${call(name, input)},${call(name, input)}]`,
  'a dictionary of Python': (name, input) => call(name, input).replaceAll('"', "'"),
  'Gemma, tool_code': (name, input) => `\`\`\`tool_code\n${name}(${keywords(input)})\n\`\`\``,
  'Qwen, a name as an attribute': inTag('tool_call', named),
  'Qwen, braces twice': (name, input) => `<tool_call>\n{${call(name, input)}}\n</tool_call>`,
  'tags for name and arguments': (name, input) =>
    `<tool_use>\n<name>${name}</name>\n<arguments>${json(input)}</arguments>\n</tool_use>`,
  'tags for name and members': (name, input) =>
    `<function_call>\n<name>${name}</name>\n<parameters>\n${members(name, input)}\n</parameters>\n</function_call>`,
  LFM2: (name, input) => `<|tool_call_start|>${pythonic(name, input)}<|tool_call_end|>`,
  'Llama 4': (name, input) => `<|python_start|>${pythonic(name, input)}<|python_end|>`,
  'OLMo 3': (name, input) => `<function_calls>${name}(${keywords(input)})</function_calls>`,
  'Hunyuan, a list': (name, input) => `<tool_calls>${listed(name, input)}</tool_calls>`,
  'Hunyuan 4, tags with a suffix': (name, input) =>
    `<tool_calls${suffix}>\n<tool_call${suffix}>${pairs(`arg_key${suffix}`, `arg_value${suffix}`)(name, input)}\n</tool_call${suffix}>\n</tool_calls${suffix}>`,
  'names without quotes': (name, input) =>
    `${name}({${each(input, (member, value) => `${member}: ${json(value)}`, ', ')}})`,
  'a word of a shell': (name, input) =>
    `\`\`\`\n${name} ${Object.values(input).map(text).join(' ')}\n\`\`\``,
  'smolagents#1119': (name, input) => `${name}${json(input)}</function>`,
  'openclaude#380': (name, input) => `call:${name}${json(input)}`,
  Inkling: (name, input) =>
    `<|message_model|>${name}<|content_invoke_tool_json|>${json({ name, args: input })}<|end_message|>`,
  'Muse Glimmer': (name, input) =>
    `<|start|>assistant to=${name}<|message|><atem:function_calls>\n${invoke('atem:')(`${name}.${name}`, input)}\n</atem:function_calls><|eom|>`,
  'Solar Open': (name, input) =>
    `<|tool_calls|><|tool_call:begin|>abc123<|tool_call:name|>${name}<|tool_call:args|>${json(input)}<|tool_call:end|>`,
  'LongCat, keys and values': inTag(
    'longcat_tool_call',
    pairs('longcat_arg_key', 'longcat_arg_value'),
  ),
  'K2 Horizon, as XML': inTag('ifm|tool_call', named),
  Apertus: (name, input) => `<|tools_prefix|>${json([{ [name]: input }])}<|tools_suffix|>`,
  InternLM: (name, input) =>
    `<|action_start|><|plugin|>\n${json({ name, parameters: input })}<|action_end|>`,
  Pangu: (name, input) => `[unused11]${listed(name, input)}[unused12]`,
  'MiniCPM 5': (name, input) => named(name, input).replaceAll('parameter', 'param'),
  'Nemotron Nano': (name, input) => `<TOOLCALL>${listed(name, input)}</TOOLCALL>`,
  'HyperCLOVA X': (name, input) =>
    `<|im_start|>assistant -> tool/function_call\n${listed(name, input)}<|im_end|>`,
  'MiniMax M3': (name, input) =>
    `<tool_call>\n<invoke name="${name}">${members(name, input)}</invoke>\n</tool_call>`,
  'iquest, a fence of its own': (name, input) => `\`\`\`tool_call\n${call(name, input)}\n\`\`\``,
  'Kimi K2, in thoughts': (name, input) =>
    `<think>\nI read it. <|tool_calls_section_begin|><|tool_call_begin|>functions.${name}:0<|tool_call_argument_begin|>${json(input)}<|tool_call_end|><|tool_calls_section_end|>\n</think>`,
  'MiniMax M2, in thoughts': (name, input) =>
    `<think>\n${inTag('minimax:tool_call', invoke(''))(name, input)}\n</think>`,
  FunctionGemma: (name, input) =>
    `<start_function_call>call:${name}{${each(input, (member, value) => `${member}:<escape>${text(value)}<escape>`, ',')}}<end_function_call>`,
  Functionary: (name, input) => `>>>${name}\n${json(input)}`,
  Jamba: (name, input) => `<tool_calls>${listed(name, input)}</tool_calls>`,
  'MiniMax M1': inTag('tool_calls', call),
  'EXAONE 4 and SmolLM 3': (name, input) => `<tool_call>${call(name, input)}</tool_call>`,
  'ERNIE 4.5': (name, input) => `<tool_call>\n${call(name, input)}\n</tool_call>\n\n`,
  'Granite 20B': (name, input) => `<function_call> ${call(name, input)}`,
  'Granite 4': (name, input) => `I look.<tool_call>\n${call(name, input)}\n</tool_call>`,
  'Llama 3, a function': (name, input) => `<function=${name}>${json(input)}</function>`,
  MiMo: inTag('tool_call', equals),
  ToolACE: pythonic,
  'bitnet, a call of words': (name, input) =>
    `${name}(${each(input, (member, value) => `${member}: ${text(value)}`, ', ')})`,
  'q27#24, half of an element': (name, input) => `<name>${equals(name, input).slice(10)}`,
  'GLM-Free-API#44': (name, input) => `</tool_exchange><tool_call>${call(name, input)}</tool_call>`,
  'omlx#2565, indented': (name, input) => JSON.stringify({ name, arguments: input }, null, 4),
};
