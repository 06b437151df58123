import { anthropicModels } from './anthropic.ts';
import { openaiModels } from './openai.ts';
import { otherModels } from './others.ts';
import { type ListPrices, type ModelProfile, type ModelRow, unknownModel } from './profile.ts';

/** The rows of one model, then those of families, the longest names first: the most exact row counts. */
const rows: readonly ModelRow[] = [...openaiModels, ...anthropicModels, ...otherModels].toSorted(
  (a, b) => Number(isFamily(a)) - Number(isFamily(b)) || b.name.length - a.name.length,
);

/** Returns what is known of a model by its name, as any provider writes it. */
export function modelProfile(name: string): ModelProfile {
  const plain = plainName(name);
  return rows.find((row) => matches(row, plain)) ?? unknownModel;
}

function matches(row: ModelRow, plain: string): boolean {
  const name = row.name.replaceAll('.', '-');
  return isFamily(row) ? plain.startsWith(name.slice(0, -1)) : plain === name;
}

function isFamily({ name }: ModelRow): boolean {
  return name.endsWith('*');
}

/**
 * Returns what a model costs at an endpoint: its maker's prices, wherever it is asked, because others take about
 * as much. A model that anyone can run is free on this machine.
 */
export function listPrices(
  model: string,
  address = 'https://api.openai.com/v1',
): ListPrices | 'free' | 'unknown' {
  const { prices, weights } = modelProfile(model);
  const { host, hostname } = new URL(address);
  if (weights === 'open' && isLoopback(hostname)) return 'free';
  return prices === 'unknown' ? prices : { ...prices, isElsewhere: prices.list.host !== host };
}

function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Ends of names that say which edition of a model is meant: dates, and Bedrock's versions. */
const edition = /-(?:latest|20\d{2}-\d{2}-\d{2}|20\d{6}|\d{4})$/;

/** Makers as Bedrock names them, with the region that may precede them. */
const bedrockMaker = /^(?:[a-z]{2,6}(?:-gov)?\.)?[a-z]+\.(?=[a-z])/;

/**
 * Returns the name of a model in the form of the table: in lower case, with hyphens for dots, without what
 * OpenRouter, Vertex, Bedrock and Hugging Face put before it, and without its date and Ollama's tag.
 */
export function plainName(given: string): string {
  const name = given.trim().toLowerCase();
  const own = name.slice(name.lastIndexOf('/') + 1).replace(bedrockMaker, '');
  const untagged = own.replace(/(?:-v\d+)?:.*$/, '').replaceAll(/[.@_]/g, '-');
  return withoutEdition(untagged);
}

function withoutEdition(name: string): string {
  const shorter = name.replace(edition, '');
  return shorter === name ? name : withoutEdition(shorter);
}
