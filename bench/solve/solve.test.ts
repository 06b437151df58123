import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetch } from 'undici';
import { expect, test } from 'vitest';
import { runGit, temporaryFolder, temporaryRepository } from '../../test/support/repository.ts';
import { compareRecordings } from './comparison.ts';
import { type Exchange, readExchanges } from './exchanges.ts';
import { recordingEndpoint, replayingEndpoint } from './recorder.ts';
import { runCost } from './run-cost.ts';
import { isSolved, makeWorkTree } from './work-tree.ts';

const message = { role: 'assistant', content: 'b'.repeat(400) };
const completion = {
  ...{ id: 'c1', object: 'chat.completion', model: 'm' },
  choices: [{ index: 0, finish_reason: 'stop', message }],
  usage: { prompt_tokens: 7, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 5 } },
};

/** An exchange with a request of these messages. */
function exchange(contents: readonly string[], given: Partial<Exchange> = {}): Exchange {
  const messages = contents.map((content) => ({ role: 'user', content }));
  return {
    path: '/chat/completions',
    request: JSON.stringify({ model: 'm', messages }),
    ...{ status: 200, type: 'application/json', body: JSON.stringify(completion) },
    ...given,
  };
}

const first = 'a'.repeat(4_000);

test('what a request repeats from the beginning of an earlier one counts a tenth', () => {
  const alone = runCost([exchange([first])]);
  expect(alone).toMatchObject({ calls: 1, weighted: alone.tokens });
  const twice = runCost([exchange([first]), exchange([first, 'more'])]);
  expect(twice.calls).toBe(2);
  const saved = twice.tokens - twice.weighted;
  expect(saved / 0.9).toBeGreaterThan(1_000);
  expect(saved / 0.9).toBeLessThan(1_020);
  const otherwise = runCost([exchange([first]), exchange(['more', first])]);
  expect(otherwise.tokens).toBe(twice.tokens);
  expect(otherwise.tokens - otherwise.weighted).toBeLessThan(20);
});

test('tools stand before the messages, and marks of the cache are no part of the prompt', () => {
  const withTools = (tools: readonly string[], content: unknown) =>
    exchange([], { request: JSON.stringify({ messages: [{ role: 'user', content }], tools }) });
  const marked = [{ type: 'text', text: first, cache_control: { type: 'ephemeral' } }];
  const same = runCost([withTools(['x'], marked), withTools(['x'], first)]);
  expect(same.tokens - same.weighted).toBeGreaterThan(900);
  const changed = runCost([withTools(['x'], first), withTools(['y'], first)]);
  expect(changed.tokens - changed.weighted).toBeLessThan(10);
});

test('a run is charged for what it writes to a cache, and not for requests that failed', () => {
  const [one, two] = [
    runCost([exchange([first])]),
    runCost([exchange([first]), exchange([first])]),
  ];
  const [once = 0, both = 0] = [one, two].map(({ dollars }) => dollars['gpt-6.1-sol']);
  // 2.50 for what is written, 0.10 for what is read, 10 for a reply, in dollars per million tokens.
  const reply = (Math.ceil(JSON.stringify(message).length / 4) * 10) / 1e6;
  expect(both - once).toBeGreaterThan(reply + (1_000 * 0.1) / 1e6);
  expect(both - once).toBeLessThan(reply + (1_000 * 0.7) / 1e6);
  expect(runCost([exchange([first]), exchange([first], { status: 500 })])).toEqual(one);
});

test('a reply counts the same whole and streamed', async () => {
  await using folder = await temporaryFolder();
  const recorded = join(folder.directory, 'recorded.jsonl');
  await writeFile(recorded, JSON.stringify(exchange([first])));
  await using endpoint = await replayingEndpoint({
    from: recorded,
    file: join(folder.directory, 'now.jsonl'),
  });
  const file = join(folder.directory, 'other.jsonl');
  await using proxy = await recordingEndpoint(endpoint.url, file);
  const request = JSON.stringify({ stream: true, messages: [] });
  const reply = await fetch(`${proxy.url}/chat/completions`, { method: 'POST', body: request });
  expect(reply.headers.get('content-type')).toBe('text/event-stream');
  const body = await reply.text();
  expect(body).toContain('data: [DONE]');
  const exchanges = await readExchanges(file);
  expect(exchanges).toMatchObject([{ path: '/chat/completions', request, status: 200 }]);
  expect(runCost(exchanges.map((one) => ({ ...one, body })))).toEqual(runCost(exchanges));
});

test('a replay counts the prompts of now, and says when no reply is left', async () => {
  await using folder = await temporaryFolder();
  const [from, file] = [join(folder.directory, 'a.jsonl'), join(folder.directory, 'b.jsonl')];
  await writeFile(from, JSON.stringify(exchange([first])));
  await using endpoint = await replayingEndpoint({ from, file });
  const ask = () => fetch(endpoint.url, { method: 'POST', body: 'c'.repeat(400) });
  const usage = { prompt_tokens: 100, prompt_tokens_details: { cached_tokens: 0 } };
  expect(await (await ask()).json()).toMatchObject({ usage });
  expect((await ask()).status).toBe(410);
  expect(await readFile(file, 'utf8')).toMatch(/^.*"status":200.*\n.*"status":410.*\n$/);
});

test('two folders of recordings stand side by side', async () => {
  await using folder = await temporaryFolder();
  const [ours, other] = [join(folder.directory, 'ours'), join(folder.directory, 'other')];
  for (const [directory, exchanges] of [
    [ours, [exchange([first])]],
    [other, [exchange([first]), exchange([first])]],
  ] as const) {
    await mkdir(directory);
    const lines = exchanges.map((one) => JSON.stringify(one)).join('\n');
    await writeFile(join(directory, 'case.jsonl'), lines);
  }
  await writeFile(join(ours, 'alone.jsonl'), '');
  const { rows, notes } = await compareRecordings({ kind: 'compare', ours, other });
  expect(rows).toMatchObject([
    { case: 'case', calls: '1 / 2 = 0.50', tokens: expect.stringMatching(/ = 0\.50$/) },
    { case: 'median', calls: '1 / 2 = 0.50' },
  ]);
  expect(notes?.join()).toContain('In one alone: alone');
});

test('a case is set up in the folder that its tests run in, not in the one that a run copies', async () => {
  await using repository = await temporaryRepository({ 'a.txt': 'wrong\n' });
  await using folder = await temporaryFolder();
  await mkdir(join(folder.directory, 'owner+name'));
  const bare = join(folder.directory, 'owner+name', 'repo');
  await runGit(repository.directory, ['clone', '--quiet', '--bare', '.', bare]);
  const one = {
    ...{
      name: 'case',
      repo: 'owner/name',
      base: 'HEAD',
      fix: 'HEAD',
      hidden_tests: [],
      ticket: '',
    },
    ...{ setup: 'pwd > built', judge: 'test "$(cat built)" = "$PWD" && grep right a.txt' },
    ...{ test_command: '', test_files_command: '' },
  };
  const tree = join(folder.directory, 'work');
  await makeWorkTree(one, folder.directory, tree);
  expect(await readdir(tree)).toEqual(['.git', 'a.txt']);
  expect(await isSolved(one, folder.directory, tree)).toBe(false);
  await writeFile(join(tree, 'a.txt'), 'right\n');
  expect(await isSolved(one, folder.directory, tree)).toBe(true);
});
