import { sha256Hex } from './fingerprint.ts';
import { describeDeceptive, withoutInvisible } from './invisible.ts';

const tags = [
  ...['critique', 'diff', 'edits', 'file', 'files', 'guidance'],
  ...['output', 'plan', 'problem', 'read', 'said', 'ticket', 'uses'],
] as const;

/** What a text in a prompt is. */
export type Tag = (typeof tags)[number];

/** Attributes of a tag; `true` stands for the name alone. */
type Attributes = Readonly<Record<string, string | true>>;

/**
 * Encloses a text of a prompt in tags. No other function may put untrusted text there: nothing in the text can
 * close the tags or pass for others. If it contains one of them, they get a suffix that it does not contain. The
 * text stays as it is, so that edits match it; characters in it that deceive the eye are named beside it.
 */
export function enclosed(tag: Tag, text: string, attributes: Attributes = {}): string {
  const name = `${tag}${suffixFor(text)}`;
  const invisible = describeDeceptive(text);
  const all = invisible === undefined ? attributes : { ...attributes, invisible };
  return `<${name}${writeAttributes(all)}>\n${text}\n</${name}>`;
}

/** A tag without a text, for something that is not there. */
export function emptyTag(tag: Tag, attributes: Attributes): string {
  return `<${tag}${writeAttributes(attributes)}></${tag}>`;
}

/** Tags in any spelling that a model might take for one, such as `‹/plan›` or with letters of another script. */
const anyTag = new RegExp(
  `[<‹〈⟨❮]\\s*[/∕⁄]?\\s*(?:(?:${tags.join('|')})(?![a-z])|[a-z]{0,8}[^\\x00-\\x7F]\\w*)`,
  'i',
);

function suffixFor(text: string): string {
  if (!anyTag.test(withoutInvisible(text.normalize('NFKC')))) return '';
  let hash = sha256Hex(text);
  while (text.includes(hash.slice(0, 8))) hash = sha256Hex(hash);
  return `-${hash.slice(0, 8)}`;
}

function writeAttributes(attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}=${quoted(value)}`,
  );
  return written.join('');
}

/** As JSON, in which no character ends the tag. */
function quoted(value: string): string {
  return JSON.stringify(value).replace(
    /[<>\u007F-\u009F\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
