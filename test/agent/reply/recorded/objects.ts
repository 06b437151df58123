import type { RecordedCalls } from './recorded.ts';

const beijing = ['get_weather', { city: 'Beijing' }] as const;
const sanFrancisco = ['get_weather', { city: 'SF' }] as const;
const kimi = (...calls: readonly string[]) =>
  `<|tool_calls_section_begin|>${calls.join('')}<|tool_calls_section_end|>`;
const kimiCall = (id: string, json: string) =>
  `<|tool_call_begin|>${id} <|tool_call_argument_begin|>${json}<|tool_call_end|>`;
const dallas = { city: 'Dallas', state: 'TX', unit: 'fahrenheit' };
const orlando = { city: 'Orlando', state: 'FL', unit: 'fahrenheit' };
const inDallas = JSON.stringify({ name: 'get_current_weather', arguments: dallas });

/** Calls whose input is an object. */
export const recordedObjects: readonly RecordedCalls[] = [
  {
    source: 'NousResearch/hermes-agent#24534',
    text: '<|tool_calls_section_begin|><|tool_call_begin|>functions.read_file:0<|tool_call_argument_begin|>{"path":"src/cart.js"}<|tool_call_end|><|tool_calls_section_end|>',
    calls: [['read_file', { path: 'src/cart.js' }]],
  },
  {
    source: 'vllm-project/vllm test_kimi_k2_tool_parser.py, single_tool_call',
    text: `I'll check. ${kimi(kimiCall('functions.get_weather:0', '{"city": "Beijing"}'))}`,
    calls: [beijing],
  },
  {
    source: 'vllm-project/vllm test_kimi_k2_tool_parser.py, parallel_tool_calls',
    text: `Compare weather. ${kimi(kimiCall('functions.get_weather:0', '{"city": "Beijing"}'), kimiCall('functions.get_news:1', '{"topic": "technology"}'))}`,
    calls: [beijing, ['get_news', { topic: 'technology' }]],
  },
  {
    source: 'vllm-project/vllm test_kimi_k2_tool_parser.py, angle_brackets_in_json',
    text: `Process HTML. ${kimi(kimiCall('functions.process_html:0', '{"html": "<div>content</div>"}'))}`,
    calls: [['process_html', { html: '<div>content</div>' }]],
  },
  {
    source: 'vllm-project/vllm test_kimi_k2_tool_parser.py, no_functions_prefix',
    text: `No prefix. ${kimi(kimiCall('get_weather:0', '{"city": "Beijing"}'))}`,
    calls: [beijing],
  },
  {
    source: 'vllm-project/vllm test_kimi_k2_tool_parser.py, empty_arguments',
    text: `Empty args. ${kimi(kimiCall('functions.get_current_date:0', '{}'))}`,
    calls: [['get_current_date', {}]],
  },
  {
    source: 'vllm-project/vllm test_kimi_k2_tool_parser.py, test_invalid_json_still_extracted',
    text: `Help. ${kimi(kimiCall('functions.get_weather:0', '{"city": "Beijing"'), kimiCall('functions.get_news:1', '{"topic": "x"}'))}`,
    calls: [beijing, ['get_news', { topic: 'x' }]],
  },
  {
    source: 'vllm-project/vllm test_format_conformance.py, kimi_k2',
    text: '<|tool_calls_section_begin|><|tool_call_begin|>functions.get_weather:0\n<|tool_call_argument_begin|>{"city": "SF"}<|tool_call_end|><|tool_calls_section_end|>',
    calls: [sanFrancisco],
  },
  {
    source: 'vllm-project/vllm#31207, with its tokens lost',
    text: ' functions.get_weather:0 {"city": "Beijing"} ',
    calls: [beijing],
  },
  {
    source: 'vllm-project/vllm test_format_conformance.py, deepseek_v3',
    text: '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>get_weather\n```json\n{"city": "SF"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
    calls: [sanFrancisco],
  },
  {
    source: 'vllm-project/vllm#23454',
    text: '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>read_file<｜tool▁sep｜>{"path":"src/cart.js"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
    calls: [['read_file', { path: 'src/cart.js' }]],
  },
  {
    source: 'waybarrios/vllm-mlx#562',
    text: '<|channel|>analysis<|message|>We need to read.\n<|end|><|start|>assistant<|channel|>analysis to=functions.read_file code<|message|>\n{"path":"src/cart.js"}<|call|>',
    calls: [['read_file', { path: 'src/cart.js' }]],
  },
  {
    source: 'raullenchai/Rapid-MLX#480',
    text: 'commentary to=functions.get_weather json{"city":"SF"}',
    calls: [sanFrancisco],
  },
  {
    source: 'openai/harmony, the recipient before the channel',
    text: '<|start|>assistant to=functions.get_weather<|channel|>commentary json<|message|>{"city":"SF"}<|call|>',
    calls: [sanFrancisco],
  },
  {
    source: 'huggingface/smolagents#1119',
    text: 'web_search{"query": "SPFMV and SPCSV in the Pearl Of Africa 2016", "filter_year": 2016}</function>',
    calls: [
      ['web_search', { query: 'SPFMV and SPCSV in the Pearl Of Africa 2016', filter_year: 2016 }],
    ],
  },
  {
    source: 'langchain-ai/langchain#31440',
    text: '<function=brave_search>{"query": "Hello!"}</function>',
    calls: [['brave_search', { query: 'Hello!' }]],
  },
  {
    source: 'tashfeenahmed/freellmapi#291',
    text: '<function=read={"file_path": "sample.txt"}</function>',
    calls: [['read', { file_path: 'sample.txt' }]],
  },
  {
    source: 'a body of Groq: failed_generation without a sign between',
    text: '<function=web_search{"query": "python 3.13"}</function>',
    calls: [['web_search', { query: 'python 3.13' }]],
  },
  {
    source: 'a body of Groq: failed_generation in brackets',
    text: '<function=web_search({"query": "Spring Boot version"})</function>',
    calls: [['web_search', { query: 'Spring Boot version' }]],
  },
  {
    source: 'vllm-project/vllm test_format_conformance.py, mistral',
    text: '[TOOL_CALLS][{"name": "get_weather", "arguments": {"city": "SF"}}]',
    calls: [sanFrancisco],
  },
  {
    source: 'vllm-project/vllm test_format_conformance.py, mistral_v11',
    text: '[TOOL_CALLS]get_weather{"city": "SF"}',
    calls: [sanFrancisco],
  },
  {
    source: 'vllm-project/vllm test_mistral_tool_parser.py, argument_before_name',
    text: `[TOOL_CALLS] [{"arguments":${JSON.stringify(dallas)}, "name": "get_current_weather"}]`,
    calls: [['get_current_weather', dallas]],
  },
  {
    source: 'vllm-project/vllm test_mistral_tool_parser.py, trailing_data_after_json',
    text: `[TOOL_CALLS] [${inDallas}]\nextra trailing data`,
    calls: [['get_current_weather', dallas]],
  },
  {
    source: 'mistralai/mistral-common, the tokens of version 13',
    text: '[TOOL_CALLS]get_weather[CALL_ID]abc123def[ARGS]{"city": "SF"}',
    calls: [sanFrancisco],
  },
  {
    source: 'vllm-project/vllm test_format_conformance.py, hermes',
    text: '<tool_call>\n{"name": "get_weather", "arguments": {"city": "SF"}}\n</tool_call>',
    calls: [sanFrancisco],
  },
  {
    source: 'vllm-project/vllm test_xlam_tool_parser.py, parallel_tool_calls',
    text: `[${inDallas}, ${JSON.stringify({ name: 'get_current_weather', arguments: orlando })}]`,
    calls: [
      ['get_current_weather', dallas],
      ['get_current_weather', orlando],
    ],
  },
  {
    source: 'vllm-project/vllm test_xlam_tool_parser.py, single_tool_with_think_tag',
    text: `<think>I'll help you with that.</think>[${inDallas}]`,
    calls: [['get_current_weather', dallas]],
  },
  {
    source: 'vllm-project/vllm test_xlam_tool_parser.py, single_tool_with_tool_call_xml_tags',
    text: `I'll help you check the weather.<tool_call>[${inDallas}]</tool_call>`,
    calls: [['get_current_weather', dallas]],
  },
  {
    source: 'vllm-project/vllm phi4mini_tool_parser.py',
    text: `functools[${inDallas}]`,
    calls: [['get_current_weather', dallas]],
  },
  {
    source: 'vllm-project/vllm granite_tool_parser.py',
    text: `<|tool_call|>[${inDallas}]`,
    calls: [['get_current_weather', dallas]],
  },
  {
    source: 'vllm-project/vllm cohere_command_tool_parser.py',
    text: '<|START_ACTION|>[{"tool_call_id":"0","tool_name":"get_weather","parameters":{"city":"SF"}}]<|END_ACTION|>',
    calls: [sanFrancisco],
  },
  {
    source: 'musistudio/claude-code-router#1340',
    text: '<read_file>{"path": "src/cart.ts"}</read_file>',
    calls: [['read_file', { path: 'src/cart.ts' }]],
  },
  {
    source: 'qwen2.5, the last brace missing',
    text: '<tool_call>\n{"name": "get_weather", "arguments": {"city": "SF"}\n</tool_call>',
    calls: [sanFrancisco],
  },
  {
    source: 'qwen2.5-coder, the braces of its template',
    text: '<tool_call>\n{{"name": "get_weather", "arguments": {{"city": "SF"}}}}\n</tool_call>',
    calls: [sanFrancisco],
  },
];
