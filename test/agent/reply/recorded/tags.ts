import type { RecordedCalls } from './recorded.ts';

const sanFrancisco = ['get_weather', { city: 'SF' }] as const;
const tokyo = ['get_weather', { city: 'Tokyo' }] as const;
const cart = ['read_file', { path: 'src/cart.js' }] as const;
const signed = ']<]minimax[>[';
const minimax = (text: string) => text.replaceAll('<', `${signed}<`);
const suffixed = (text: string) =>
  text.replaceAll(/(<\/?\w+)>/g, (_, tag: string) => `${tag}:opensource>`);

/** Calls whose members are tags. */
export const recordedTags: readonly RecordedCalls[] = [
  {
    source: 'RooCodeInc/Roo-Code#10464',
    text: '<read_file><path>package.json</path></read_file>',
    calls: [['read_file', { path: 'package.json' }]],
  },
  {
    source: 'RooCodeInc/Roo-Code#10358',
    text: 'I need to read the existing plan document to understand the current plan.\n\n<read_file>\n<args>\n<file>\n<path>docs/plan.md</path>\n</file>\n</args>\n</read_file>',
    calls: [['read_file', { path: 'docs/plan.md' }]],
  },
  {
    source: 'RooCodeInc/Roo-Code, several files of one call',
    text: '<read_file>\n<args>\n<file>\n<path>a.ts</path>\n</file>\n<file>\n<path>b.ts</path>\n</file>\n</args>\n</read_file>',
    calls: [
      ['read_file', { path: 'a.ts' }],
      ['read_file', { path: 'b.ts' }],
    ],
  },
  {
    source: 'cline/cline#3992',
    text: '<read_file>\n<path>package.json</path>\n</read_file>',
    calls: [['read_file', { path: 'package.json' }]],
  },
  {
    source: 'ollama/ollama model/parsers/qwen3coder_bare_test.go',
    text: '<function=exec_command>\n<parameter=cmd>\nls -la\n</parameter>\n</function>\n</tool_call>\ndone',
    calls: [['exec_command', { cmd: 'ls -la' }]],
  },
  {
    source: 'vllm-project/vllm test_format_conformance.py, qwen3_xml',
    text: '<tool_call>\n<function=get_weather>\n<parameter=city>\nSF\n</parameter>\n</function>\n</tool_call>',
    calls: [sanFrancisco],
  },
  {
    source: 'vllm-project/vllm test_format_conformance.py, minimax_m2',
    text: '<minimax:tool_call>\n<invoke name="get_weather">\n<parameter name="city">SF</parameter>\n</invoke>\n</minimax:tool_call>',
    calls: [sanFrancisco],
  },
  {
    source: 'vllm-project/vllm test_format_conformance.py, glm4_moe',
    text: '<tool_call>get_weather\n<arg_key>city</arg_key>\n<arg_value>SF</arg_value>\n</tool_call>',
    calls: [sanFrancisco],
  },
  {
    source: 'vllm-project/vllm test_format_conformance.py, deepseek_v4',
    text: '<｜DSML｜tool_calls>\n<｜DSML｜invoke name="get_weather">\n<｜DSML｜parameter name="city" string="true">SF</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜tool_calls>',
    calls: [sanFrancisco],
  },
  {
    source: 'anomalyco/opencode#50206',
    text: '<｜DSML｜ tool_calls>\n <｜DSML｜ invoke name="read_file">\n <｜DSML｜ parameter name="path" string="true">src/cart.js</｜DSML｜ parameter>\n</｜DSML｜ invoke>\n</｜DSML｜ tool_calls>',
    calls: [cart],
  },
  {
    source: 'anomalyco/opencode#24566',
    text: '<｜DSML｜tool_calls\n<｜DSML｜invoke name="read_file">\n<｜DSML｜parameter name="path" string="true">src/cart.js</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜tool_calls>',
    calls: [cart],
  },
  {
    source: 'lsdefine/GenericAgent#804, another bar',
    text: '<‖DSML‖tool_calls>\n<‖DSML‖invoke name="read_file">\n<‖DSML‖parameter name="path" string="true">src/cart.js</‖DSML‖parameter>\n</‖DSML‖invoke>\n</‖DSML‖tool_calls>',
    calls: [cart],
  },
  {
    source: 'lsdefine/GenericAgent#804, two bars',
    text: '<｜｜DSML｜｜invoke name="read_file">\n<｜｜DSML｜｜parameter name="path" string="true">src/cart.js</｜｜DSML｜｜parameter>\n</｜｜DSML｜｜invoke>',
    calls: [cart],
  },
  {
    source: 'AgentFlocks/flocks#687',
    text: '< | DSML | tool_use>\n< | DSML | invoke name="read_file">\n< | DSML | parameter name="path" string="true">src/cart.js</ | DSML | parameter>\n</ | DSML | invoke>',
    calls: [cart],
  },
  {
    source: 'sgl-project/sglang#40236, neither a section nor its end',
    text: '<｜DSML｜invoke name="read_file">\n<｜DSML｜parameter name="path" string="true">src/cart.js</｜DSML｜parameter>',
    calls: [cart],
  },
  {
    source: 'TokenRhythm/opensquilla#985',
    text: '<｜DSML｜tool_calls>\n<｜DSML｜invoke name="exec_command">\n<｜DSML｜parameter name="cmd" string="true">Get-Item -LiteralPath \'D:\\a\' | Select-Object FullName,Length</｜DSML｜parameter>\n</｜DSML｜invoke>\n<｜DSML｜invoke name="exec_command">\n<｜DSML｜parameter name="cmd" string="true">Get-FileHash \'D:\\a\'</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜tool_calls>',
    calls: [
      ['exec_command', { cmd: "Get-Item -LiteralPath 'D:\\a' | Select-Object FullName,Length" }],
      ['exec_command', { cmd: "Get-FileHash 'D:\\a'" }],
    ],
  },
  {
    source: 'ochafik/minja#11',
    text: '<｜DSML｜function_calls>\n<｜DSML｜invoke name="search">\n<｜DSML｜parameter name="query" string="true">search agent benchmark 2024</｜DSML｜parameter>\n<｜DSML｜parameter name="topn" string="false">10</｜DSML｜parameter>\n<｜DSML｜parameter name="source" string="true">web</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>',
    calls: [['search', { query: 'search agent benchmark 2024', topn: '10', source: 'web' }]],
  },
  {
    source: 'vllm-project/vllm test_step3_tool_parser.py, parallel_tool_calls',
    text: '<｜tool_calls_begin｜><｜tool_call_begin｜><steptml:invoke name="get_weather"><steptml:parameter name="city">Tokyo</steptml:parameter></steptml:invoke><｜tool_call_end｜><｜tool_sep｜><｜tool_call_begin｜><steptml:invoke name="get_current_date"></steptml:invoke><｜tool_call_end｜><｜tool_calls_end｜>',
    calls: [tokyo, ['get_current_date', {}]],
  },
  {
    source: 'vllm-project/vllm test_step3_tool_parser.py, the name twice',
    text: '<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜>get_weather\n<steptml:invoke name="get_weather"><steptml:parameter name="city">Tokyo</steptml:parameter></steptml:invoke><｜tool_call_end｜><｜tool_calls_end｜>',
    calls: [tokyo],
  },
  {
    source: 'vllm-project/vllm seed_oss_tool_parser.py',
    text: '<seed:tool_call>\n<function=get_weather>\n<parameter=city>Tokyo</parameter>\n</function>\n</seed:tool_call>',
    calls: [tokyo],
  },
  {
    source: 'vllm-project/vllm test_minicpm5xml_tool_parser.py, between texts',
    text: 'Head\n<function name="get_weather"><param name="city">北京</param></function>\nTXT\n<function name="sum_values"><param name="nums">[7,8,9]</param><param name="exact">false</param></function>\nTail\n',
    calls: [
      ['get_weather', { city: '北京' }],
      ['sum_values', { nums: '[7,8,9]', exact: 'false' }],
    ],
  },
  {
    source: 'vllm-project/vllm test_minicpm5xml_tool_parser.py, test_cdata_multiline',
    text: '<function name="get_weather"><param name="city"><![CDATA[北\n京]]></param></function>\n',
    calls: [['get_weather', { city: '北\n京' }]],
  },
  {
    source: 'vllm-project/vllm test_hy_v4_tool_parser.py, test_multiple_calls_keep_their_order',
    text: suffixed(
      'sure!<tool_calls><tool_call>get_weather<arg_key>city</arg_key><arg_value>Tokyo</arg_value></tool_call><tool_call>get_current_date</tool_call></tool_calls>',
    ),
    calls: [tokyo, ['get_current_date', {}]],
  },
  {
    source: 'vllm-project/vllm test_minimax_m3_tool_parser.py, test_non_streaming_nested_tool_call',
    text: minimax(
      'I will create it.\n<tool_call>\n<invoke name="create_order"><user_id>42</user_id><urgent>true</urgent><note>Please leave at front desk.</note><shipping><city>Singapore</city><zip>018956</zip></shipping><items><item><sku>book-001</sku><qty>2</qty></item><item><sku>pen-007</sku><qty>5</qty></item></items></invoke>\n</tool_call>',
    ),
    calls: [
      [
        'create_order',
        {
          ...{ user_id: '42', urgent: 'true', note: 'Please leave at front desk.' },
          shipping: { city: 'Singapore', zip: '018956' },
          items: [
            { sku: 'book-001', qty: '2' },
            { sku: 'pen-007', qty: '5' },
          ],
        },
      ],
    ],
  },
  {
    source: 'sgl-project/sglang kimik3_format.py',
    text: 'Visible answer.<|open|>tools<|sep|><|open|>call tool="get_weather" index="1"<|sep|><|open|>argument key="city" type="string"<|sep|>Tokyo<|close|>argument<|sep|><|close|>call<|sep|><|close|>tools<|sep|><|close|>message<|sep|>',
    calls: [tokyo],
  },
  {
    source: 'vllm-project/vllm minimax_m2_tool_parser.py, without a namespace',
    text: '<function_calls>\n<invoke name="get_weather">\n<parameter name="city">Tokyo</parameter>\n</invoke>\n</function_calls>',
    calls: [tokyo],
  },
  {
    source: 'a name and its input in tags of their own',
    text: '<tool_use>\n<name>get_weather</name>\n<arguments>{"city": "Tokyo"}</arguments>\n</tool_use>',
    calls: [tokyo],
  },
  {
    source: 'a body of Groq: failed_generation without input',
    text: '<function=get_current_date/>',
    calls: [['get_current_date', {}]],
  },
  {
    source: 'attributes for members, as some prompts of agents show it',
    text: '<read_file path="src/cart.js"/>\n<list_files path="."></list_files>',
    calls: [cart, ['list_files', { path: '.' }]],
  },
];
