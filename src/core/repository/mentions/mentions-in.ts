import { bareNamesIn, modulesIn, unusualNames } from './bare-names.ts';
import { extensions } from './extensions.ts';
import { addressesIn, fileNamesIn } from './file-names.ts';
import { framesIn } from './frames.ts';
import type { Mention, ResolvedMention, Sighting } from './mention.ts';
import { type FileResolver, fileResolver } from './resolver.ts';
import type { TicketText } from './ticket-text.ts';

/** Maximum number of mentions of a ticket; further ones say nothing new. */
const mostMentions = 300;

type Reading = (found: Sighting) => Omit<ResolvedMention, 'inTitle'> | undefined;

/**
 * Returns what a ticket names, with the files of these paths that each name can mean: frames from the crash
 * outwards, then in its order, without duplicates. A name of no file is kept if only a file can have it.
 */
export function mentionsIn(
  { title, body }: TicketText,
  paths: readonly string[],
): readonly ResolvedMention[] {
  const resolver = fileResolver(paths);
  let text = withoutComments(`${title}\n${body}`);
  const found: (ResolvedMention & { readonly at: number })[] = [];
  const take = (occurrences: readonly Sighting[], read: Reading) => {
    const understood = occurrences.flatMap((one) => {
      const mention = read(one);
      return mention === undefined ? [] : [{ one, mention }];
    });
    for (const { one, mention } of understood) {
      if (mention.name !== '')
        found.push({ ...mention, at: one.at, inTitle: one.at < title.length });
    }
    text = blanked(
      text,
      understood.map(({ one }) => one),
    );
  };
  const { named, known, module } = readings(resolver);
  take(framesIn(text), named('frame'));
  take(addressesIn(text), named('file'));
  take(unusualNames(paths)(text), named('file'));
  take(fileNamesIn(text), (one) => known(one) ?? module(one));
  take(modulesIn(text), module);
  take(bareNamesIn(text), (one) => known(one) ?? module(one));
  return distinct(
    found.sort((a, b) => (a.depth ?? mostMentions) - (b.depth ?? mostMentions) || a.at - b.at),
  );
}

function readings({ file, module }: FileResolver) {
  const named =
    (kind: Mention['kind']): Reading =>
    ({ name, line, depth }) => ({ kind, name, line, depth, ...file(name) });
  const known: Reading = (one) => {
    const mention = named('file')(one);
    return mention !== undefined && (mention.files.length > 0 || isFileName(one.name))
      ? mention
      : undefined;
  };
  return {
    named,
    known,
    module: ({ name, line }: Sighting) => {
      const files = module(name);
      return files.length === 0
        ? undefined
        : { kind: 'module' as const, name, line, depth: undefined, files, isDependency: false };
    },
  };
}

/** Whether only a file can have the name. */
function isFileName(name: string): boolean {
  return extensions.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}

/** Issue forms explain themselves in comments. */
function withoutComments(text: string): string {
  const [start = '', ...rest] = text.split('<!--');
  return [
    start,
    ...rest.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : part)),
  ].join(' ');
}

/** Returns the text with blanks in place of what was read, so that nothing is read twice. */
function blanked(text: string, read: readonly Sighting[]): string {
  let end = 0;
  const parts: string[] = [];
  for (const one of [...read].sort((a, b) => a.at - b.at)) {
    if (one.at < end) continue;
    parts.push(text.slice(end, one.at), ' '.repeat(one.end - one.at));
    end = one.end;
  }
  return [...parts, text.slice(end)].join('');
}

/** Keeps one mention of each place; a name alone adds nothing to the same name with a line. */
function distinct(found: readonly ResolvedMention[]): readonly ResolvedMention[] {
  const withLine = new Set(found.filter(({ line }) => line !== undefined).map(({ name }) => name));
  const places = new Map<string, ResolvedMention>();
  for (const { kind, name, line, depth, isDependency, inTitle, files } of found) {
    const key = line === undefined && withLine.has(name) ? undefined : `${name}:${line ?? ''}`;
    const first = places.get(key ?? '');
    if (key === undefined || places.size >= mostMentions) continue;
    places.set(
      key,
      first === undefined
        ? { kind, name, line, depth, isDependency, inTitle, files }
        : { ...first, inTitle: first.inTitle || inTitle },
    );
  }
  return [...places.values()];
}
