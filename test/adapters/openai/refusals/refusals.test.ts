import { afterEach, describe, expect, it, vi } from 'vitest';
import { OutageError } from '../../../../src/core/user-error.ts';
import { answering } from '../../../support/openai/faults.ts';
import { type ChatRequest, type Scripted, startOpenAi } from '../../../support/openai/openai.ts';
import { isRefused, recordedMiscalls, recordedRefusals } from '../../../support/openai/recorded.ts';
import {
  askModel,
  editing,
  exchanging,
  hello,
  modelAt,
  planning,
  showing,
  standInFor,
} from '../asking.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const input = { kind: 'fix' };

function answerTo({ tools }: ChatRequest): Scripted {
  return tools.length > 0
    ? { toolCalls: [{ name: 'plan', input }] }
    : { text: JSON.stringify(input) };
}

const noTools = { error: { message: 'gemma does not support tools' } };
describe.each(recordedRefusals)('$name', (row) => {
  const { status, body, loss, asks, attempts = 2, lacksTools = false, host, api = 'chat' } = row;
  const requests = { plan: planning, picture: showing, exchange: exchanging(api), edit: editing };
  const request = asks === undefined ? hello : requests[asks];

  it('is answered without what was refused, once, and told', async () => {
    await using endpoint = await startOpenAi((chat) => {
      if (lacksTools && chat.tools.length > 0) return { fault: answering(400, noTools) };
      return isRefused(row, chat) ? { fault: answering(status, body) } : answerTo(chat);
    });
    if (host !== undefined) standInFor(host, endpoint.url);
    const { model } = modelAt(host ?? endpoint.url, {
      api: host === undefined ? api : 'auto',
      ...(row.model !== undefined && { model: row.model }),
      ...(row.effort !== undefined && { effort: row.effort }),
    });
    const bounds = { maxReplyTokens: 500_000 };
    const first = await askModel(model, request, bounds);
    expect(first.error).toBeUndefined();
    expect(first.attempts).toBe(attempts);
    const lost = first.reply?.losses ?? [];
    expect(lost.map(({ ability }) => ability).at(-1)).toBe(loss);
    if (loss !== undefined) expect(lost.at(-1)?.said).toBeTruthy();
    const second = await askModel(model, request, bounds);
    expect(second).toMatchObject({ attempts: 1, reply: { losses: [] } });
    expect(endpoint.violations).toEqual([]);
  });

  it('names a source', () => {
    expect(row.source).toMatch(/^github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+$/);
  });
});

const planned = { toolCalls: [{ name: 'plan', input: { kind: 'fix' } }] };

const shown = recordedMiscalls.filter(({ written }) => written !== undefined);
const hidden = recordedMiscalls.filter(({ written }) => written === undefined);

describe('what the model wrote is handed on as a text', () => {
  it.each(shown)('$name', async ({ status, body, written }) => {
    const fault = answering(status, body);
    await using endpoint = await startOpenAi(() => ({ fault }));
    const { reply, attempts } = await askModel(modelAt(endpoint.url).model, planning);
    expect(attempts).toBe(1);
    expect(reply).toMatchObject({ text: written, toolCalls: [], ended: 'unknown' });
    expect(reply?.spent).toMatchObject({ calls: 1, estimated: true });
    expect(reply?.spent.promptTokens).toBeGreaterThan(0);
  });
});

describe('a call that nothing shows is asked for again, at once and at most twice', () => {
  it.each(hidden)('$name', async ({ status, body, said }) => {
    const fault = answering(status, body);
    for (const times of [1, 2, 20]) {
      await using endpoint = await startOpenAi((_, index) => (index < times ? { fault } : planned));
      const { model, waits } = modelAt(endpoint.url);
      const { reply, error, attempts } = await askModel(model, planning);
      expect({ attempts, waits }).toEqual({ attempts: Math.min(times + 1, 3), waits: [] });
      if (times < 3) expect(reply).toMatchObject({ ...planned, spent: { calls: times + 1 } });
      else expect(error).toBeInstanceOf(OutageError);
      if (times > 2) expect(String(error)).toContain(said);
    }
  });
});

it.each(recordedMiscalls)('$name names a source', ({ source }) => {
  expect(source).toMatch(/^github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+$/);
});

it('a call where none is allowed is refused, not read', async () => {
  const message = 'Tool choice is none, but model called a tool';
  const body = {
    error: { message, code: 'tool_use_failed', failed_generation: '{"name":"read"}' },
  };
  await using endpoint = await startOpenAi(({ choice }) =>
    choice === 'none' ? { fault: answering(400, body) } : { text: 'Hi' },
  );
  const { reply, attempts } = await askModel(modelAt(endpoint.url).model, editing);
  expect({ text: reply?.text, attempts }).toEqual({ text: 'Hi', attempts: 2 });
});

it('what a model wrote beside a call that cannot be read counts as a text', async () => {
  const message = { content: 'call:plan{"kind":"fix"}', tool_calls: [] };
  const choices = [{ finish_reason: 'MALFORMED_FUNCTION_CALL', message }];
  await using endpoint = await startOpenAi(() => ({ fault: answering(200, { choices }) }));
  const { reply } = await askModel(modelAt(endpoint.url).model, hello);
  expect(reply).toMatchObject({ text: 'call:plan{"kind":"fix"}', ended: 'unknown' });
});
