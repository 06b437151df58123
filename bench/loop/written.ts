import { runLoop } from '../../src/agent/loop/index.ts';
import {
  type ModelReply,
  type ModelRequest,
  messageText,
} from '../../src/engines/model/port/index.ts';
import { calls, memoryContext, respondingModel, says } from '../../test/support/memory/context.ts';
import { rulesOf } from '../../test/support/memory/samples/rules.ts';
import { attemptsOf } from '../../test/support/memory/samples/runs.ts';
import type { Writing } from '../../test/support/openai/written-calls.ts';
import type { Measured } from '../index.ts';
import { dialects } from './dialects.ts';

const file = 'src/cart.js';
const files = { [file]: 'export const total = (a, b) => a - b;\n' };

const look = { path: file };
const plan = {
  kind: 'fix',
  understanding: 'It subtracts.',
  files: [{ path: file, change: 'Add.' }],
};
const verdict = { decision: 'approve', summary: 'It adds.' };
const edit = `${file}\n<<<<<<< SEARCH\nexport const total = (a, b) => a - b;\n=======\nexport const total = (a, b) => a + b;\n>>>>>>> REPLACE`;

/** How a model goes on that writes its calls in a form of its own: it takes the form that it is told, or repeats itself. */
const readers = ['obeys', 'repeats itself'] as const;

/** The requests of a model whose calls are native. */
const fewest = 4;

/** A text that shows a call and makes none. */
const quotations: readonly string[] = [
  `Such a call looks like \`<tool_call>{"name":"read_file","arguments":{"path":"${file}"}}</tool_call>\`, I need none.`,
  `I would use read_file to look at ${file}, then plan.`,
  `<think>The form is <tool_call>{"name":"read_file","arguments":{"path":"${file}"}}</tool_call>, not needed.</think>\nI plan now.`,
  `One writes:\n\`\`\`json\n{"name":"read_file","arguments":{"path":"${file}"}}\n\`\`\`\nI plan now.`,
];

/** Plays each form of a call to the end of a run, which looks, plans, edits and approves. */
export async function measureWritten(): Promise<Measured> {
  const rows: { form: string; obeys: Played; 'repeats itself': Played }[] = [];
  for (const [form, write] of Object.entries(dialects)) {
    const obeys = await play(write, true);
    rows.push({ form, obeys, 'repeats itself': await play(write, false) });
  }
  const share = (reader: (typeof readers)[number]) => {
    const solved = rows.map((row) => row[reader]).filter((more) => more !== unsolved);
    const more = solved.reduce<number>((sum, one) => sum + Number(one), 0);
    return `a model that ${reader}: ${solved.length} of ${rows.length} solved, ${more} more requests`;
  };
  const taken = [];
  for (const quotation of quotations) if (await isTaken(quotation)) taken.push(quotation);
  const quoted = `${taken.length} of ${quotations.length} quotations taken for calls`;
  return {
    title: `Calls that stand in the text; ${readers.map(share).join('; ')}; ${quoted}`,
    rows,
    result: { forms: rows, taken },
  };
}

const unsolved = 'not solved' as const;

/** The requests that a run takes more than with native calls. */
type Played = number | typeof unsolved;

/** Plays a run whose model writes its calls so. */
async function play(write: Writing, isObeying: boolean): Promise<Played> {
  let isTold = false;
  const model = respondingModel((request) => {
    isTold ||= isObeying && formShown.test(textOf(request));
    const [name, input] = callDue(request);
    if (name === 'edit') return says(edit);
    return says(isTold ? JSON.stringify({ name, arguments: input }) : write(name, input));
  });
  const reason = await reasonOf(model);
  return reason === 'approved' ? model.requests.length - fewest : unsolved;
}

/** Whether a model that begins with this text has made a call. */
async function isTaken(text: string): Promise<boolean> {
  const replies: readonly ModelReply[] = [
    ...[says(text), calls('plan', plan), says(edit), calls('verdict', verdict)],
  ];
  const model = respondingModel((_, at) => replies[at] ?? says(''));
  await reasonOf(model);
  return model.requests[1]?.messages.some(({ role }) => role === 'tools') === true;
}

async function reasonOf(model: ReturnType<typeof respondingModel>): Promise<string> {
  const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };
  const ended = await runLoop(task, memoryContext(model, files), attemptsOf(3));
  return ended.reason;
}

const textOf = ({ messages }: ModelRequest) => messages.map(messageText).join('\n');

/** The form in the answer to a reply without a call. */
const formShown = /reply with nothing but \{"name"/;

function callDue(request: ModelRequest): readonly [name: string, input: object] {
  if (request.answer?.name === 'verdict') return ['verdict', verdict];
  if (request.answer?.name !== 'plan') return ['edit', {}];
  const hasLooked = request.messages.some(({ role }) => role === 'tools');
  return hasLooked ? ['plan', plan] : ['read_file', look];
}
