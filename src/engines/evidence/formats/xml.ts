import { parseXml, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml';

/** An element of a report. */
export type { XmlElement };

/** More tags than the largest report has; each takes memory. */
const mostTags = 1_500_000;

/**
 * Returns the outermost element of a text; throws an error that says why there is none. Document types are refused:
 * they declare entities, and no runner writes one.
 */
export function parseReport(text: string): XmlElement {
  if (countTags(text) > mostTags) throw new Error('it has too many tags');
  const { children, root } = parseXml(text.replace(unfit, ''), { preserveDocumentType: true });
  if (children.some(({ type }) => type === 'doctype')) throw new Error('it has a document type');
  if (root === null) throw new Error('it is empty');
  return root;
}

/** Characters that XML cannot hold, as they are or as references; colours of a terminal begin with one. */
const unfit = new RegExp(
  [
    '(?:\\u001b|&#(?:x0{0,4}1b|0{0,4}27);)(?:\\[[\\d;:?]{0,64}[A-Za-z])?',
    '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff]',
    '&#(?:x0{0,4}(?:[0-8bcef]|1[0-9a-f])|0{0,4}(?:[0-8]|1[124-9]|2\\d|3[01]));',
  ].join('|'),
  'gi',
);

function countTags(text: string): number {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) count += 1;
  return count;
}

/** The elements in an element, in order, or only those with one of some names. */
export function elementsIn(
  { children }: XmlElement,
  ...names: readonly string[]
): readonly XmlElement[] {
  const elements = children.filter((node: XmlNode) => node instanceof XmlElement);
  return names.length === 0 ? elements : elements.filter(({ name }) => names.includes(name));
}

/** Follows the first elements with these names, each in the one before. */
export function elementAt(from: XmlElement, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((at, name) => at && elementsIn(at, name)[0], from);
}

/** The text directly in an element. */
export const textIn = ({ children }: XmlElement): string =>
  children.map((node) => (node instanceof XmlText ? node.text : '')).join('');

/** The first of some attributes that is there and not empty. */
export function attributeOf(
  { attributes }: XmlElement,
  ...names: readonly string[]
): string | undefined {
  // Names that every object has are no attributes of this one.
  const own = names.filter((name) => Object.hasOwn(attributes, name));
  return own.map((name) => attributes[name]?.trim()).find((value) => value);
}
