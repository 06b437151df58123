import type { SyntaxVerdict } from '../../agent/ports.ts';
import { type TextChange, unchecked } from './compare.ts';
import { brokenVerdict } from './findings/index.ts';
import type { Language } from './languages/index.ts';

/**
 * Judges a change by the language's parsers: the strictest that accepted the old text judges the new one.
 * `undefined` if none did, so that they cannot tell.
 */
export async function compareByParsers(
  { parsers = [], trusted }: Language,
  path: string,
  { before, after }: TextChange,
): Promise<SyntaxVerdict | undefined> {
  for (const load of parsers) {
    const parse = await load();
    const now = parse(after, path);
    if (now === undefined) return unchecked('its parser could not read it');
    if (now.length === 0) return { kind: 'sound' };
    if (before === null) return trusted ? brokenVerdict(now) : undefined;
    if (parse(before, path)?.length === 0) return brokenVerdict(now);
  }
  return undefined;
}
