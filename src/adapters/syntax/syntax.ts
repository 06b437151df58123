import type { Syntax, SyntaxVerdict } from '../../agent/ports.ts';
import { type TextChange, unchecked } from './compare.ts';
import { brokenVerdict, firstProblems, newFindings } from './findings/index.ts';
import { grammarLoader } from './grammar/index.ts';
import { judge, type LoadGrammar } from './judge.ts';
import { extensionOf, isCodeFile, languageOf } from './languages/index.ts';
import { newHidden, residueFindings } from './text/index.ts';

/** Bytes; larger files are not parsed. */
const defaultLimit = 1_000_000;

/** Checks files with parsers, and with the grammars in a folder (its URL ends in `/`), each loaded on first use. */
export function syntaxChecker(folder: URL): Syntax {
  const loadGrammar = grammarLoader(folder);
  let last: Promise<unknown> = Promise.resolve();
  return {
    definitions: async () => undefined,
    async check(path, before, after) {
      // One at a time: a text that makes the runtime fail must not take it from under another one.
      const checking = last.then(() => verdictOn(path, { before, after }, loadGrammar));
      last = checking.catch(() => undefined);
      const verdict = await checking;
      const hidden = firstProblems(newHidden(before ?? '', after));
      return hidden.length > 0 ? { ...verdict, hidden } : verdict;
    },
  };
}

async function verdictOn(
  path: string,
  change: TextChange,
  loadGrammar: LoadGrammar,
): Promise<SyntaxVerdict> {
  const { before, after } = change;
  const residue = newFindings(residueFindings(path, before ?? ''), residueFindings(path, after));
  if (residue.length > 0) return brokenVerdict(residue);
  const language = languageOf(path, after);
  if (language === undefined && !isCodeFile(path, after)) return { kind: 'not-code' };
  const limit = language?.sizeLimit ?? defaultLimit;
  if ([after, before ?? ''].some((text) => Buffer.byteLength(text) > limit))
    return unchecked(`larger than ${limit / 1_000} KB`);
  if (language === undefined) return unchecked(noGrammar(path));
  return judge(language, path, change, loadGrammar);
}

function noGrammar(path: string): string {
  const extension = extensionOf(path);
  return `no grammar for ${extension === '' ? 'files of its kind' : `.${extension}`}`;
}
