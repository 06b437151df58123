import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { close } from '../support/stand-in.ts';
import { demoApp } from './pages/app.ts';
import { print } from './screen.ts';
import type { Session } from './session.ts';

/** Serves the pages on loopback and prints their address. Resolves to true after Ctrl-C. */
export async function serveUntilInterrupted(session: Session, port: number): Promise<true> {
  const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const server = createServer(getRequestListener(demoApp(session).fetch));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  print(`\nThe demo is at ${url} (Ctrl-C ends it).\n`);
  await interrupted;
  await close(server);
  return true;
}
