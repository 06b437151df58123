import { writeFile } from 'node:fs/promises';
import { syntaxChecker } from '../../src/adapters/syntax/index.ts';
import { languageOf } from '../../src/adapters/syntax/languages/index.ts';
import type { Syntax } from '../../src/agent/ports.ts';
import { UserError } from '../../src/core/user-error.ts';
import type { Benchmark } from '../index.ts';
import { type Asked, readArguments } from './arguments.ts';
import { readSyntaxCases, type SyntaxCase } from './cases.ts';
import { bracketFinder } from './generator/brackets.ts';
import { generateCases } from './generator/generate.ts';
import { measureSyntax } from './measure.ts';
import { startOracles } from './oracles/oracles.ts';

const grammars = new URL('../../dist/grammars/', import.meta.url);

/** Measures verdicts on the syntax of changes: `--cases FILE`, or `--repo DIR` with cases made from its history. */
export const benchmark: Benchmark = async (args) => {
  const asked = readArguments(args);
  const syntax = syntaxChecker(grammars);
  const first = await firstVerdict(syntax);
  const cases = asked.kind === 'cases' ? await readCases(asked) : await makeCases(asked);
  return measureSyntax(cases, syntax, { failures: asked.failures, first });
};

/** Milliseconds until a small file is judged, with everything that has to be loaded for it. */
async function firstVerdict(syntax: Syntax): Promise<number> {
  const start = performance.now();
  await syntax.check('first.py', 'x = 1\n', 'x = (1\n');
  return performance.now() - start;
}

async function readCases(asked: Extract<Asked, { kind: 'cases' }>): Promise<readonly SyntaxCase[]> {
  const cases = await readSyntaxCases(asked.file);
  return asked.languages.length === 0
    ? cases
    : cases.filter(({ path, after }) =>
        asked.languages.includes(languageOf(path, after)?.label ?? ''),
      );
}

async function makeCases(
  asked: Extract<Asked, { kind: 'history' }>,
): Promise<readonly SyntaxCase[]> {
  using oracles = await startOracles();
  const cases = await generateCases(asked, { oracles, findBrackets: bracketFinder(grammars) });
  if (cases.length === 0)
    throw new UserError('--repo names no history with a change of a supported language.');
  if (!oracles.hasPython)
    process.stderr.write('There is no python3, so no indentation of Python is broken.\n');
  if (asked.write !== undefined) {
    await writeFile(asked.write, cases.map((one) => `${JSON.stringify(one)}\n`).join(''));
  }
  return cases;
}
