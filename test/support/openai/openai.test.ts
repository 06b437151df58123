import { expect, it } from 'vitest';
import { answering, cuttingOff } from './faults.ts';
import { inOrder, startOpenAi } from './openai.ts';

const chat = { model: 'scripted', messages: [{ role: 'user', content: 'Hello' }] };

function post(url: string, body: unknown, key = 'key'): Promise<Response> {
  return fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
}

it('answers in the order of its script; a further request is a violation', async () => {
  await using endpoint = await startOpenAi(inOrder([{ text: 'Hi' }]));
  expect((await post(endpoint.url, chat)).status).toBe(200);
  expect(endpoint.violations).toEqual([]);
  expect((await post(endpoint.url, chat)).status).toBe(500);
  expect(endpoint.violations).toEqual([expect.stringContaining('ends after 1')]);
});

it('rejects other keys', async () => {
  await using endpoint = await startOpenAi(inOrder([]), { apiKey: 'key' });
  const refused = await post(endpoint.url, chat, 'wrong');
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ error: { code: 'invalid_api_key' } });
  expect(endpoint.chats).toEqual([]);
});

it('rejects a body that is not a chat', async () => {
  await using endpoint = await startOpenAi(inOrder([{ text: 'Hi' }]));
  expect((await post(endpoint.url, { model: 'scripted' })).status).toBe(500);
  expect(endpoint.violations).not.toEqual([]);
});

it('does not count faults as violations of the contract', async () => {
  const page = answering(200, '<html>', { 'content-type': 'text/html' });
  await using endpoint = await startOpenAi(inOrder([{ fault: page }, { fault: cuttingOff('{') }]));
  const answer = await post(endpoint.url, chat);
  expect(await answer.text()).toBe('<html>');
  const cut = await post(endpoint.url, chat);
  await expect(cut.text()).rejects.toThrow('terminated');
  expect(endpoint.violations).toEqual([]);
});
