import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { close } from '../support/stand-in.ts';
import { demoApp } from './pages/app.ts';
import { print } from './screen.ts';
import type { Session } from './session.ts';

/** Serves the pages on loopback until Ctrl-C, and prints their address. */
export async function serveUntilInterrupted(
  session: Session,
  { port, opens }: { readonly port: number; readonly opens: boolean },
): Promise<void> {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupted.abort());
  }
  const server = createServer(getRequestListener(demoApp(session).fetch));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  print(`\nThe demo is at ${url} (Ctrl-C ends it).\n`);
  if (opens) openBrowser(url);
  await new Promise((resolve) => interrupted.signal.addEventListener('abort', resolve));
  await close(server);
}

/** Opens an address in the person's browser; without one, the printed address is enough. */
function openBrowser(url: string): void {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', url]
        : ['xdg-open', url];
  spawn(program ?? '', args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
