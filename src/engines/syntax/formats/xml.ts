import { parseXml, XmlError } from '@rgrove/parse-xml';
import { phrase, problemAt, type SyntaxProblem } from '../problems/index.ts';

/** The first mistake that keeps a text from being XML; `undefined` if it is nested too deeply to tell. */
export function xmlProblems(text: string): readonly SyntaxProblem[] | undefined {
  try {
    // A document type may declare entities in another file.
    parseXml(text, { ignoreUndefinedEntities: true });
    return [];
  } catch (error) {
    if (!(error instanceof XmlError)) return undefined;
    const message = phrase(error.message.replace(/ \(line \d+, column \d+\)/, ''));
    // The library counts without the byte order mark.
    const lines = text.replace(/^\ufeff/, '').split('\n');
    return [problemAt(lines, { row: error.line - 1, column: error.column - 1 }, message)];
  }
}
