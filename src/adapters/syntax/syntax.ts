import type { Syntax, SyntaxVerdict } from '../../agent/ports.ts';
import { compareTrees, explainTrees, type TextChange, unchecked } from './compare.ts';
import { brokenVerdict, firstProblems, newFindings } from './findings/index.ts';
import { grammarLoader, type Parse } from './grammar/index.ts';
import { extensionOf, isCodeFile, type Language, languageOf } from './languages/index.ts';
import { compareByParsers } from './strict.ts';
import { newHidden, residueFindings } from './text/index.ts';

/** Bytes; larger files are not parsed. */
const sizeLimit = 1_000_000;

/** Checks files with parsers, and with the grammars in a folder (its URL ends in `/`), each loaded on first use. */
export function syntaxChecker(folder: URL): Syntax {
  const loadGrammar = grammarLoader(folder);
  return {
    async check(path, before, after) {
      const verdict = await verdictOn(path, { before, after }, loadGrammar);
      const hidden = firstProblems(newHidden(before ?? '', after));
      return hidden.length > 0 ? { ...verdict, hidden } : verdict;
    },
  };
}

type LoadGrammar = (module: string) => Promise<Parse>;

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
  if (isTooLarge(after) || isTooLarge(before ?? '')) return unchecked('larger than 1 MB');
  if (language === undefined) return unchecked(noGrammar(path));
  return judge(language, path, change, loadGrammar);
}

/** The language's parser decides where it can. Its grammar explains what the parser rejects, and decides the rest. */
async function judge(
  language: Language,
  path: string,
  change: TextChange,
  loadGrammar: LoadGrammar,
): Promise<SyntaxVerdict> {
  const verdict = await compareByParsers(language, path, change);
  if (verdict?.kind === 'sound') return verdict;
  if (language.grammar === undefined) return verdict ?? unchecked(rejected(language, change));
  const parse = await loadGrammar(language.grammar.module).catch(() => undefined);
  if (parse === undefined) return verdict ?? unchecked(noParse(language));
  if (verdict?.kind === 'broken') {
    return brokenVerdict([...explainTrees(parse, language, change), ...verdict.problems]);
  }
  const byTree = compareTrees(parse, language, change);
  const isRejected = language.parser !== undefined && verdict === undefined;
  return isRejected && byTree.kind === 'sound' ? unchecked(rejected(language, change)) : byTree;
}

function noGrammar(path: string): string {
  const extension = extensionOf(path);
  return `no grammar for ${extension === '' ? 'files of its kind' : `.${extension}`}`;
}

/** The installation is damaged, for which a run must not be lost. */
function noParse({ label }: Language): string {
  return `the grammar of ${label} cannot be loaded: install the agent anew`;
}

function rejected({ label }: Language, { before }: TextChange): string {
  return before === null
    ? `has syntax errors, or ${label} that its parser does not know`
    : `was not valid ${label} before the change, and is not now`;
}

function isTooLarge(text: string): boolean {
  return Buffer.byteLength(text) > sizeLimit;
}
