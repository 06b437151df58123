import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering } from '../../../support/openai/faults.ts';
import { type ChatRequest, type Scripted, startOpenAi } from '../../../support/openai/openai.ts';
import { isRefused, recordedRefusals } from '../../../support/openai/recorded.ts';
import { askModel, editing, exchanging, hello, modelAt, planning, showing } from '../asking.ts';
import { standInFor } from '../behind.ts';

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
