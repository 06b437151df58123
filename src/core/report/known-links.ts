import { keptPatch } from '../run/index.ts';
import {
  type Block,
  code,
  type FoldedBlock,
  type Inline,
  type Prose,
  text,
} from '../text/index.ts';
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

function mapInlines(block: Block, change: Change): Block {
  switch (block.kind) {
    case 'heading':
      return block;
    case 'details':
      return { ...block, content: block.content.map((part) => mapFolded(part, change)) };
    default:
      return mapFolded(block, change);
  }
}

function mapFolded(block: FoldedBlock, change: Change): FoldedBlock {
  switch (block.kind) {
    case 'quote':
      return { ...block, content: block.content.map((part) => mapProse(part, change)) };
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => cell.flatMap(change))) };
    default:
      return mapProse(block, change);
  }
}

function mapProse(block: Prose, change: Change): Prose {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, content: block.content.flatMap(change) };
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => item.map((part) => mapProse(part, change))),
      };
    case 'code':
      return block;
  }
}
