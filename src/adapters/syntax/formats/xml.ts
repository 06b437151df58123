import {
  parseXml,
  type XmlDocument,
  XmlElement,
  XmlError,
  type XmlNode,
  XmlText,
} from '@rgrove/parse-xml';
import { findingAt, positionOf, type SyntaxFinding } from '../findings/index.ts';
import { phrase } from './phrase.ts';

/**
 * The first mistake that keeps a text from being XML, or tags that became text because they lost their `<`;
 * `undefined` if it is nested too deeply to tell.
 */
export function xmlFindings(text: string): readonly SyntaxFinding[] | undefined {
  return findings(text, tagsInText);
}

/** As `xmlFindings`, for texts that write about tags. */
export function lenientXmlFindings(text: string): readonly SyntaxFinding[] | undefined {
  return findings(text, () => []);
}

function findings(
  marked: string,
  ruleOf: (document: XmlDocument, text: string) => readonly number[],
): readonly SyntaxFinding[] | undefined {
  // The library counts without the byte order mark.
  const text = marked.replace(/^\ufeff/, '');
  const lines = text.split('\n');
  try {
    // A document type may declare entities in another file.
    const options = {
      ignoreUndefinedEntities: true,
      includeOffsets: true,
      preserveCdata: true,
      preserveComments: true,
    };
    const indexes = ruleOf(parseXml(text, options), text);
    const bare = 'a tag without its `<`, or text with a `>` that must be `&gt;`';
    return indexes.map((index) => findingAt(lines, positionOf(text, index), bare));
  } catch (error) {
    if (!(error instanceof XmlError)) return undefined;
    const message = phrase(error.message.replace(/ \(line \d+, column \d+\)/, ''));
    return [findingAt(lines, { row: error.line - 1, column: error.column - 1 }, message)];
  }
}

/** An attribute, a slash or a comment's end before `>`, or a name before it that begins a line. */
const restOfTag = /(?<![\w:.-])[\w:.-]+="[^"<>]*"\s*\/?>|\/>|-->|(?:^|\n)[^\S\n]*\/?[\w:.-]+>/;

/** Where text between tags has the rest of a tag. Text with references, such as `&lt;`, may write about tags. */
function tagsInText(document: XmlDocument, text: string): readonly number[] {
  const indexes: number[] = [];
  const left: XmlNode[] = [...document.children];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (node instanceof XmlElement) for (const child of node.children) left.push(child);
    else if (node instanceof XmlText && node.type === 'text') {
      const source = text.slice(node.start, node.end);
      const rest = source.includes('&') ? null : restOfTag.exec(source);
      if (rest !== null) indexes.push(node.start + rest.index);
    }
  }
  return indexes.toSorted((a, b) => a - b).slice(0, 10);
}
