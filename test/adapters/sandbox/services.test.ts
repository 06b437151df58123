import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { fencedBlocks } from '../../repo/markdown.ts';
import { projectText } from '../../repo/project.ts';
import { canIsolate, runOnce, startJob } from './job.ts';

const page = projectText('docs/services.md');
const [script = ''] = fencedBlocks(page, 'sh');
const [, agent = ''] = fencedBlocks(page, 'yaml');
const [{ with: inputs }] = z
  .tuple([z.object({ with: z.record(z.string(), z.string()) })])
  .parse(parse(agent));

const hasRedis = (process.env.PATH ?? '')
  .split(delimiter)
  .some((folder) => existsSync(join(folder, 'redis-server')));
const hasPostgres = globSync('/usr/lib/postgresql/*/bin/initdb').length > 0;
const lacks =
  (canIsolate ? '' : ' (not checked: this machine allows no sandbox)') ||
  (hasRedis && hasPostgres
    ? ''
    : ' (not checked: `sh scripts/test-programs.sh` installs PostgreSQL and Redis)');

/** What tests do with the services: they write and read. Their exit code is the last line's. */
const tests = `psql "$DATABASE_URL" -qc 'create table orders (id int); insert into orders values (7)'
psql "$DATABASE_URL" -Atc 'select id from orders'
redis-cli -u "$REDIS_URL" incr stock
exit 3
`;

describe.skipIf(lacks !== '')(`the script for services${lacks}`, () => {
  it('gives each run of the tests an empty PostgreSQL and Redis in the sandbox', async () => {
    await using job = await startJob({ 'ci/with-services.sh': script, 'tests.sh': tests });
    const command = (inputs['test-command'] ?? '').replace('npm test', 'sh tests.sh');
    await using checks = await job.tests({ isolation: 'required', tests: command });
    const red = { kind: 'exited', code: 3, output: '7\n1\n' };
    expect(await runOnce(checks)).toMatchObject(red);
    expect(await runOnce(checks)).toMatchObject(red);
  });
});

it('every command of the page starts the script under the name that it is saved as', () => {
  expect(script).toMatch(/^#!\/bin\/sh\n/);
  expect(inputs['test-command']).toBe('sh ci/with-services.sh npm test');
  expect(inputs['test-files-command']).toMatch(/^sh ci\/with-services\.sh .* \{files\}$/);
});
