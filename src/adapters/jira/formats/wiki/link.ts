import { linkTo } from '../../../../core/text/index.ts';

/** Link targets: an address, a path, an anchor, an attachment or a person. */
const target = /^(?:[a-z][a-z\d+.-]*:|\/|#|\^|~|www\.)/i;

const cardStyles: ReadonlySet<string> = new Set(['smart-link', 'smart-card', 'smart-embed']);

/** Renders the text between square brackets as a link, mention or attachment; `undefined` if it is none. */
export function readLink(inner: string, render: (text: string) => string): string | undefined {
  const parts = inner.split('|');
  const [first = '', second] = parts;
  const url = (second ?? first).trim();
  if (!target.test(url)) return undefined;
  const name = second === undefined ? '' : render(first.trim());
  const tip = parts.slice(2).filter((part) => part.trim() !== '' && !cardStyles.has(part.trim()));
  return [linkOrPlaceholder(name, url), ...tip.map((part) => `(${part.trim()})`)].join(' ');
}

function linkOrPlaceholder(name: string, url: string): string {
  const special = placeholder(url);
  if (special === undefined) return linkTo(name || url, url);
  return name === '' ? special : `${name} ${special}`;
}

function placeholder(url: string): string | undefined {
  if (url.startsWith('^')) return `[attachment: ${url.slice(1)}]`;
  if (url.startsWith('~')) return `@${url.slice(1).replace(/^accountid:/, '')}`;
  return url.startsWith('#') ? `[anchor: ${url.slice(1)}]` : undefined;
}

const fileName = /^[^\s|][^|]*\.\w{2,5}$/;
const address = /^https?:\/\/\S+$/;
const styleParameter =
  /^(?:thumbnail|(?:width|height|align|border|bordercolor|hspace|vspace|id|type)=\S*|\s*)$/i;

/** Renders the text between exclamation marks as the name of an image; `undefined` if it is none. */
export function readImage(inner: string): string | undefined {
  const bar = inner.indexOf('|');
  const name = bar === -1 ? inner : inner.slice(0, bar);
  if (!fileName.test(name) && !address.test(name)) return undefined;
  const details = bar === -1 ? [] : inner.slice(bar + 1).split(/[|,]/);
  const shown = details.map((part) => part.trim()).filter((part) => !styleParameter.test(part));
  return `[image: ${[name, ...shown].join(', ')}]`;
}
