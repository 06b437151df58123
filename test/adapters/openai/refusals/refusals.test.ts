import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering } from '../../../support/openai/faults.ts';
import { type ChatRequest, type Scripted, startOpenAi } from '../../../support/openai/openai.ts';
import { recordedApis } from '../../../support/openai/recorded-apis.ts';
import { recordedEfforts } from '../../../support/openai/recorded-efforts.ts';
import { recordedFields } from '../../../support/openai/recorded-fields.ts';
import { recordedForms } from '../../../support/openai/recorded-forms.ts';
import { recordedLimits } from '../../../support/openai/recorded-limits.ts';
import { recordedMessages } from '../../../support/openai/recorded-messages.ts';
import { recordedPictures } from '../../../support/openai/recorded-pictures.ts';
import { hasTools } from '../../../support/openai/recorded-refusal.ts';
import { recordedTools } from '../../../support/openai/recorded-tools.ts';
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
const recorded = [
  ...[recordedApis, recordedTools, recordedForms, recordedLimits, recordedEfforts],
  ...[recordedFields, recordedMessages, recordedPictures],
].flat();

describe.each(recorded)('$name', (row) => {
  const {
    status,
    body,
    refuses,
    loss,
    asks,
    attempts = 2,
    lacksTools = false,
    host,
    api = 'chat',
  } = row;
  const requests = { plan: planning, picture: showing, exchange: exchanging(api), edit: editing };
  const request = asks === undefined ? hello : requests[asks];

  it('is answered without what was refused, once, and told', async () => {
    await using endpoint = await startOpenAi((chat) => {
      if (lacksTools && hasTools(chat)) return { fault: answering(400, noTools) };
      return refuses(chat) ? { fault: answering(status, body) } : answerTo(chat);
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
