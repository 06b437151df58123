import type { ToolSpec } from '../../../../src/agent/ports.ts';

/** A text that a model wrote, where it was published, and the calls that it makes. */
export interface RecordedCalls {
  readonly source: string;
  readonly text: string;
  readonly calls: readonly (readonly [name: string, input: unknown])[];
}

const tool = (name: string, properties: object, required: readonly string[] = []): ToolSpec => ({
  name,
  description: '',
  parameters: { type: 'object', properties, required },
});

const text = { type: 'string' };
const number = { type: 'integer' };

/** The tools that were offered where the texts were recorded, and their members. */
export const recordedTools: readonly ToolSpec[] = [
  tool('read_file', { path: text, start_line: number }, ['path']),
  tool('read', { file_path: text }, ['file_path']),
  tool('bash', { command: text }, ['command']),
  tool('exec_command', { cmd: text }, ['cmd']),
  tool('web_search', { query: text, filter_year: number }, ['query']),
  tool('brave_search', { query: text }, ['query']),
  tool('search', { query: text, topn: number, source: text }, ['query']),
  tool('get_weather', { city: text, location: text, unit: text, units: text, days: number }),
  tool('get_current_weather', { city: text, state: text, unit: text }),
  tool('get_current_date', {}),
  tool('get_news', { topic: text }),
  tool('process_html', { html: text }),
  tool('complex_function', {
    nested: { type: 'object', properties: { inner: text } },
    list: { type: 'array', items: text },
  }),
  tool('set_status', { is_active: { type: 'boolean' }, count: number, score: number }),
  tool('register_user', {
    ...{ name: text, age: number, role: text, passed_test: { type: 'boolean' } },
    address: { type: 'object', properties: { city: text, state: text } },
    aliases: { type: 'array', items: text },
  }),
  tool('get_candidate_status', { candidate_id: text }),
  tool('create_order', {
    ...{ user_id: number, urgent: { type: 'boolean' }, note: text },
    shipping: { type: 'object', properties: { city: text, zip: number } },
    items: {
      type: 'array',
      items: { type: 'object', properties: { sku: text, qty: number } },
    },
  }),
  tool('sum_values', { nums: { type: 'array' }, exact: { type: 'boolean' } }),
  tool('recall', { query: text }),
  tool('list_files', { path: text }),
];
