/** How a model writes a tool call into its text. */
type Writing = (name: string, input: object) => string;

const json = (value: unknown) => JSON.stringify(value);

/** A value as Python shows it: strings in single quotes, and other names of constants. */
function python(value: unknown): string {
  if (typeof value === 'string')
    return `'${json(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(python).join(', ')}]`;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object' || value === null) return value === null ? 'None' : json(value);
  const members = Object.entries(value).map(([key, member]) => `'${key}': ${python(member)}`);
  return `{${members.join(', ')}}`;
}

const keywords = (input: object) =>
  Object.entries(input)
    .map(([key, value]) => `${key}=${python(value)}`)
    .join(', ');

/** A value as Gemma 4 writes it. */
function gemma(value: unknown): string {
  if (typeof value === 'string') return `<|"|>${value}<|"|>`;
  if (Array.isArray(value)) return `[${value.map(gemma).join(',')}]`;
  if (typeof value !== 'object' || value === null) return json(value);
  const members = Object.entries(value).map(([key, member]) => `${key}:${gemma(member)}`);
  return `{${members.join(',')}}`;
}

/** A value as nested tags; the items of a list are in tags of their own. */
function nestedTags(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => `<item>${nestedTags(item)}</item>`);
    return items.length === 0 ? '[]' : items.join('\n');
  }
  return typeof value === 'object' && value !== null
    ? tags(value)
    : typeof value === 'string'
      ? value
      : json(value);
}

const tags = (input: object) =>
  Object.entries(input)
    .map(([key, value]) => `<${key}>${nestedTags(value)}</${key}>`)
    .join('\n');

const flatTags = (input: object) =>
  Object.entries(input)
    .map(([key, value]) => `<${key}>${typeof value === 'string' ? value : json(value)}</${key}>`)
    .join('\n');

/** Contents of messages of models whose endpoint does not recognise their calls, by who writes so. */
export const writtenCalls: Readonly<Record<string, Writing>> = {
  'qwen2.5-coder on Ollama, bare': (name, input) => json({ name, arguments: input }),
  'qwen2.5-coder on Ollama, in a fence': (name, input) =>
    `\`\`\`json\n${JSON.stringify({ name, arguments: input }, null, 2)}\n\`\`\``,
  'Hermes and Qwen, in tags': (name, input) =>
    `<tool_call>\n${json({ name, arguments: input })}\n</tool_call>`,
  'Qwen without its first tag': (name, input) =>
    `${json({ name, arguments: input })}\n</tool_call>`,
  'Qwen3-Coder, as XML': (name, input) => {
    const members = Object.entries(input).map(([member, value]) => {
      const text = typeof value === 'string' ? value : json(value);
      return `<parameter=${member}>\n${text}\n</parameter>\n`;
    });
    return `<tool_call>\n<function=${name}>\n${members.join('')}</function>\n</tool_call>`;
  },
  'Llama 3.1, parameters': (name, input) => json({ name, parameters: input }),
  'Llama 3.1 behind a tag': (name, input) =>
    `<|python_tag|>${json({ type: 'function', name, parameters: input })}`,
  'Llama 3.1, a function': (name, input) => `<function=${name}>${json(input)}</function>`,
  'Mistral, a list': (name, input) => `[TOOL_CALLS][${json({ name, arguments: input })}]`,
  'Mistral, a list after a space': (name, input) =>
    `[TOOL_CALLS] [${json({ name, arguments: json(input), id: 'D681PevKs' })}]`,
  'Mistral Small, a name': (name, input) => `[TOOL_CALLS]${name}[ARGS]${json(input)}`,
  'arguments as a string': (name, input) => json({ name, arguments: json(input) }),
  'a message of the protocol': (name, input) =>
    json({
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call_0', type: 'function', function: { name, arguments: json(input) } }],
    }),
  'a call of the protocol': (name, input) =>
    json({ type: 'function', function: { name, parameters: input } }),
  'a namespace': (name, input) => json({ name: `functions.${name}`, arguments: input }),
  'an older protocol': (name, input) => json({ function_call: { name, arguments: json(input) } }),
  'gpt-oss, a channel': (name, input) =>
    `<|channel|>commentary to=functions.${name} <|constrain|>json<|message|>${json(input)}`,
  'DeepSeek, in separators': (name, input) =>
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>${name}\n\`\`\`json\n${json(input)}\n\`\`\`<｜tool▁call▁end｜>`,
  'Claude, as XML': (name, input) => {
    const members = Object.entries(input).map(
      ([member, value]) =>
        `<parameter name="${member}">${typeof value === 'string' ? value : json(value)}</parameter>`,
    );
    return `<function_calls>\n<invoke name="${name}">\n${members.join('\n')}\n</invoke>\n</function_calls>`;
  },
  'Qwen3-Coder without closing tags': (name, input) => {
    const members = Object.entries(input).map(([member, value]) => {
      return `<parameter=${member}>\n${typeof value === 'string' ? value : json(value)}\n`;
    });
    return `<tool_call>\n<function=${name}>\n${members.join('')}</tool_call>`;
  },
  'GLM, keys and values': (name, input) => {
    const members = Object.entries(input).map(([key, value]) => {
      const text = typeof value === 'string' ? value : json(value);
      return `<arg_key>${key}</arg_key>\n<arg_value>${text}</arg_value>\n`;
    });
    return `<tool_call>${name}\n${members.join('')}</tool_call>`;
  },
  'DeepSeek, in a namespace': (name, input) => {
    const members = Object.entries(input).map(([member, value]) => {
      const [isText, text] = typeof value === 'string' ? [true, value] : [false, json(value)];
      return `<｜DSML｜parameter name="${member}" string="${isText}">${text}</｜DSML｜parameter>\n`;
    });
    return `<｜DSML｜function_calls>\n<｜DSML｜invoke name="${name}">\n${members.join('')}</｜DSML｜invoke>\n</｜DSML｜function_calls>`;
  },
  'Kimi K2, in a section': (name, input) =>
    `<|tool_calls_section_begin|><|tool_call_begin|>functions.${name}:0<|tool_call_argument_begin|>${json(input)}<|tool_call_end|><|tool_calls_section_end|>`,
  'Kimi K3, tags of tokens': (name, input) => {
    const members = Object.entries(input).map(([member, value]) => {
      const text = typeof value === 'string' ? value : json(value);
      return `<|open|>argument key="${member}" type="string"<|sep|>${text}<|close|>argument<|sep|>`;
    });
    return `<|open|>tools<|sep|><|open|>call tool="${name}" index="1"<|sep|>${members.join('')}<|close|>call<|sep|><|close|>tools<|sep|>`;
  },
  'DeepSeek V3.1, in separators': (name, input) =>
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>${name}<｜tool▁sep｜>${json(input)}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  'gpt-oss, in its thoughts': (name, input) =>
    `<|channel|>analysis<|message|>We read.<|end|><|start|>assistant<|channel|>analysis to=functions.${name} code<|message|>${json(input)}<|call|>`,
  'Mistral, with an id': (name, input) =>
    `[TOOL_CALLS]${name}[CALL_ID]abc123def[ARGS]${json(input)}`,
  'Groq, a tag that stays open': (name, input) => `<function=${name}${json(input)}</function>`,
  'Qwen without its last brace': (name, input) =>
    `<tool_call>\n${json({ name, arguments: input }).slice(0, -1)}\n</tool_call>`,
  'Gemma 4, its own strings': (name, input) =>
    `<|tool_call>call:${name}${gemma(input)}<tool_call|>`,
  'Cline, a tag for each member': (name, input) => `<${name}>\n${flatTags(input)}\n</${name}>`,
  'Roo, tags within tags': (name, input) =>
    `<${name}>\n<args>\n${tags(input)}\n</args>\n</${name}>`,
  'DeepSeek, with blanks': (name, input) => {
    const members = Object.entries(input).map(([member, value]) => {
      const [isText, text] = typeof value === 'string' ? [true, value] : [false, json(value)];
      return ` <｜DSML｜ parameter name="${member}" string="${isText}">${text}</｜DSML｜ parameter>\n`;
    });
    return `<｜DSML｜ tool_calls>\n <｜DSML｜ invoke name="${name}">\n${members.join('')}</｜DSML｜ invoke>\n</｜DSML｜ tool_calls>`;
  },
  'Gemini, a printed call': (name, input) => `print(default_api.${name}(${keywords(input)}))`,
  'Llama 4, keywords in a list': (name, input) => `[${name}(${keywords(input)})]`,
  'Gemma, keywords in a fence': (name, input) =>
    `\`\`\`tool_code\nprint(${name}(${keywords(input)}))\n\`\`\``,
  'a dict of Python': (name, input) => python({ name, arguments: input }),
  'LangChain, an action': (name, input) => json({ action: name, action_input: input }),
  'ReAct, an action': (name, input) =>
    `Thought: I know.\nAction: ${name}\nAction Input: ${json(input)}`,
  'a tool beside its members': (name, input) => json({ tool: name, ...input }),
  'a name as the key': (name, input) => json({ [name]: input }),
  'a function call': (name, input) => `${name}(${json(input)})`,
  'prose around it, with braces': (name, input) =>
    `The body {x} is wrong.\n${json({ name, arguments: input })}\nIt is {fixed} then.`,
  'line breaks in strings and a comma too many': (name, input) =>
    json({ name, arguments: input }).replaceAll('\\n', '\n').replace(/\}$/, ',\n}'),
  'thoughts before it': (name, input) =>
    `I could ${json({ name, arguments: { kind: 'ask', reply: 'No.' } })}, but no.\n</think>\n\n${json({ name, arguments: input })}`,
};

/** What models write for the input of a plan, and what they mean: a fix of one file. */
export const looseFixes: Readonly<Record<string, object>> = {
  'paths for files': { kind: 'fix', understanding: 'u', files: ['src/cart.ts'] },
  'one path for the files': { kind: 'fix', understanding: 'u', files: 'src/cart.ts' },
  'one file for the files': { kind: 'fix', understanding: 'u', files: { path: 'src/cart.ts' } },
  'files as JSON in a string': { kind: 'fix', understanding: 'u', files: '["src/cart.ts"]' },
  'another name for the path': {
    kind: 'fix',
    understanding: 'u',
    files: [{ file: 'src/cart.ts' }],
  },
  'another case': { Kind: 'Fix', Understanding: 'u', Files: ['src/cart.ts'] },
  'a longer word': { kind: 'bug fix', understanding: 'u', files: ['src/cart.ts'] },
  'a string for a boolean': {
    ...{ kind: 'FIX', understanding: 'u' },
    files: [{ path: 'src/cart.ts', create: 'false', change: null }],
  },
  'lines for a text': { kind: 'fix', understanding: ['u', 'v'], files: ['src/cart.ts'] },
};
