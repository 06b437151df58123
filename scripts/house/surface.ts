import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Counts what a user of the checkout meets: inputs of the Action, stop reasons, pages and their words. */
export function measureSurface(checkout: string): Readonly<Record<string, number>> {
  const docs = join(checkout, 'docs');
  const pages = (existsSync(docs) ? readdirSync(docs) : []).filter((name) => name.endsWith('.md'));
  const texts = pages.map((name) => textOf(join(docs, name)));
  return {
    inputs: Object.keys(parse(textOf(join(checkout, 'action.yml')))?.inputs ?? {}).length,
    reasons: textOf(join(docs, 'stop-reasons.md')).match(/^\| `[a-z-]+` \|/gm)?.length ?? 0,
    pages: pages.length,
    words: texts.flatMap((text) => text.match(/\S+/g) ?? []).length,
  };
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
