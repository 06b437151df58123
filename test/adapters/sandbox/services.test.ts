import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { emptyPatch } from '../../../src/engines/edits/index.ts';
import { fencedBlocks } from '../../repo/markdown.ts';
import { projectText } from '../../repo/project.ts';
import { patchOf } from '../patch-of.ts';
import { it } from './in-job.ts';
import { canIsolate, modes, runOnce, startJob, startServer } from './job.ts';

/** Prints what clients send, and answers with how often that was. */
const server = `use IO::Socket::INET; $| = 1; print "starting\\n";
my $open = IO::Socket::INET->new(LocalAddr => "127.0.0.1:$ARGV[0]", Listen => 5, ReuseAddr => 1) or die;
my $count = 0;
while (my $client = $open->accept) {
  defined(my $line = <$client>) or next;
  print $line; print $client ++$count, "\\n"; close $client;
}`;

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  using taken = await startServer();
  return taken.port;
}

const { signal } = new AbortController();

describe.each(modes)('services with isolation %s', (isolation) => {
  it('start anew for each run of the tests, and only for those', async () => {
    await using job = await startJob({ 'server.pl': server });
    const port = await freePort();
    const tests = `exec 7<>/dev/tcp/127.0.0.1/${port}; echo hello >&7; cat <&7; exit 1`;
    const services = { command: `perl server.pl ${port}`, ports: [port], seconds: 60 };
    await using checks = await job.tests({ isolation, tests, lint: tests, services });
    const red = { kind: 'exited', code: 1, output: '1\n', services: 'hello\n' };
    expect(await runOnce(checks)).toMatchObject(red);
    expect(await runOnce(checks)).toMatchObject(red);
    const lint = { output: expect.stringContaining('refused') };
    expect(await checks.run('lint', emptyPatch, signal)).toMatchObject(lint);
  });

  it.for([
    [
      'fail',
      { command: 'echo starting; echo no such database; exit 4', ports: [5999], seconds: 60 },
      '`services-command` ended with exit code 4: no such database. Correct it.',
    ],
    [
      'do not open their port in time',
      { command: 'sleep 9999', ports: [5999], seconds: 0 },
      '`services-command` did not open port 5999 in time. Correct it, or name the ports that it opens in `services-ports`.',
    ],
    [
      'do not end in time',
      { command: 'sleep 9999', ports: [], seconds: 0 },
      '`services-command` did not end in time. Have it end once everything is ready, or name the ports to wait for in `services-ports`.',
    ],
  ] as const)('that %s are told before any test runs', async ([, services, why], { job }) => {
    await using checks = await job.tests({ isolation, tests: 'echo testing', services });
    const problem = await checks.prepare(signal);
    expect(problem).toEqual({
      why,
      output: why.includes('4') ? 'starting\nno such database' : undefined,
    });
    expect(await runOnce(checks)).toEqual({ kind: 'not-run', why });
  });

  it('that fail with a change make its tests fail, with the cause first', async ({ job }) => {
    const command = 'if [ -e broken ]; then echo cannot start; exit 3; fi';
    const services = { command, ports: [], seconds: 60 };
    await using checks = await job.tests({ isolation, tests: 'echo testing', services });
    expect(await runOnce(checks)).toMatchObject({ kind: 'exited', code: 0, output: 'testing\n' });
    const broken = patchOf({ path: 'broken', before: null, after: '' });
    expect(await runOnce(checks, broken)).toMatchObject({
      kind: 'exited',
      code: 1,
      output:
        '`services-command` ended with exit code 3: cannot start. Correct it.\ncannot start\n',
    });
  });

  it('that print without end stay within bounds', async ({ job }) => {
    const command = `flood() { yes $1 | head -c 1000000 || true; }
      flood early; (until [ -e go ]; do sleep 0.01; done; flood late; touch gone) &`;
    const tests = 'touch go; until [ -e gone ]; do sleep 0.01; done; exit 1';
    const services = { command, ports: [], seconds: 60 };
    await using checks = await job.tests({ isolation, tests, services });
    expect(await runOnce(checks)).toMatchObject({
      code: 1,
      output: '',
      services: expect.stringMatching(/^[late\n]{16384}$/),
    });
  });
});

it('are not started on a port that something else has', async ({ job }) => {
  using taken = await startServer();
  const services = { command: 'sleep 9999', ports: [taken.port], seconds: 60 };
  await using checks = await job.tests({ isolation: 'none', tests: 'true', services });
  expect(await checks.prepare(signal)).toMatchObject({
    why: `Port ${taken.port} answers before \`services-command\` starts. Have it open another port, and name that one in \`services-ports\`.`,
  });
});

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
