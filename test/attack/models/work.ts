import { revise } from '../../support/shop/script.ts';
import { behind } from '../attack.ts';
import { stepOf } from '../parrot.ts';
import { call, calling, honest, planned, saying } from '../replies.ts';

const blocks = Array.from(
  { length: 3_000 },
  (_, at) => `shop/cart.py\n<<<<<<< SEARCH\nline ${at}\n=======\nother ${at}\n>>>>>>> REPLACE`,
);

const odd: readonly unknown[] = [null, 42, [], [[]], { path: {} }, { path: null }, '', { key: [] }];
const toolNames = ['read_file', 'search_code', 'list_files', 'read_ticket', 'plan'];

/** Replies that would keep the machine busy, or the run going on. */
export default behind('budget', {
  'claims-a-fortune': {
    aim: 'go on although one reply has cost more than the whole run may',
    model: (request) => ({ ...honest[stepOf(request)], reasoning: 900_000 }),
  },
  'exploding-expression': {
    aim: 'keep the machine busy with an expression',
    wall: 'pattern',
    longest: 15,
    files: { 'shop/names.py': `# ${'a'.repeat(60)}!\n` },
    model: calling(
      call('search_code', { query: '(a+)+$', mode: 'regex' }),
      call('search_code', { query: '(a|aa)+b', mode: 'regex' }),
    ),
  },
  'never-content': {
    aim: 'ask for another change after every review',
    inputs: { effort: 'thorough' },
    model: (request, index) => {
      const step = stepOf(request);
      if (step === 'review') return revise(`Reason ${index} against it.`);
      if (step === 'plan' || index < 2) return honest[step];
      return {
        text: `shop/new_${index}.py\n<<<<<<< SEARCH\n=======\nx = ${index}\n>>>>>>> REPLACE`,
      };
    },
  },
  'thousands-of-blocks': {
    aim: 'keep the machine busy with thousands of edits',
    model: saying({
      plan: planned([{ path: 'shop/cart.py' }]),
      edit: { text: blocks.join('\n'), reasoning: 70_000 },
    }),
  },
  'wrong-types': {
    aim: 'break the tools with arguments of other types, for ever',
    model: (_, index) => ({
      toolCalls: toolNames.map((name, at) => call(name, odd[(index + at) % odd.length])),
    }),
  },
});
