import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect } from 'vitest';
import { it } from './in-job.ts';
import { canIsolate, runOnce, startJob, startServer } from './job.ts';

/** Starts a service on loopback of the job, and counts who is connected. */
async function startService(serve: (client: Socket) => void, host = '127.0.0.1', at = 0) {
  const clients = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    clients.add(client.on('error', () => {}).on('close', () => clients.delete(client)));
    serve(client);
  });
  server.listen(at, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const stop = () => {
    server.close();
    for (const client of clients) client.destroy();
  };
  return { port: address.port, clients, [Symbol.dispose]: stop };
}

/** Runs a command in a sandbox that these ports are let into; returns its output. */
async function outputOf(ports: readonly number[], command: string, files = {}) {
  await using job = await startJob(files);
  await using checks = await job.tests({ isolation: 'required', tests: command, ports });
  const ran = await runOnce(checks);
  expect(checks.isolation).toContain(
    `Of that network, they reach the loopback ports ${ports.join(', ')} and nothing else.`,
  );
  return ran.kind === 'not-run' ? ran.why : ran.output;
}

const connectTo = (port: number, host = '127.0.0.1') =>
  `{ (exec 7<>/dev/tcp/${host}/${port} && head -n 1 <&7) 2>&1 || true; } | grep -o -m 1 -E 'refused|hello'`;

describe.runIf(canIsolate)('ports of the job in the sandbox', () => {
  it('are those that are named, on the address on which they answer', async () => {
    const greet = (client: Socket) => client.end('hello\n');
    using named = await startService(greet);
    using both = await startService(greet);
    using _ = await startService(greet, '::1', both.port);
    using other = await startServer();
    const asked = [
      connectTo(named.port),
      connectTo(named.port, '::1'),
      connectTo(both.port),
      connectTo(both.port, '::1'),
      connectTo(other.port),
    ];
    const output = await outputOf([named.port, both.port], asked.join('\n'));
    expect(output).toBe('hello\nrefused\nhello\nhello\nrefused\n');
  });

  it('refuse connections if nothing listens there', async () => {
    const { port } = await startServer().then((taken) => {
      taken[Symbol.dispose]();
      return taken;
    });
    expect(await outputOf([port], connectTo(port))).toBe('refused\n');
  });

  it('pass every byte both ways, and the end of one way before that of the other', async () => {
    using service = await startService((client) => {
      const digest = createHash('sha256');
      client.on('data', (chunk) => digest.update(chunk));
      client.on('end', () => client.end(`${digest.digest('hex')}\n${'z'.repeat(5_000_000)}`));
    });
    const client = `use IO::Socket::INET;
      my $to = IO::Socket::INET->new("127.0.0.1:${service.port}") or die;
      print $to "y" x 5_000_000; $to->flush; shutdown($to, 1);
      my $digest = <$to>; local $/; print $digest, length(<$to>);`;
    const digest = createHash('sha256').update('y'.repeat(5_000_000)).digest('hex');
    const output = await outputOf([service.port], 'perl client.pl', { 'client.pl': client });
    expect(output).toBe(`${digest}\n5000000`);
  });

  it('take many connections at once, and give each its own answer', async () => {
    const count = 300;
    const waiting: (() => void)[] = [];
    using service = await startService((client) => {
      client.on('data', (word) => {
        waiting.push(() => client.end(word));
        // Nobody is answered before all are there.
        if (waiting.length === count) for (const answer of waiting) answer();
      });
    });
    const client = `use IO::Socket::INET; my @all;
      for (1 .. ${count}) {
        my $to = IO::Socket::INET->new("127.0.0.1:${service.port}") or die;
        print $to "$_\\n"; $to->flush; push @all, $to;
      }
      my $right = 0; my $number = 0;
      for my $from (@all) { $number++; $right++ if <$from> == $number }
      print $right;`;
    const output = await outputOf([service.port], 'perl client.pl', { 'client.pl': client });
    expect(output).toBe(`${count}`);
  });

  it('break a connection as the other end does', async () => {
    using service = await startService((client) => client.resetAndDestroy());
    const client = `use IO::Socket::INET;
      my $to = IO::Socket::INET->new("127.0.0.1:${service.port}") or die;
      sysread($to, my $word, 1) // print "$!";`;
    const output = await outputOf([service.port], 'perl client.pl', { 'client.pl': client });
    expect(output).toBe('Connection reset by peer');
  });

  it('read no more from a service than the command does, and end with it', async () => {
    const chunk = Buffer.alloc(1024 * 1024);
    let sent = 0;
    using service = await startService((client) => {
      const send = () => {
        while (!client.destroyed && client.write(chunk)) sent += chunk.length;
      };
      client.on('drain', send);
      send();
    });
    const { port, clients } = service;
    const command = `exec 7<>/dev/tcp/127.0.0.1/${port}; head -c 1000 <&7 | wc -c; sleep 0.5`;
    expect(await outputOf([port], command)).toBe('1000\n');
    expect(sent).toBeLessThan(64 * 1024 * 1024);
    await expect.poll(() => clients.size).toBe(0);
  });

  it('show nothing of who passes the bytes on', async () => {
    using service = await startServer();
    const command = `cat /proc/[0-9]*/cmdline | tr '\\0' ' ' | grep -c allowHalf[O]pen || true
      cat /proc/[0-9]*/net/tcp | grep -c ' 0A ' || true; ls -d /proc/[0-9]*/net/tcp | wc -l`;
    const output = await outputOf([service.port], command);
    const [named, listening, networks = '0'] = output.split('\n');
    expect(named).toBe('0');
    // Each process has the one socket of the sandbox.
    expect(Number(listening)).toBeLessThanOrEqual(Number(networks) + 2);
  });

  it('are in the setup command, too, which has the network of the job', async () => {
    using service = await startService((client) => client.end('hello\n'));
    await using job = await startJob({});
    const setup = connectTo(service.port);
    const settings = { setup, ports: [service.port], tests: 'true' };
    await using checks = await job.tests({ isolation: 'required', ...settings });
    expect(await checks.prepare(new AbortController().signal)).toBeUndefined();
  });
});
