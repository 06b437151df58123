import { syntaxChecker } from '../../../../src/adapters/syntax/index.ts';

const { check, definitions } = syntaxChecker(
  new URL('../../../../dist/grammars/', import.meta.url),
);

export { definitions };

/** What a new Python file is, in one line: `sound`, or each problem as `line:column message`. */
export async function checkPython(text: string, before: string | null = null): Promise<string> {
  const verdict = await check('a.py', before, text);
  if (verdict.kind !== 'broken') return verdict.kind;
  return verdict.problems
    .map(({ line, column, message }) => `${line}:${column} ${message}`)
    .join('\n');
}
