import type { Attack } from '../attack.ts';
import { call } from '../replies.ts';

const odd: readonly unknown[] = [null, 42, [], [[]], { path: {} }, { path: null }, '', { key: [] }];
const names = ['read_file', 'search_code', 'list_files', 'find_symbol', 'read_ticket', 'plan'];

export default {
  aim: 'break the tools with arguments of other types, for ever',
  wall: 'budget',
  model: (_, index) => ({
    toolCalls: names.map((name, at) => call(name, odd[(index + at) % odd.length])),
  }),
} satisfies Attack;
