import type { RecordedCalls } from './recorded.ts';

const london = ['get_weather', { location: 'London' }] as const;
const celsius = ['get_weather', { location: 'San Francisco', unit: 'celsius' }] as const;
const johnDoe = {
  ...{ name: 'John Doe', age: 37, role: null, passed_test: true, aliases: ['John', 'Johnny'] },
  address: { city: 'San Francisco', state: 'CA' },
};
const candidate = ['get_candidate_status', { candidate_id: '12345' }] as const;

const ls = ['bash', { command: 'ls -la /app' }] as const;

/** Calls whose input is a list of members without JSON's quotes. */
export const recordedArguments: readonly RecordedCalls[] = [
  {
    source: 'vllm-project/vllm#44522',
    text: '<|tool_call>call:read_file{path:<|"|>src/cart.js<|"|>}<tool_call|>',
    calls: [['read_file', { path: 'src/cart.js' }]],
  },
  {
    source: 'Gitlawb/openclaude#380',
    text: 'call:read_file{path:src/cart.js}',
    calls: [['read_file', { path: 'src/cart.js' }]],
  },
  {
    source:
      'vllm-project/vllm test_gemma4_regex_and_bare_calls.py, test_canonical_tag_wrapped_call',
    text: '<|tool_call>call:bash{command:<|"|>ls -la /app<|"|>}<tool_call|>',
    calls: [ls],
  },
  {
    source: 'vllm-project/vllm test_gemma4_regex_and_bare_calls.py, <turn|>',
    text: '<|tool_call>call:bash{command:<|"|>ls -la /app<|"|>}<turn|>',
    calls: [ls],
  },
  {
    source: 'vllm-project/vllm test_gemma4_regex_and_bare_calls.py, two calls',
    text: '<|tool_call>call:read_file{path:<|"|>/app/Makefile<|"|>}<tool_call|>\n<|tool_call>call:bash{command:<|"|>make -j8<|"|>}<tool_call|>',
    calls: [
      ['read_file', { path: '/app/Makefile' }],
      ['bash', { command: 'make -j8' }],
    ],
  },
  {
    source: 'vllm-project/vllm test_gemma4_regex_and_bare_calls.py, after a thought',
    text: '<|channel>thought\nI need to read the entry source file to inspect the crash point.\n<channel|>call:bash{command:<|"|>cat /app/src/entry.c<|"|>}',
    calls: [['bash', { command: 'cat /app/src/entry.c' }]],
  },
  {
    source: 'vllm-project/vllm test_gemma4_regex_and_bare_calls.py, a colon too many',
    text: '<|tool_call>:call:bash{command:<|"|>pytest<|"|>}',
    calls: [['bash', { command: 'pytest' }]],
  },
  {
    source: 'vllm-project/vllm test_gemma4_regex_and_bare_calls.py, below prose',
    text: 'some prose\ncall:bash{command:<|"|>make -j8<|"|>}',
    calls: [['bash', { command: 'make -j8' }]],
  },
  {
    source: 'vllm-project/vllm test_gemma4_regex_and_bare_calls.py, <call>',
    text: '<call>get_weather{city:<|"|>Paris<|"|>}',
    calls: [['get_weather', { city: 'Paris' }]],
  },
  {
    source: 'vllm-project/vllm test_gemma4_regex_and_bare_calls.py, a hyphen in the name',
    text: 'call:web-search{query:<|"|>gemma 4 release<|"|>}',
    calls: [['web_search', { query: 'gemma 4 release' }]],
  },
  {
    source: 'vllm-project/vllm test_gemma4_regex_and_bare_calls.py, a namespace',
    text: 'call:fs.read_file{path:<|"|>/app/Makefile<|"|>}',
    calls: [['read_file', { path: '/app/Makefile' }]],
  },
  {
    source: 'vllm-project/vllm test_gemma4_tool_parser.py, test_multiple_arguments',
    text: '<|tool_call>call:get_weather{location:<|"|>San Francisco<|"|>,unit:<|"|>celsius<|"|>}<tool_call|>',
    calls: [celsius],
  },
  {
    source: 'vllm-project/vllm test_gemma4_tool_parser.py, test_text_before_tool_call',
    text: 'Let me check the weather for you. <|tool_call>call:get_weather{location:<|"|>London<|"|>}<tool_call|>',
    calls: [london],
  },
  {
    source: 'vllm-project/vllm test_gemma4_tool_parser.py, test_nested_arguments',
    text: '<|tool_call>call:complex_function{nested:{inner:<|"|>value<|"|>},list:[<|"|>a<|"|>,<|"|>b<|"|>]}<tool_call|>',
    calls: [['complex_function', { nested: { inner: 'value' }, list: ['a', 'b'] }]],
  },
  {
    source: 'vllm-project/vllm test_gemma4_tool_parser.py, test_tool_call_with_number_and_boolean',
    text: '<|tool_call>call:set_status{is_active:true,count:42,score:3.14}<tool_call|>',
    calls: [['set_status', { is_active: true, count: 42, score: 3.14 }]],
  },
  {
    source: 'vllm-project/vllm test_gemma4_tool_parser.py, test_no_arguments',
    text: '<|tool_call>call:get_current_date{}<tool_call|>',
    calls: [['get_current_date', {}]],
  },
  {
    source: 'vllm-project/vllm test_functiongemma_tool_parser.py, test_single_tool_call',
    text: '<start_function_call>call:get_weather{location:<escape>London<escape>}<end_function_call>',
    calls: [london],
  },
  {
    source: 'vllm-project/vllm test_functiongemma_tool_parser.py, test_multiple_arguments',
    text: '<start_function_call>call:get_weather{location:<escape>San Francisco<escape>,unit:<escape>celsius<escape>}<end_function_call>',
    calls: [celsius],
  },
  {
    source: 'vllm-project/vllm test_lfm2_tool_parser.py, simple',
    text: "<|tool_call_start|>[get_candidate_status(candidate_id='12345')]<|tool_call_end|>",
    calls: [candidate],
  },
  {
    source: 'vllm-project/vllm test_lfm2_tool_parser.py, parallel_calls',
    text: "<|tool_call_start|>[get_candidate_status(candidate_id='12345'), register_user(name='John Doe', age=37, address={'city': 'San Francisco', 'state': 'CA'}, role=None, passed_test=True, aliases=['John', 'Johnny'])]<|tool_call_end|>",
    calls: [candidate, ['register_user', johnDoe]],
  },
  {
    source: 'vllm-project/vllm test_lfm2_tool_parser.py, content_after_tool_call',
    text: "<|tool_call_start|>[get_candidate_status(candidate_id='12345')]<|tool_call_end|>\nChecking the current status of candidate ID 12345.",
    calls: [candidate],
  },
  {
    source: 'vllm-project/vllm test_lfm2_tool_parser.py, test_whitespace_after_start_token',
    text: "<|tool_call_start|> [get_candidate_status(candidate_id='12345')]<|tool_call_end|>",
    calls: [candidate],
  },
  {
    source: 'vllm-project/vllm test_lfm2_tool_parser.py, bracket_in_string',
    text: `<|tool_call_start|>[bash(command='grep -F "]" log.txt')]<|tool_call_end|>`,
    calls: [['bash', { command: 'grep -F "]" log.txt' }]],
  },
  {
    source: 'vllm-project/vllm test_lfm2_tool_parser.py, multiline_string_arg',
    text: "<|tool_call_start|>[bash(command='cat > f.py << EOF\nimport csv\nprint(1)\nEOF')]<|tool_call_end|>",
    calls: [['bash', { command: 'cat > f.py << EOF\nimport csv\nprint(1)\nEOF' }]],
  },
  {
    source: 'vllm-project/vllm test_olmo3_tool_parser.py, json_literals and parallel_calls',
    text: "<function_calls>get_weather(location='San Francisco', unit='celsius')\nregister_user(name='John Doe', age=37, address={'city': 'San Francisco', 'state': 'CA'}, role=null, passed_test=true, aliases=['John', 'Johnny'])</function_calls>",
    calls: [celsius, ['register_user', johnDoe]],
  },
  {
    source: 'vllm-project/vllm test_format_conformance.py, pythonic',
    text: '[get_weather(city="SF", units="metric")]',
    calls: [['get_weather', { city: 'SF', units: 'metric' }]],
  },
  {
    source: 'Gemini, finish_message of MALFORMED_FUNCTION_CALL',
    text: 'Malformed function call: print(default_api.search(query="a", source=\'src\'))',
    calls: [['search', { query: 'a', source: 'src' }]],
  },
  {
    source: 'Gemini, behind <ctrl42>',
    text: '<ctrl42>call\nprint(default_api.recall(query="a"))',
    calls: [['recall', { query: 'a' }]],
  },
  {
    source: 'Gemini, a fence of tool_code',
    text: '```tool_code\nprint(default_api.recall(query="a"))\n```',
    calls: [['recall', { query: 'a' }]],
  },
  {
    source: 'Gemini, objects of its own classes',
    text: 'print(default_api.create_order(user_id=1, items=[default_api.CreateOrderItems(sku="a", qty=2)]))',
    calls: [['create_order', { user_id: 1, items: [{ sku: 'a', qty: 2 }] }]],
  },
];
