import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCli } from '../support/cli.ts';
import { answering } from '../support/openai/faults.ts';
import { startOpenAi } from '../support/openai/openai.ts';
import { temporaryFolder, temporaryRepository } from '../support/repository.ts';

const missing = answering(404, {
  error: {
    message: 'The model `gpt-6-slo` does not exist.',
    type: 'invalid_request_error',
    ...{ param: null, code: 'model_not_found' },
  },
});

it('a misspelt model ends a run with the names that the endpoint lists', async () => {
  const data = [{ id: 'gpt-6-sol', object: 'model', created: 1, owned_by: 'openai' }];
  await using repository = await temporaryRepository({ 'a.py': 'x = 1\n' });
  await using outside = await temporaryFolder();
  await using openai = await startOpenAi(() => ({ fault: missing }), {
    models: { status: 200, body: { object: 'list', data } },
  });
  const ticket = join(outside.directory, 'bug.md');
  await writeFile(ticket, '# A bug\n\nIt fails.\n');
  const model = ['--base-url', openai.url, '--model', 'gpt-6-slo'];
  const ended = await runCli(['run', ticket, '--repo', repository.directory, ...model]);
  expect(ended.lastLine).toContain('misconfigured');
  expect(ended.stderr).toContain('nearest in its list: gpt-6-sol.');
});
