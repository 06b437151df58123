import { linkTo } from '../../../../core/text/index.ts';
import { finderOf } from './finder.ts';

/** Where a link may point: an address, a path, an anchor, an attachment, a person. */
const target = /^(?:[a-z][a-z\d+.-]*:|\/|#|\^|~|www\.)/i;

const cardLooks: ReadonlySet<string> = new Set(['smart-link', 'smart-card', 'smart-embed']);

/** Where the brackets at a position are closed, and that no others stand between; else `-1`. */
export function bracketsOf(text: string): (at: number) => number {
  const [open, close] = [finderOf(text, '['), finderOf(text, ']')];
  return (at) => {
    const end = close(at);
    const next = open(at + 1);
    return next !== -1 && next < end ? -1 : end;
  };
}

/** The text between square brackets as a link, mention or attachment; `undefined` when it is none. */
export function readBracket(inner: string, render: (text: string) => string): string | undefined {
  const parts = inner.split('|');
  const [first = '', second] = parts;
  const url = (second ?? first).trim();
  if (!target.test(url)) return undefined;
  const name = second === undefined ? '' : render(first.trim());
  const tip = parts.slice(2).filter((part) => part.trim() !== '' && !cardLooks.has(part.trim()));
  return [pointTo(name, url), ...tip.map((part) => `(${part.trim()})`)].join(' ');
}

function pointTo(name: string, url: string): string {
  const special = placeholder(url);
  if (special === undefined) return linkTo(name || url, url);
  return name === '' ? special : `${name} ${special}`;
}

function placeholder(url: string): string | undefined {
  if (url.startsWith('^')) return `[attachment: ${url.slice(1)}]`;
  if (url.startsWith('~')) return `@${url.slice(1).replace(/^accountid:/, '')}`;
  return url.startsWith('#') ? `[anchor: ${url.slice(1)}]` : undefined;
}

const picture = /^[^\s|][^|]*\.\w{2,5}$/;
const address = /^https?:\/\/\S+$/;
const look =
  /^(?:thumbnail|(?:width|height|align|border|bordercolor|hspace|vspace|id|type)=\S*|\s*)$/i;

/** The text between exclamation marks as a named image; `undefined` when it is none. */
export function readPicture(inner: string): string | undefined {
  const bar = inner.indexOf('|');
  const name = bar === -1 ? inner : inner.slice(0, bar);
  if (!picture.test(name) && !address.test(name)) return undefined;
  const details = bar === -1 ? [] : inner.slice(bar + 1).split(/[|,]/);
  const told = details.map((part) => part.trim()).filter((part) => !look.test(part));
  return `[image: ${[name, ...told].join(', ')}]`;
}
