import type { SyntaxVerdict } from '../../agent/ports.ts';
import { type TextChange, unchecked } from './compare.ts';
import { brokenVerdict } from './findings/index.ts';
import type { Language, StrictParser } from './languages/index.ts';

/** Judges a change by the language's parsers, from the strictest on. `undefined`: they cannot tell. */
export async function compareByParsers(
  language: Language,
  path: string,
  change: TextChange,
): Promise<SyntaxVerdict | undefined> {
  const { parser, dialects = [] } = language;
  for (const load of parser === undefined ? [] : [parser, ...dialects]) {
    const verdict = compareBy(await load(), path, change, language.trusted);
    const doubt = verdict?.kind === 'broken' ? language.doubt?.(change.after, path) : undefined;
    if (doubt !== undefined) return unchecked(doubt);
    if (verdict !== undefined) return verdict;
    if (change.before === null) return undefined;
  }
  return undefined;
}

function compareBy(
  parse: StrictParser,
  path: string,
  { before, after }: TextChange,
  isTrusted: boolean,
): SyntaxVerdict | undefined {
  const now = parse(after, path);
  if (now === undefined) return unchecked('its parser could not read it');
  if (now.length === 0) return { kind: 'sound' };
  const wasValid = before === null ? isTrusted : parse(before, path)?.length === 0;
  return wasValid ? brokenVerdict(now) : undefined;
}
