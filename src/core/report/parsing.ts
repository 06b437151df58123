import type { StepOf } from '../run/index.ts';

/** Unparsed files that are named with their reason. */
const maxNamed = 5;

/** Says how many of the changed code files were parsed, such as `1 of 2 files parsed; A.java: no grammar for .java`. */
export function describeParsing({
  parsed,
  unparsed,
}: Pick<StepOf<'checked'>, 'parsed' | 'unparsed'>): string {
  const all = parsed.length + unparsed.length;
  if (all === 0) return 'the change writes no code file';
  const files = `${all} ${all === 1 ? 'file' : 'files'} parsed`;
  if (unparsed.length === 0) return files;
  const named = unparsed.slice(0, maxNamed).map(({ path, why }) => `${path}: ${why}`);
  const more = unparsed.length - named.length;
  const rest = more > 0 ? [`and ${more} more`] : [];
  return [`${parsed.length} of ${files}`, ...named, ...rest].join('; ');
}
