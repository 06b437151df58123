import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { close } from '../support/stand-in.ts';
import { demoApp } from './pages/app.ts';
import { print } from './screen.ts';
import type { Session } from './session.ts';

/** Serves the pages on loopback and prints their address. Resolves to true after Ctrl-C. */
export async function serveUntilInterrupted(
  session: Session,
  { port, opens }: { readonly port: number; readonly opens: boolean },
): Promise<true> {
  const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const server = createServer(getRequestListener(demoApp(session).fetch));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  print(`\nThe demo is at ${url} (Ctrl-C ends it).\n`);
  if (opens) openBrowser(url);
  await interrupted;
  await close(server);
  return true;
}

/** Opens an address in the person's browser; without one, the printed address is enough. */
function openBrowser(url: string): void {
  const program = process.platform === 'darwin' ? 'open' : 'xdg-open';
  const child = spawn(program, [url], { stdio: 'ignore', detached: true });
  child.on('error', () => {}).unref();
}
