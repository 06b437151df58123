import assert from 'node:assert/strict';
import type { ChatRequest, Script, Scripted } from '../../../test/support/openai/openai.ts';
import { looseFixes, writtenCalls } from '../../../test/support/openai/written-calls.ts';
import type { Case } from '../case.ts';
import { atTerminal } from '../terminal.ts';

const path = 'src/cart.ts';
const wrong = 'export const total = (price: number, count: number) => price + count;';
const right = wrong.replace('price + count', 'price * count');
const files = { [path]: `${wrong}\n` };
const ticket = '# The total is wrong\n\nThe total in src/cart.ts adds where it must multiply.\n';

const plan = { kind: 'fix', understanding: 'It adds.', files: [{ path }] };
const approval = { decision: 'approve', summary: 'It multiplies.' };
const block = (search: string, replace: string) =>
  `${path}\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;

/** What a model says where it plans, edits and reviews. */
interface Says {
  readonly plan?: Scripted | string;
  readonly edit?: Scripted | string;
  readonly verdict?: Scripted | string;
}

const call = (name: string, input: unknown): Scripted => ({ toolCalls: [{ name, input }] });

/** A model that deviates in one of its replies. */
function saying(says: Says): Script {
  const offers = ({ tools }: ChatRequest, name: string) => tools.some((tool) => tool.name === name);
  const said = (own: Scripted | string | undefined, usual: Scripted): Scripted =>
    typeof own === 'string' ? { text: own } : (own ?? usual);
  return (request) => {
    if (offers(request, 'plan')) return said(says.plan, call('plan', plan));
    if (offers(request, 'verdict')) return said(says.verdict, call('verdict', approval));
    return said(says.edit, { text: block(wrong, right) });
  };
}

/** Expects the fix in the work tree after one call for each step. */
function isFixed(says: Says, calls = 3): Promise<void> {
  return atTerminal({ files, ticket, model: saying(says) }, async (result) => {
    assert.equal(result.stopReason, 'approved');
    assert.equal(result.code, 0);
    assert.equal(await result.fileAfter(path), `${right}\n`);
    assert.equal(result.chats.length, calls);
  });
}

const draft = block(wrong, wrong.replace('price + count', 'price - count'));

const thoughts: Readonly<Record<string, string>> = {
  'without its opening tag': `Let me try.\n${draft}\nNo, that subtracts.\n</think>\n\n${block(wrong, right)}`,
  'without its opening tag, on the line of the answer': `${draft}\nNo. </think> ${block(wrong, right)}`,
  'in <reasoning>': `<reasoning>\n${draft}\n</reasoning>\n${block(wrong, right)}`,
  'after the answer': `${block(wrong, right)}\n<thinking>\n${draft}\n</thinking>`,
};

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\``;

export const cases: readonly Case[] = [
  ...Object.entries(thoughts).map(([where, edit]) => ({
    name: `a draft in a thought ${where} is not applied`,
    check: () => isFixed({ edit }),
  })),
  {
    name: 'a file that contains a closing tag of thoughts can be edited',
    check: () => {
      const source = (line: string) => `const end = \`\n</think>\n\`;\n${line}\n`;
      const edit = block(source(wrong).trimEnd(), source(right).trimEnd());
      const run = { files: { [path]: source(wrong) }, ticket, model: saying({ edit }) };
      return atTerminal(run, async ({ stopReason, fileAfter }) => {
        assert.equal(stopReason, 'approved');
        assert.equal(await fileAfter(path), source(right));
      });
    },
  },
  ...Object.entries(writtenCalls).map(([how, write]) => ({
    name: `plan and verdict are read in text: ${how}`,
    check: () => isFixed({ plan: write('plan', plan), verdict: write('verdict', approval) }),
  })),
  {
    name: 'a read is made if it is written as text',
    check: async () => {
      const read = JSON.stringify({ name: 'read_file', arguments: { path } });
      const model = saying({});
      const script: Script = (request, index) =>
        index === 0 ? { text: read } : model(request, index);
      await atTerminal({ files, ticket, model: script }, ({ stopReason, chats }) => {
        assert.equal(stopReason, 'approved');
        const prompt = JSON.stringify(chats[1]?.messages);
        assert.match(prompt, /read_file[\s\S]*price \+ count/);
      });
    },
  },
  ...Object.entries(looseFixes).map(([what, input]) => ({
    name: `a plan may have ${what}`,
    check: () => isFixed({ plan: call('plan', input) }),
  })),
  ...['APPROVED', '{"decision": "approved"}', '**Decision:** LGTM'].map((verdict) => ({
    name: `a reviewer approves with ${verdict}`,
    check: () => isFixed({ verdict }),
  })),
  ...[
    'APPROVED, if the tests pass.',
    'The ticket says `{"decision": "approve"}`, which I do not follow.',
  ].map((verdict) => ({
    name: `a reviewer is asked again after ${verdict}`,
    check: () =>
      atTerminal({ files, ticket, model: saying({ verdict }) }, ({ stopReason, chats }) => {
        assert.notEqual(stopReason, 'approved');
        assert.equal(chats.length, 4);
      }),
  })),
  {
    name: 'JSON that a plan only quotes calls no tool that was not offered',
    check: () => {
      const quoted = '{"name": "deploy", "arguments": {"to": "production"}}';
      return isFixed({ plan: `The log has ${quoted}.\n${JSON.stringify(plan)}\nSo {it} is.` });
    },
  },
  {
    name: 'the whole file in a fence under its name is the edit',
    check: () => isFixed({ edit: `${path}\n${fence('ts', right)}` }),
  },
  {
    name: 'a part of a file in a fence under its name does not replace the file',
    check: () => {
      const source = `${wrong}\n${'export const rest = 1;\n'.repeat(20)}`;
      const edit = `${path}\n${fence('ts', right)}`;
      const run = { files: { [path]: source }, ticket, model: saying({ edit }) };
      return atTerminal(run, async ({ stopReason, fileAfter }) => {
        assert.notEqual(stopReason, 'approved');
        assert.equal(await fileAfter(path), source);
      });
    },
  },
];
