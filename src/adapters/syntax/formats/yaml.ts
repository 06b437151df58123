import { type Document, isScalar, LineCounter, parseAllDocuments, visit, type YAMLMap } from 'yaml';
import { findingAt, type SyntaxFinding } from '../findings/index.ts';
import { phrase } from './phrase.ts';

/** What keeps a text from being YAML; `undefined` if it is nested too deeply to tell. */
export function yamlFindings(text: string): readonly SyntaxFinding[] | undefined {
  return findings(text, (document) => [
    ...duplicateKeys(document),
    ...unknownAliases(document),
    ...strayBrackets(document),
  ]);
}

/** As `yamlFindings`, for what YAML allows but is hardly ever meant. */
export function lenientYamlFindings(text: string): readonly SyntaxFinding[] | undefined {
  return findings(text, () => []);
}

/** What is wrong at an index of the text. */
type Mistake = readonly [index: number, message: string];

function findings(
  text: string,
  rulesOf: (document: Document) => readonly Mistake[],
): readonly SyntaxFinding[] | undefined {
  const places = new LineCounter();
  // The library compares each key with all others, which takes half a minute for a megabyte.
  const documents = parseAllDocuments(text, {
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
      : documents.flatMap((document) => rulesOf(document));
  const lines = mistakes.length > 0 ? text.split('\n') : [];
  return mistakes.map(([index, message]) => {
    const { line, col } = places.linePos(index);
    return findingAt(lines, { row: Math.max(line, 1) - 1, column: Math.max(col, 1) - 1 }, message);
  });
}

function duplicateKeys(document: Document): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Map: (_, { items }: YAMLMap) => {
      const known = new Set<unknown>();
      for (const { key } of items) {
        // A map may merge several others.
        if (!isScalar(key) || key.value === '<<') continue;
        if (known.has(key.value))
          mistakes.push([
            key.range?.[0] ?? 0,
            `the key ${phrase(`\`${key.value}\``)} is given twice`,
          ]);
        known.add(key.value);
      }
    },
  });
  return mistakes;
}

function unknownAliases(document: Document): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  const anchors = new Set<string>();
  visit(document, {
    Node: (_, node) => {
      if ('anchor' in node && node.anchor) anchors.add(node.anchor);
    },
    Alias: (_, { source, range }) => {
      if (!anchors.has(source))
        mistakes.push([
          range?.[0] ?? 0,
          `no anchor \`&${phrase(source)}\` comes before this alias`,
        ]);
    },
  });
  return mistakes;
}

/** `${{` of GitHub and Azure with one brace at the other side, or the reverse. Quoted text may hold braces. */
const halfExpression = /\$\{\{(?:'[^'\n]*'|[^'}$\n])*\}(?!\})|\$\{\s[^{}\n]*\}\}/;

/** Lists and expressions that lost a bracket are texts to YAML. */
function strayBrackets(document: Document): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Scalar: (_, { type, source = '', range }) => {
      const [start = 0, end = 1] = range ?? [];
      if (halfExpression.test(source))
        mistakes.push([start, 'an expression with two braces at each side lacks one']);
      const closer = source.at(-1);
      if (type !== 'PLAIN' || (closer !== ']' && closer !== '}')) return;
      const count = (bracket: string) => source.split(bracket).length;
      if (count(closer) > count(closer === ']' ? '[' : '{')) {
        mistakes.push([end - 1, `unexpected \`${closer}\``]);
      }
    },
  });
  return mistakes;
}
