import { keptPatch } from '../run/index.ts';
import { type Block, code, type Inline, text } from '../text/index.ts';
import type { Outcome } from './outcome.ts';

/** What names hosts in a report. */
type Naming = Pick<Outcome, 'run'> & Partial<Outcome>;

type Change = (inline: Inline) => readonly Inline[];

/**
 * The blocks with links only to hosts that were named before the model wrote: in the ticket and the files that it was
 * shown first, in those that it changes, and in the report's own addresses. Of any other link, the words and the
 * address are shown, so that no click takes anything there.
 */
export function withKnownLinks(
  blocks: readonly Block[],
  outcome: Naming,
  ...addresses: readonly string[]
): readonly Block[] {
  const known = namedHosts(outcome, addresses);
  const change: Change = (inline) => {
    if (inline.kind !== 'link' || known.has(hostOf(inline.url))) return [inline];
    const isAddress = inline.text === inline.url || inline.text === '';
    return [...(isAddress ? [] : [text(`${inline.text} `)]), code(inline.url)];
  };
  return blocks.map((block) => mapInlines(block, change));
}

/** What the model itself wrote names no host: neither its replies, nor what answers to them. */
function namedHosts(outcome: Naming, addresses: readonly string[]): ReadonlySet<string> {
  const { run, log, pullRequest, before } = outcome;
  const standing = before && 'change' in before ? before.change.pull.url : undefined;
  const asked = run.steps.find((step) => 'call' in step);
  const texts = [
    ...(asked !== undefined && 'call' in asked ? [asked.call.prompt] : []),
    ...Array.from(keptPatch(run).values(), ({ before }) => before ?? ''),
    ...[log, pullRequest?.url, standing].map((address) => address ?? ''),
    ...addresses,
  ];
  return new Set(
    texts.flatMap((one) => Array.from(one.matchAll(hosts), ([, host = '']) => host.toLowerCase())),
  );
}

const hosts = /\/\/(?:[^\s/@]*@)?([\w.-]+(?::\d+)?)/g;

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '');

/** Returns a part of a report with every inline in it changed, at any depth. */
function mapInlines<Part>(part: Part, change: Change): Part;
function mapInlines(part: unknown, change: Change): unknown {
  if (Array.isArray(part))
    return part.flatMap((one) => (isLink(one) ? change(one) : [mapInlines(one, change)]));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, member]) => [name, mapInlines(member, change)]),
  );
}

const isLink = (part: unknown): part is Extract<Inline, { readonly kind: 'link' }> =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'link';
