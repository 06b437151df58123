import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { fencedBlocks } from '../../repo/markdown.ts';
import { projectText } from '../../repo/project.ts';
import { canIsolate, runOnce, startJob } from './job.ts';

const texts = z.record(z.string(), z.coerce.string());
const [recipe = ''] = fencedBlocks(projectText('docs/environments.md'), 'yaml');
const [, { env, with: inputs }] = z
  .tuple([z.unknown(), z.object({ env: texts, with: texts })])
  .parse(parse(recipe));
const { 'services-command': command = '', 'services-ports': port } = inputs;

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
psql "$DATABASE_URL" -c 'select price from orders' 2>/dev/null
exit 3
`;

describe.skipIf(lacks !== '')(`the services of the documentation${lacks}`, () => {
  it('give each run of the tests an empty PostgreSQL and Redis in the sandbox', async () => {
    await using job = await startJob({ 'tests.sh': tests });
    Object.assign(job.env, env);
    await using checks = await job.tests({
      isolation: 'required',
      tests: 'sh tests.sh',
      environment: (inputs['test-environment'] ?? '').trim().split('\n'),
      services: { command, ports: [Number(port)], seconds: 60 },
    });
    const red = { kind: 'exited', code: 3, output: '7\n1\n' };
    for (const _ of ['first', 'second']) {
      const ran = await runOnce(checks);
      expect(ran).toMatchObject(red);
      const said = ran.kind === 'not-run' ? '' : (ran.services ?? '');
      expect(said).toContain('ERROR:  column "price" does not exist');
      expect(said).not.toContain('listening on IPv4 address');
    }
  });
});
