import type { ListPrices } from './prices.ts';
import { modelProfile } from './table.ts';

/**
 * Returns what a model costs at an endpoint. Only at the maker's own are that maker's prices right: Azure,
 * Bedrock, OpenRouter and others have their own. On this machine, a model that anyone can run is free, but a
 * name that is not known, or of a model that its maker alone runs, may be a gateway's.
 */
export function listPrices(model: string, address: string): ListPrices | 'free' | 'unknown' {
  const { prices, weights } = modelProfile(model);
  const { host, hostname } = new URL(address);
  if (isLoopback(hostname)) return weights === 'open' ? 'free' : 'unknown';
  return prices !== 'unknown' && prices.list.host === host ? prices : 'unknown';
}

function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
