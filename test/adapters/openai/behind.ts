import { vi } from 'vitest';

/**
 * Sends what a client sends to `address` to a stand-in, so that the client knows its endpoint's provider. Undone
 * by `vi.unstubAllGlobals`.
 */
export function standInFor(address: string, url: string): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (target: string, init: RequestInit) =>
    fetch(target.replace(address, url), init),
  );
}
