import { createServer, type RequestListener } from 'node:http';
import { describe } from 'vitest';
import * as z from 'zod';
import { type Browser, findChromium, startChromium } from '../support/chromium.ts';

const program = findChromium();

/** Whether there is a browser to look at pages with. */
export const hasBrowser = program !== undefined;

/** What the name of a test says where there is none. */
export const whereNone = hasBrowser
  ? ''
  : ' (not checked: there is no Chromium; `sh scripts/test-programs.sh` installs it)';

/** Describes pages in a browser; without one, its tests are skipped. */
export function describeInBrowser(title: string, tests: () => void): void {
  describe.skipIf(!hasBrowser)(`${title}, in a browser${whereNone}`, tests);
}

export function startBrowser(): Promise<Browser> {
  return startChromium(program ?? '');
}

/** Pages that are served on loopback. */
export interface ServedPages extends Disposable {
  readonly url: string;
}

export async function servePages(answer: RequestListener): Promise<ServedPages> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
