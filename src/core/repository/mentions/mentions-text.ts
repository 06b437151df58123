import { oneLine } from '../../../engines/text/index.ts';
import type { ResolvedMention } from './mention.ts';

/** Maximum characters of the text, of a name and of a path in it, files that are listed for one name, and names of none. */
const most = { text: 1_200, name: 100, path: 250, files: 4, missing: 8 } as const;

/**
 * Says for a prompt which files the names in a ticket mean, one in a line, the likeliest first; `''` if it names
 * none. Names are untrusted: they are cut to one line.
 */
export function mentionsText(
  mentions: readonly ResolvedMention[],
  near: (name: string) => readonly string[] = () => [],
): string {
  const relevant = mentions.filter(({ name, files, kind, line, depth = 0 }) => {
    if (line === undefined && isOwnName(name, files)) return false;
    return files.length > 0 || (!name.startsWith('<') && (kind === 'file' || depth === 0));
  });
  const ordered = relevant.toSorted((a, b) => worth(b) - worth(a));
  const missing = ordered.filter(isMissing).slice(0, most.missing);
  const known = ordered.filter((one) => !isMissing(one)).map(described);
  const lines = [...new Set([...known, ...missing.flatMap((one) => missed(one, near))])];
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    const isKnown = kept.some((other) => other === line || other.startsWith(`${line}:`));
    length += isKnown ? 0 : line.length + 1;
    if (length > most.text) break;
    if (!isKnown) kept.push(line);
  }
  return kept.join('\n');
}

/** Whether a name means the one file that ends so: the list of files says as much. */
function isOwnName(name: string, files: readonly string[]): boolean {
  const [only, ...others] = files;
  return others.length === 0 && only !== undefined && `/${only}`.endsWith(`/${name}`);
}

/** Few candidates before many, the crash and the title before other places. */
function worth({ files, depth, isDependency, inTitle }: ResolvedMention): number {
  if (files.length === 0) return isDependency ? -1 : 0;
  const distance = depth === undefined ? 2 : Math.min(depth, 30) / 10;
  return 10 - distance + (inTitle ? 3 : 0) - Math.min(files.length - 1, 5);
}

const isMissing = ({ files, isDependency }: ResolvedMention) => files.length === 0 && !isDependency;

/** A name that no file comes near is a product, or the reporter's own: nothing is said of it. */
function missed(
  { name }: ResolvedMention,
  near: (name: string) => readonly string[],
): readonly string[] {
  const files = near(name).slice(0, most.files);
  if (files.length === 0) return [];
  const listed = files.map((file) => oneLine(file, most.path)).join(', ');
  return [`${oneLine(name, most.name)}: no such file; there is ${listed}`];
}

function described({ name, files, line, depth }: ResolvedMention): string {
  const shown = oneLine(name, most.name);
  const [first, ...others] = files.slice(0, most.files).map((file) => oneLine(file, most.path));
  if (first === undefined) return `${shown}: a dependency`;
  const at = line === undefined ? '' : `:${line}`;
  const crash = depth === 0 ? ' (crashed here)' : '';
  if (others.length === 0) {
    const isSame = name.replaceAll('\\', '/').endsWith(first) || depth !== undefined;
    return isSame ? `${first}${at}${crash}` : `${shown}: ${first}${at}`;
  }
  const more = files.length > most.files ? ' or others' : '';
  return `${shown}${at}: ${[first, ...others].join(' or ')}${more} (the ticket does not say which)${crash}`;
}
