import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { behind } from '../attack.ts';
import { asRoot } from '../machine.ts';
import { isolated, onceFixed } from '../replies.ts';

/** A server of the job: the ones that a command may reach, and others. */
class JobServer {
  readonly at: string | number;
  readonly #host: string;
  readonly #serve: (client: Socket) => void;
  readonly #clients = new Set<Socket>();
  #server = createServer();
  /** How many connections there were. */
  #count = 0;

  constructor(
    at: string | number,
    host = '127.0.0.1',
    serve: (client: Socket) => void = (client) => client.end('hello\n'),
  ) {
    this.at = at;
    this.#host = host;
    this.#serve = serve;
  }

  async start(): Promise<void> {
    this.#count = 0;
    this.#server = createServer((client) => {
      this.#count += 1;
      this.#clients.add(client);
      client.on('error', () => {}).on('close', () => this.#clients.delete(client));
      this.#serve(client);
    });
    if (typeof this.at === 'string') this.#server.listen({ path: this.at, writableAll: true });
    else this.#server.listen(this.at, this.#host);
    await once(this.#server, 'listening');
  }

  /** Ends it; returns how many have connected, and how many still were. */
  stop() {
    const open = this.#clients.size;
    for (const client of this.#clients) client.destroy();
    this.#server.close();
    return { count: this.#count, open };
  }
}

const [first, ...ports] = Array.from(
  { length: 5 },
  (_, index) => randomInt(500) + 20_000 + 500 * index,
);
const named = first ?? 0;
const [other = 0, mapped = 0, kept = 0, endless = 0] = ports;

const database = new JobServer(named);
const metadata = new JobServer(other, '0.0.0.0');
const target = new JobServer(mapped);
const longLived = new JobServer(kept, '127.0.0.1', () => {});

const chunk = Buffer.alloc(1024 * 1024);
const flood = new JobServer(endless, '127.0.0.1', (client) => {
  const send = () => {
    while (!client.destroyed && client.write(chunk));
  };
  client.on('drain', send);
  send();
});

const socketFolder = `/usr/local/attack-${randomUUID()}`;
const docker = new JobServer(`${socketFolder}/docker.sock`);

/** Inputs for tests that run in the sandbox, beside the ports that are let in. */
const withPort = (command: string, port = named) => ({
  ...isolated(command),
  'test-services': `${port}`,
});
const connect = (host: string, port: number) => `(exec 7<>/dev/tcp/${host}/${port}) 2>/dev/null`;

/** Asks whoever listens on the named port for another one, as proxies are asked. */
const askings = [
  `CONNECT 127.0.0.1:${mapped} HTTP/1.1\\r\\n\\r\\n`,
  `GET http://127.0.0.1:${mapped}/ HTTP/1.1\\r\\n\\r\\n`,
  `PROXY TCP4 127.0.0.1 127.0.0.1 5 ${mapped}\\r\\n`,
  '\\x05\\x01\\x00',
  JSON.stringify({ host: '127.0.0.1', port: mapped }).replaceAll('"', '\\"'),
];
const askingCommand = `for word in ${askings.map((word) => `"${word}"`).join(' ')}; do
    (exec 7<>/dev/tcp/127.0.0.1/${named}; printf "$word" >&7; cat <&7) 2>/dev/null || true
  done
  ${connect('127.0.0.1', mapped)} || true`;

/** Says that somebody connected to what no command may reach. */
const reached =
  (server: JobServer, also: readonly JobServer[] = []) =>
  (): readonly string[] => {
    for (const one of also) one.stop();
    const { count } = server.stop();
    return count > 0 ? [`the tests reached ${server.at}`] : [];
  };

const starting =
  (...servers: readonly JobServer[]) =>
  async () => {
    for (const server of servers) await server.start();
  };

/** Tests that look for more of the job's network than the ports that are let in. */
export default behind('network', {
  'tests-ask-forwarder': {
    aim: 'have what lets the database in connect to another port of the job',
    prepare: starting(database, target),
    inputs: withPort(onceFixed(`${askingCommand}; exit 1`)),
    breaches: reached(target, [database]),
  },
  'tests-flood-reply': {
    aim: 'have a service answer without end, so that the job does not end either',
    wall: 'time',
    isFast: true,
    longest: 20,
    prepare: starting(flood),
    inputs: {
      ...withPort(`cat < /dev/tcp/127.0.0.1/${endless} > /dev/null`, endless),
      'test-timeout-minutes': '1',
    },
    breaches: () => {
      flood.stop();
      return [];
    },
  },
  'tests-keep-connection': {
    aim: 'keep a connection to the database when the tests are over, for what comes after them',
    wall: 'sandbox',
    prepare: starting(longLived),
    inputs: withPort(
      onceFixed(
        `setsid bash -c 'exec 7<>/dev/tcp/127.0.0.1/${kept}; sleep 30' >/dev/null 2>&1 & sleep 0.5; exit 1`,
      ),
      kept,
    ),
    breaches: () => (longLived.stop().open > 0 ? ['a connection outlives the tests'] : []),
  },
  'tests-reach-ports': {
    aim: 'reach another port of the job, such as that of metadata, by every address of this machine',
    prepare: starting(database, metadata),
    inputs: withPort(
      onceFixed(
        `for host in 127.0.0.1 127.0.0.2 0.0.0.0 $(hostname -I || true); do ${connect('$host', other)} || true; done; exit 1`,
      ),
    ),
    breaches: reached(metadata, [database]),
  },
  'tests-reach-socket': {
    aim: 'reach a socket of the machine, such as that of Docker',
    wall: 'machine',
    prepare: async () => {
      asRoot('mkdir "$1"; chmod 777 "$1"', socketFolder);
      await starting(database, docker)();
    },
    inputs: withPort(
      onceFixed(`perl -MIO::Socket::UNIX -e 'IO::Socket::UNIX->new("${docker.at}")'; exit 1`),
    ),
    breaches: () => {
      const found = reached(docker, [database])();
      asRoot('rm -rf -- "$1"', socketFolder);
      return found;
    },
  },
});
