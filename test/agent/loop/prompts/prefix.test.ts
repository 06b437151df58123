import { describe, expect, test } from 'vitest';
import * as rules from '../../../../src/agent/loop/prompts/rules.ts';
import { everyTool } from '../../../../src/agent/loop/tools/index.ts';
import { parseEdits } from '../../../../src/engines/edits/index.ts';
import {
  type ModelReply,
  type ModelRequest,
  messageText,
} from '../../../../src/engines/model/port/index.ts';
import { estimateTokens } from '../../../../src/engines/text/index.ts';
import { exited } from '../../../engines/evidence/command-results.ts';
import {
  calls,
  type MemoryFiles,
  memoryChecks,
  memoryContext,
  says,
  scriptedModel,
} from '../../../support/memory/context.ts';
import { reply } from '../../../support/memory/replies.ts';
import { keyOf } from '../../../support/memory/samples/tickets.ts';
import { play } from '../played.ts';

/** A file of so many lines, of which the second is wrong. */
const fileOf = (lines: number) =>
  ['def total(price, count):', '    return price + count', ...fillers(lines - 2)].join('\n');
const fillers = (count: number) =>
  Array.from({ length: count }, (_, index) => `VALUE_${index} = "the value number ${index}"`);

const wrong = '    return price + count';
const right = '    return price * count';
const path = 'src/shop/total.py';
const others = (lines: number): MemoryFiles =>
  Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `src/part/module_${index}.py`,
      `# Module ${index}\n${fillers(lines).join('\n')}\n`,
    ]),
  );

const instruction = `# APP-17: The total is wrong

The total of two things that cost 3 each is 5. It must be 6, as in the shop before the last release.
Since then we have had complaints from customers, who pay too little, and from accounting.`;

const fix = [reply.fix(path), reply.edit(path, wrong, right)];
const misfit = (line: string) => reply.edit(path, `    return price + ${line}`, right);

/** Replies of runs of different shapes. */
const shapes: Readonly<Record<string, readonly ModelReply[]>> = {
  'fixes at once': [...fix, reply.approve()],
  explores: [
    reply.look('src/part/module_1.py', 'src/part/module_2.py'),
    calls('search_code', { query: 'return price' }),
    reply.look(path),
    ...fix,
    reply.approve(),
  ],
  'announces first': [says('I will look.'), ...fix, reply.approve()],
  'sends an edit that is refused': [
    reply.fix(path),
    misfit('one'),
    ...fix.slice(1),
    reply.approve(),
  ],
  'fails the tests': [
    reply.fix(path),
    reply.edit(path, wrong, '    return price - count'),
    reply.edit(path, '    return price - count', right),
    reply.approve(),
  ],
  'breaks the syntax': [
    reply.fix(path),
    reply.edit(path, wrong, '    BROKEN'),
    ...fix.slice(1),
    reply.approve(),
  ],
  'is criticised, twice': [
    ...fix,
    reply.revise('The count may be missing, as in a basket that was just opened. Use one then.'),
    reply.edit(path, right, '    return price * (count or 1)'),
    reply.revise('It may be zero as well, and then the total must be zero. Compare with None.'),
    reply.edit(
      path,
      '    return price * (count or 1)',
      '    return price * (1 if count is None else count)',
    ),
    reply.approve(),
  ],
};

const textOf = ({ messages }: ModelRequest) =>
  messages.map((message) => `[${message.role}]\n${messageText(message)}`).join('\n\n');
const withTools = (request: ModelRequest) => JSON.stringify(request.allTools) + textOf(request);
/** As most endpoints get it: with no more tools than may be called. */
const withOffered = (request: ModelRequest) =>
  JSON.stringify([...(request.answer ? [request.answer] : []), ...request.reads]) + textOf(request);

/** Tests of the project, which fail with some output for a change that does not multiply. */
const checks = memoryChecks((_, patch) => {
  const isRed = [...patch.values()].some(({ after }) => !after?.includes('*'));
  const failure = `not ok 1 - multiplies\n${'  at total.py:2\n'.repeat(40)}`;
  return isRed ? exited(1, failure) : exited(0, 'ok 1');
});

/** Returns the part of the shorter text that both begin with. */
function sharedPart(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one[at] === other[at]) at += 1;
  return at / length;
}

/** Returns the requests of a run. */
async function requestsOf(script: readonly ModelReply[], files: MemoryFiles) {
  const { model } = await play(files, script, {
    ...{ task: { instruction }, rules: { maxAttempts: 4 }, context: { checks } },
  });
  expect(model.requests).toHaveLength(script.length);
  return model.requests;
}

/** Returns the part of each request but the first that an earlier one began with. */
function sharedParts(texts: readonly string[]): readonly number[] {
  return texts
    .slice(1)
    .map((one, index) =>
      Math.max(...texts.slice(0, index + 1).map((before) => sharedPart(before, one))),
    );
}

describe.each([
  // A prompt of 1,000 tokens is too short to be cached anyway.
  ['short', 20, 0.7],
  ['of usual length', 200, 0.75],
  ['long', 900, 0.7],
])('with files that are %s (%d lines)', (_, lines, least) => {
  test.each(Object.keys(shapes))(
    'a run that %s repeats most of each request in the next',
    async (name) => {
      const files = { ...others(lines), [path]: fileOf(lines) };
      const requests = await requestsOf(shapes[name] ?? [], files);
      const [first, ...further] = requests;
      const [rules, ticket] = first?.messages ?? [];
      for (const { messages } of further) {
        expect(messages[0]).toEqual(rules);
        const text = messages.slice(1, 2).map(messageText).join();
        expect(ticket && messageText(ticket).startsWith(text)).toBe(true);
      }
      // A review sees the change alone, and an edit of a change the files as they are now.
      const talk = requests.filter(
        ({ messages }) => JSON.stringify(messages[1]) === JSON.stringify(ticket),
      );
      for (const text of [textOf, withTools, withOffered])
        expect(Math.min(1, ...sharedParts(talk.map(text)))).toBeGreaterThanOrEqual(least);
    },
  );
});

describe('the requests of a fix', () => {
  const instruction = '# APP-17: The total is wrong';

  /** Returns the requests of a fix. */
  async function requestsOf(about = instruction) {
    const script = [
      reply.fix('src/cart.ts'),
      reply.edit('src/cart.ts', 'a + b', 'a * b'),
      reply.approve(),
    ];
    const files = { 'AGENTS.md': 'Indent with tabs.', 'src/cart.ts': '// total\na + b\n' };
    const task = { key: keyOf('APP-17'), instruction: about };
    const { ended, model } = await play(files, script, { task });
    expect(ended.reason).toBe('approved');
    return model.requests;
  }

  test('every request begins with the rules, the ticket and the guidance, and then all but a review with the files', async () => {
    const requests = await requestsOf();
    const beginnings = requests.map(({ messages, stable }) =>
      messages.slice(0, stable).map(messageText),
    );
    expect(requests.map(({ stable }) => stable)).toEqual([2, 2, 2]);
    const [plan, edit, review] = beginnings;
    expect(edit).toEqual(plan);
    const common = [
      '<ticket>\n# APP-17: The total is wrong\n</ticket>',
      '<guidance from="AGENTS.md">\nIndent with tabs.\n</guidance>',
    ];
    expect(review).toEqual([plan?.[0], common.join('\n\n')]);
    expect(plan?.[1]).toBe(
      [
        ...common,
        '<files>\nsrc/: cart.ts\n./: AGENTS.md\n</files>',
        'Likely files, most of them in parts: change only lines that you have seen.',
        '<file path="src/cart.ts">\n// total\na + b\n\n</file>',
      ].join('\n\n'),
    );
  });

  test('every request of a run names the same cache and the same tools, and another run other ones', async () => {
    const [first, ...others] = await requestsOf();
    expect(first?.cacheKey).toMatch(/^[0-9a-f]{64}$/);
    expect(first?.allTools?.map(({ name }) => name)).toEqual([
      ...['plan', 'read_file', 'search_code', 'list_files', 'verdict'],
    ]);
    for (const { cacheKey, allTools } of others) {
      expect(cacheKey).toBe(first?.cacheKey);
      expect(allTools).toEqual(first?.allTools);
    }
    const [other] = await requestsOf('# APP-17: The tax is wrong');
    expect(other?.cacheKey).not.toBe(first?.cacheKey);
  });
});

describe('the rules', () => {
  const { commonRules, editRules, planRules, reviewRules } = rules;

  test('the rules of all steps take less than 650 tokens, with every tool less than 1,600', () => {
    const tickets = { search: never, read: never };
    const tools = everyTool({ ...memoryContext(scriptedModel(), {}), tickets });
    const all = [commonRules, planRules, editRules('blocks'), reviewRules];
    expect(estimateTokens(all.join('\n'))).toBeLessThan(650);
    expect(estimateTokens(JSON.stringify([all, tools]))).toBeLessThan(1_600);
  });

  test('the rules show every kind of block, in a form that can be parsed', () => {
    const examples = editRules('blocks').replaceAll(/^<<<<<<< /gm, 'a.ts\n$&');
    expect(parseEdits(examples)).toMatchObject({
      edits: [
        { kind: 'replacement', search: [expect.any(String)], replace: [expect.any(String)] },
        { kind: 'deletion' },
        { kind: 'renaming', to: 'the new path' },
      ],
    });
  });

  test('the rules for patches show every kind of section, in a form that can be parsed', () => {
    const rules = editRules('v4a');
    const kinds = ['hunks', 'whole-file', 'deletion'];
    const parsed = parseEdits(rules.replace('its lines', 'a').replaceAll('`', ''));
    expect(parsed).toMatchObject({ edits: kinds.map((kind) => ({ kind })) });
    expect(estimateTokens(rules)).toBeLessThan(650);
  });

  function never(): never {
    throw new Error('Nobody asks for tickets here.');
  }
});
