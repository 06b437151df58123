import type { ResolvedMention, Sighting } from './mention.ts';

/** A name as products have it, too: `PostgreSQL`, `Node.js`. */
const capital = /^\p{Lu}[\w-]*(?:\.js)?$/u;

/** Names without an extension that only files have: `Dockerfile`, `LICENSE`; not `TODO` or a variable. */
const ofFiles =
  /file$|^(?:README|LICEN[CS]E|COPYING|CHANGES|CHANGELOG|HISTORY|AUTHORS|CONTRIBUTING|CODEOWNERS|MAINTAINERS|NOTICE|MANIFEST|[A-Z]+_[A-Z_]+)$/;

const mark = /["'`“”‘’«»(]/;
const version = /^ v?\d+(?:\.[\dx]+)*\+?(?![\w:])/;
const sentenceStart = /(?:^|\n|[.!?:] )$/;

/**
 * Whether a name in prose, without marks of code around it, is a word or a product although a file is called so: one
 * with a version, one in capitals that no file has (`Node.js`), or of words that the file does not keep apart
 * (`PostgreSQL` for `postgresql.py`).
 */
export function isProduct(
  one: Sighting & Pick<ResolvedMention, 'kind' | 'files'>,
  text: string,
): boolean {
  const { kind, name, line, at, end, files } = one;
  if (kind === 'frame' || line !== undefined || !capital.test(name)) return false;
  if (mark.test(text[at - 1] ?? '') || mark.test(text[end] ?? '')) return false;
  if (version.test(text.slice(end, end + 12))) return true;
  const parts = files.flatMap((path) => path.split('/'));
  if (kind === 'module') return !parts.some((part) => isApart(part.replace(/\.[^.]*$/, ''), name));
  if (!name.includes('.')) return !ofFiles.test(name);
  return !sentenceStart.test(text.slice(Math.max(0, at - 2), at)) && !parts.includes(name);
}

/** Whether a file keeps the words of a name apart, as `order_item` does those of `OrderItem`. */
function isApart(part: string, name: string): boolean {
  const isSame = part.replace(/[_-]/g, '').toLowerCase() === name.toLowerCase();
  return isSame && /[_-]|\p{Ll}\p{Lu}/u.test(part);
}
