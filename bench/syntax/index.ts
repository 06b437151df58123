import { writeFile } from 'node:fs/promises';
import { UserError } from '../../src/engines/errors.ts';
import { findLanguage } from '../../src/engines/syntax/languages/index.ts';
import type { Benchmark } from '../index.ts';
import { type Asked, readArguments } from './arguments.ts';
import { readSyntaxCases, type SyntaxCase } from './cases.ts';
import { checkerWithout } from './checker.ts';
import { bracketFinder } from './generator/brackets.ts';
import { generateCases } from './generator/generate.ts';
import { judge } from './judge.ts';
import { measureSyntax } from './measure.ts';
import { startOracles } from './oracles.ts';

const grammars = new URL('../../dist/grammars/', import.meta.url);

/**
 * Measures verdicts on the syntax of changes: `--cases FILE`, or `--repo DIR` with cases made from its history.
 * `--without rules`, `misreads`, `respell`, `parsers` or `embedded` leaves these out of every language.
 */
export const benchmark: Benchmark = async (args) => {
  const asked = readArguments(args);
  const cases = asked.cases === undefined ? await makeCases(asked) : await readCases(asked);
  const syntax = checkerWithout(asked.without, grammars);
  const judged = [];
  for (const one of cases) judged.push(await judge(one, syntax));
  return measureSyntax(judged, asked.failures);
};

async function readCases({ cases: file = '', languages }: Asked): Promise<readonly SyntaxCase[]> {
  const cases = await readSyntaxCases(file);
  const isWanted = ({ path, after }: SyntaxCase) =>
    languages.length === 0 || languages.includes(findLanguage(path, after)?.label ?? '');
  return cases.filter(isWanted);
}

async function makeCases(asked: Asked): Promise<readonly SyntaxCase[]> {
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
