import type { Definition } from '../../../src/engines/syntax/index.ts';

const forms = [
  /^\s*(?:[a-z]+ )*(?<kind>class|interface|type|object|function|func|fun|fn|def|sub|module) (?:\([^)]*\) )?(?:\w+\.)?(?<name>\w+)/,
  /^\s*(?:(?:export|const|let) )+(?<name>\w+) = (?:async )?(?:\(|function|\w+ =>)/,
  /^\s*(?!(?:if|for|while|switch|catch|return) ?\()(?:\w+ )*(?<name>\w+)\([^;]*\)[^;]* \{$/,
];

/** Stands in for a grammar: finds the types and functions in a text of any language that is indented well. */
export function definitionsIn(text: string): readonly Definition[] {
  const lines = text.split(/\r?\n/);
  const indentOf = (line: string) => line.length - line.trimStart().length;
  const found: Definition[] = [];
  for (const [at, line] of lines.entries()) {
    const { name, kind = 'function' } =
      forms.map((form) => form.exec(line)?.groups).find(Boolean) ?? {};
    if (name === undefined) continue;
    const rest = lines.slice(at + 1);
    const next = rest.findIndex((one) => one.trim() !== '' && indentOf(one) <= indentOf(line));
    const isEnd = /^\s*(?:[\])}]|end\b)/.test(rest[next] ?? '');
    const within = rest.slice(0, next === -1 ? rest.length : next + Number(isEnd));
    const end = at + 2 + within.findLastIndex((one) => one.trim() !== '');
    const depth = found.filter((outer) => outer.end > at).length;
    found.push({ name, kind, start: at + 1, end, depth });
  }
  return found;
}
