/** Connections that each port forwards at a time. */
const mostConnections = 1_000;

/**
 * A program for Node, started by root. Runs a command in a network of its own, in which those of these ports listen that
 * answer in the network around it. It opens them in there with a second process of itself, which hands over the open
 * sockets and then waits for the command. Bytes pass through the first one, which nobody in there can see, and which
 * has no rights.
 */
const program = `
const { spawn } = require('node:child_process');
const { connect, createServer } = require('node:net');
const [node, places, ...command] = process.argv;
const raise = '{ ip link set lo up || ifconfig lo up; } 2> /dev/null; exec "$@"';

function start(file, args, stdio) {
  const child = spawn(file, args, { stdio });
  child.on('error', ({ message }) => fail(message));
  return child.on('exit', (code) => process.exit(code ?? 137));
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

const isThere = (place) => new Promise((resolve) => {
  const probe = connect(place);
  // What breaks a connection at once is there.
  probe.on('error', ({ code }) => resolve(code === 'ECONNRESET')).on('connect', () => {
    probe.destroy();
    resolve(true);
  });
});

function forward(place, opened) {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const service = connect({ ...place, allowHalfOpen: true, noDelay: true });
    for (const [from, to] of [[client, service], [service, client]])
      from.on('error', () => to.resetAndDestroy()).pipe(to);
  });
  server.maxConnections = ${mostConnections};
  server.listen(opened);
}

async function around() {
  const all = JSON.parse(places);
  const answers = await Promise.all(all.map(isThere));
  const open = JSON.stringify(all.filter((_, index) => answers[index]));
  const inside = [node, ...process.execArgv, '--', open, ...command];
  const args = ['--net', '--', '/bin/sh', '-c', raise, 'sh', ...inside];
  start('unshare', args, ['inherit', 'inherit', 'inherit', 'ipc']).on('message', forward);
  process.setgroups([]);
  process.setgid(65534);
  process.setuid(65534);
}

const open = (place) => new Promise((resolve) => {
  const server = createServer();
  server.on('error', ({ message }) => (place.host === '::1' ? resolve() : fail(message)));
  server.listen(place, () => process.send(place, server, () => server.close(resolve)));
});

async function inside() {
  await Promise.all(JSON.parse(places).map(open));
  start(command[0], command.slice(1), 'inherit');
}

if (process.send) inside();
else around();
`;

/** Returns the prefix of a command whose own network has these loopback ports of the job's. Needs root. */
export function forwardPorts(ports: readonly number[]): readonly string[] {
  const places = ports.flatMap((port) => ['127.0.0.1', '::1'].map((host) => ({ host, port })));
  return [process.execPath, '-e', program, '--', JSON.stringify(places)];
}
