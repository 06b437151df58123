import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { firstDialect } from '../../../src/engines/model/dialect/index.ts';
import { layOut } from '../../../src/engines/model/message/index.ts';
import { endpointModel } from '../../../src/engines/model/model.ts';
import {
  type Model,
  type ModelRequest,
  messageText,
} from '../../../src/engines/model/port/index.ts';
import { protocols } from '../../../src/engines/model/protocols/index.ts';
import { memoryContext } from '../../support/memory/context.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';
import { attemptsOf } from '../../support/memory/samples/runs.ts';
import type { Api } from '../../support/openai/chat.ts';
import { inOrder, type Scripted, startOpenAi } from '../../support/openai/openai.ts';

const filler = Array.from({ length: 200 }, (_, index) => `const line${index} = ${index};`).join(
  '\n',
);
const files = {
  'src/cart.ts': `const total = price + count;\n${filler}\n`,
  'src/tax.ts': `const tax = 1;\n${filler}\n`,
  'src/item.ts': `const item = 1;\n${filler}\n`,
};
const look = (...paths: readonly string[]): Scripted => ({
  toolCalls: paths.map((path) => ({ name: 'read_file', input: { path } })),
});
const edit = (search: string, replace: string): Scripted => ({
  text: `src/cart.ts\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`,
});
const verdict = (input: unknown): Scripted => ({ toolCalls: [{ name: 'verdict', input }] });

const plan: Scripted = {
  toolCalls: [
    {
      name: 'plan',
      input: { kind: 'fix', understanding: 'It adds.', files: [{ path: 'src/cart.ts' }] },
    },
  ],
};
const misfit = edit('const sum = price + count;', 'const total = 1;');
const fix = edit('const total = price + count;', 'const total = price * count;');
const approval = verdict({ decision: 'approve', summary: 'It multiplies.' });

/** A run that explores twice, is refused one edit and is criticised once. */
const script: readonly Scripted[] = [
  look('src/tax.ts', 'src/item.ts'),
  look('src/cart.ts'),
  plan,
  misfit,
  fix,
  verdict({ decision: 'revise', critique: 'Name the count.' }),
  edit('const total = price * count;', 'const total = price * pieces;'),
  approval,
];

/** Runs of other shapes, which explore first. */
const scripts: Readonly<Record<string, readonly Scripted[]>> = {
  'refused and criticised': script,
  'explored once': [look('src/cart.ts'), plan, fix, approval],
  'explored as often as can be': [
    look('src/tax.ts'),
    look('src/item.ts'),
    { ...look('src/cart.ts'), text: 'The tax is right, so it is the cart.' },
    { toolCalls: [{ name: 'search_code', input: { query: 'total' } }] },
    plan,
    fix,
    approval,
  ],
};

/** A mark changes how a text is written, not what is cached. */
function withoutMarks(_: string, value: unknown): unknown {
  const parts = z
    .array(z.object({ text: z.string() }))
    .length(1)
    .safeParse(value).data;
  return parts?.[0]?.text ?? value;
}

/** Returns the part of the shorter text that both begin with. */
function sharedPart(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one[at] === other[at]) at += 1;
  return at / length;
}

/**
 * Runs the script at an endpoint, and returns the requests of plan and edits as the loop made them and as the endpoint
 * got them. A review begins anew, and so does an edit of a change, without the list of files.
 */
async function requestsOf(api: Api, replies = script) {
  await using endpoint = await startOpenAi(inOrder(replies), { apis: [api] });
  const model = endpointModel({ baseUrl: endpoint.url, apiKey: 'k', model: 'm', api });
  const requests: ModelRequest[] = [];
  const recorded: Model = {
    ask(request, control) {
      requests.push(request);
      return model.ask(request, control);
    },
  };
  const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };
  const ended = await runLoop(task, memoryContext(recorded, files), attemptsOf(3));
  expect(ended.reason).toBe('approved');
  expect(endpoint.chats).toHaveLength(replies.length);
  const isTalk = (_: unknown, at: number) =>
    requests[at]?.messages.some((message) => messageText(message).includes('<files>')) === true;
  return { requests: requests.filter(isTalk), chats: endpoint.chats.filter(isTalk) };
}

const sharedParts = (texts: readonly string[]) =>
  texts.slice(1).map((text, index) => sharedPart(texts[index] ?? '', text));

describe.each<Api>(['chat', 'responses'])('the bodies of a run by %s', (api) => {
  test('repeat at OpenAI most of the one before: the tools and what was said', async () => {
    const { requests } = await requestsOf(api);
    const dialect = firstDialect({
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-5.6-sol',
      api,
    });
    const texts = requests.map((request) => {
      const layout = layOut(request, 16_000, dialect);
      const body = protocols[api].request('gpt-5.6-sol', layout, request, dialect);
      const { tools, messages, input } = z.record(z.string(), z.unknown()).parse(body);
      return JSON.stringify([tools, messages ?? input], withoutMarks);
    });
    expect(Math.min(...sharedParts(texts))).toBeGreaterThanOrEqual(0.8);
  });

  test('have at most four marks, one of them where the one before had its last', async () => {
    const { requests } = await requestsOf(api);
    const dialect = firstDialect({
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-5.6-sol',
      api,
    });
    const marks = requests.map((request) =>
      layOut(request, 16_000, dialect).messages.flatMap(({ isMarked }, at) =>
        isMarked ? [at] : [],
      ),
    );
    expect(marks.slice(0, 3)).toEqual([[1], [1, 2, 3], [1, 2, 3, 4]]);
    for (const [index, ends] of marks.entries()) {
      expect(ends.length).toBeLessThanOrEqual(4);
      expect(ends).toContain(marks[index - 1]?.at(-1) ?? 1);
    }
  });

  test.each(Object.entries(scripts))('repeat elsewhere what was said: %s', async (_, script) => {
    const { chats } = await requestsOf(api, script);
    const bodies = chats.map(({ body }) => JSON.stringify(body));
    const said = chats.map(({ body }) => JSON.stringify(body.messages ?? body.input));
    // Tools differ from step to step, so they come after what does not.
    for (const [index, text] of said.entries())
      expect(bodies[index]?.indexOf('"tools":') ?? -1).toBeGreaterThan(text.length);
    expect(Math.min(...sharedParts(said))).toBeGreaterThanOrEqual(0.8);
  });
});

const Marked = z.looseObject({ cache_control: z.unknown().optional() });
const Body = z.object({
  tools: z.array(Marked),
  system: z.array(Marked),
  messages: z.array(z.object({ role: z.string(), content: z.array(Marked) })),
});

/** The beginnings of a body that end with a block, in Anthropic's order; marked ones are kept for the next request. */
function beginningsOf(body: unknown) {
  const { tools, system, messages } = Body.parse(body);
  const blocks = [...tools, ...system, ...messages.flatMap(({ content }) => content)];
  let text = '';
  return blocks.map(({ cache_control: mark, ...block }) => {
    text += JSON.stringify(block);
    return { text, isMarked: mark !== undefined };
  });
}

test.each(Object.entries(scripts))(
  'over Messages, most of a request is read from the cache by the next: %s',
  async (_, script) => {
    const { requests } = await requestsOf('chat', script);
    const model = 'claude-sonnet-5';
    const dialect = firstDialect({ baseUrl: 'https://api.anthropic.com', model, api: 'messages' });
    const bodies = requests.map((request) =>
      beginningsOf(
        protocols.messages.request(model, layOut(request, 16_000, dialect), request, dialect),
      ),
    );
    const shares = bodies.slice(1).map((beginnings, index) => {
      const marked = bodies[index]?.filter(({ isMarked }) => isMarked).map(({ text }) => text);
      const read = beginnings.findLast(({ text }) => marked?.includes(text))?.text.length ?? 0;
      return read / (bodies[index]?.at(-1)?.text.length ?? 1);
    });
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.8);
  },
);
