import { fileKind } from '../file-kind.ts';
import type { ResolvedMention } from './mention.ts';

/** Names that stand for any file: letters, `foo`, `example`. */
const anyName =
  /^(?:\p{L}|foo(?:bar)?|bar|baz|qux|quux|example|sample|demo|test|repro(?:duction)?|te?mp|hello(?:[-_]?world)?|my[-_]?(?:app|class|component|file|folder|lib|module|package|project)|some[-_]?(?:file|module|thing))\d{0,2}$/iu;

/** Folders that stand for any folder. */
const anyFolder =
  /^(?:\.{1,2}|app|code|dir(?:ectory)?|folder|home|lib|path|project|src|tests?|to|users?|workspace)$/i;

/** What a slash joins besides folders: kinds of media, alternatives, dates and numbers. */
const joined =
  /^(?:(?:application|audio|font|image|multipart|text|video)\/(?:css|csv|event-stream|form-data|gif|html|javascript|jpe?g|json|markdown|mixed|mp4|mpeg|ogg|octet-stream|pdf|plain|png|svg\+xml|webp|woff2?|x-www-form-urlencoded|xml|yaml|zip|vnd\..*|x-.*)|and\/or|either\/or|true\/false|yes\/no|on\/off|input\/output|read\/write|get\/set|client\/server|before\/after|request\/response|tcp\/ip|n\/a|i\/o|\d+(?:\/\d+)+)$/i;

const host = /^[\w-]+(?:\.[\w-]+)*\.(?:com|net|edu|gov)$/i;

/**
 * Whether a name stands for no file in particular although one is called so: a placeholder that only tests and examples
 * have as a file, a host, a kind of media or an alternative.
 */
export function namesNoFile({
  kind,
  name,
  line,
  files,
}: Pick<ResolvedMention, 'kind' | 'name' | 'line' | 'files'>): boolean {
  if (kind === 'frame' || line !== undefined) return false;
  if (name.includes('/') && files.includes(name)) return false;
  if (joined.test(name) || host.test(name)) return true;
  const isPath = kind === 'file' || /[\\/]/.test(name);
  const parts = name.split(isPath ? /[\\/]/ : /\.|::|#|->/).filter((part) => part !== '');
  const last = parts.pop() ?? '';
  if (!anyName.test(isPath ? last.replace(/(?<=.)\..*$/, '') : last)) return false;
  if (!parts.every((part) => anyName.test(part) || anyFolder.test(part))) return false;
  const isSource = isPath && last.includes('.');
  return !isSource || !files.some((path) => fileKind(path) === 0);
}
