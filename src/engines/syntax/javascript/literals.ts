import type { Mistake } from '../problems/index.ts';

/** A token as the parser lists it, as far as it is read here. */
interface Token {
  readonly type: { readonly label: string };
  readonly value?: unknown;
  readonly start: number;
  readonly end: number;
}

/** Mistakes inside of tokens, into which the parser does not look: text between JSX tags, regular expressions. */
export function literalMistakes(tokens: readonly Token[], text: string): readonly Mistake[] {
  return tokens.flatMap(({ type, value, start, end }) => {
    if (type.label === 'jsxText') return strayBrace(text.slice(start, end), start);
    return type.label === 'regexp' ? patternMistakes(value, start) : [];
  });
}

/** Compilers refuse the brace, which is mostly what remains of an expression. A lone `>` is common and harmless. */
function strayBrace(content: string, start: number): readonly Mistake[] {
  const index = content.indexOf('}');
  const message = "`}` in the text of an element: its `{` is missing, or it must be `{'}'}`";
  return index < 0 ? [] : [{ index: start + index, message }];
}

/** What every engine refuses in a regular expression. Older ones refuse more than that: what they do not know. */
const refused =
  /(?:Unterminated (?:group|character class)|Unmatched '\)'|Nothing to repeat|Lone quantifier brackets|Range out of order|numbers out of order)[^:/]*$/;

function patternMistakes(value: unknown, index: number): readonly Mistake[] {
  if (!isPattern(value)) return [];
  try {
    new RegExp(value.pattern, value.flags);
    return [];
  } catch (error) {
    const words = refused.exec(String(error))?.[0];
    if (words === undefined) return [];
    const message = words.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
    return [{ index, message: `${message} in a regular expression` }];
  }
}

function isPattern(value: unknown): value is { readonly pattern: string; readonly flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}
