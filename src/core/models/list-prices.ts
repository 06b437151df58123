import type { ListPrices } from './prices.ts';
import { modelProfile } from './table.ts';

/**
 * Returns what a model costs at an endpoint: its maker's prices, wherever it is asked, because others take about
 * as much. A model that anyone can run is free on this machine.
 */
export function listPrices(model: string, address: string): ListPrices | 'free' | 'unknown' {
  const { prices, weights } = modelProfile(model);
  const { host, hostname } = new URL(address);
  if (weights === 'open' && isLoopback(hostname)) return 'free';
  return prices === 'unknown' ? prices : { ...prices, isElsewhere: prices.list.host !== host };
}

function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
