import { type Document, LineCounter, parseAllDocuments, visit } from 'yaml';
import { phrase, problemAt, type SyntaxProblem } from '../problems/index.ts';

/** What is wrong at an index of the text. */
type Mistake = readonly [index: number, message: string];

/** What keeps a text from being YAML; `undefined` if it is nested too deeply to tell. */
export function yamlProblems(text: string): readonly SyntaxProblem[] | undefined {
  const places = new LineCounter();
  const documents = parseAllDocuments(text, {
    // Most programs take the last of two equal keys, and to compare them all takes long.
    uniqueKeys: false,
    prettyErrors: false,
    lineCounter: places,
    logLevel: 'silent',
  });
  const errors = documents.flatMap((document) => document.errors);
  if (errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) return undefined;
  const mistakes =
    errors.length > 0
      ? errors.map(({ pos, message }): Mistake => [pos[0], phrase(message)])
      : documents.flatMap(unknownAliases);
  const lines = mistakes.length > 0 ? text.split('\n') : [];
  return mistakes.map(([index, message]) => {
    const { line, col } = places.linePos(index);
    return problemAt(lines, { row: Math.max(line, 1) - 1, column: Math.max(col, 1) - 1 }, message);
  });
}

/** Aliases are not resolved, since a few lines may stand for billions of values. */
function unknownAliases(document: Document): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  const anchors = new Set<string>();
  visit(document, {
    Node: (_, node) => {
      if ('anchor' in node && node.anchor) anchors.add(node.anchor);
    },
    Alias: (_, { source, range }) => {
      if (anchors.has(source)) return;
      const message = `no anchor \`&${phrase(source)}\` comes before this alias`;
      mistakes.push([range?.[0] ?? 0, message]);
    },
  });
  return mistakes;
}
