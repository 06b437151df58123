import { oneLine } from '../../text/index.ts';
import type { ResolvedMention } from './mention.ts';

/** Maximum characters of the text, of a name in it, and files that are listed for one name. */
const most = { text: 1_200, name: 120, files: 5 } as const;

/** Says for a prompt which files the names in a ticket mean, one in a line, the likeliest first; `''` if it names none. */
export function mentionsText(mentions: readonly ResolvedMention[]): string {
  const lines = [...new Set(mentions.toSorted(byWorth).map(described))];
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length + 1;
    if (length > most.text) break;
    kept.push(line);
  }
  return kept.join('\n');
}

function byWorth(a: ResolvedMention, b: ResolvedMention): number {
  return worth(b) - worth(a);
}

function worth({ files, depth, isDependency, inTitle }: ResolvedMention): number {
  const found = files.length === 0 ? 0 : 4;
  return (
    found +
    (depth === 0 ? 2 : 0) +
    (inTitle ? 2 : 0) +
    (isDependency ? -1 : 0) -
    Math.min(3, files.length) / 4 -
    (depth ?? 0) / 10
  );
}

function described({ name, files, line, depth, isDependency }: ResolvedMention): string {
  const shown = oneLine(name, most.name);
  if (files.length === 0) {
    return isDependency
      ? `${shown}: a dependency`
      : `${shown}: no such file; perhaps new, perhaps the reporter's`;
  }
  const place = line === undefined ? '' : `:${line}`;
  const crash = depth === 0 ? ' (crashed here)' : '';
  const [only = ''] = files;
  const path = (file: string) => oneLine(file, 2 * most.name);
  if (files.length === 1)
    return shown === only || place !== ''
      ? `${path(only)}${place}${crash}`
      : `${shown}: ${path(only)}`;
  const more = files.length > most.files ? `, ${files.length - most.files} more` : '';
  return `${shown}${place}: ${files.slice(0, most.files).map(path).join(' or ')}${more} (the ticket does not say which)${crash}`;
}
