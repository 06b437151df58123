import { extensionOf, isCodeFile } from '../files/index.ts';
import { type TextChange, unchecked } from './compare.ts';
import { findDefinitions } from './definitions/index.ts';
import { grammarLoader } from './grammar/index.ts';
import { newHidden } from './hidden/index.ts';
import { judge, type LoadGrammar, openGrammar } from './judge.ts';
import { findLanguage, type Language } from './languages/index.ts';
import type { Definition, Syntax, SyntaxVerdict } from './port/index.ts';
import { brokenVerdict, firstProblems, newProblems } from './problems/index.ts';
import { residueProblems } from './residue.ts';

/** Bytes; larger files are not parsed. */
const defaultLimit = 4_000_000;

/** Checks files with parsers, and with the grammars in a folder (its URL ends in `/`), each loaded on first use. */
export function syntaxChecker(folder: URL): Syntax {
  const loadGrammar = grammarLoader(folder);
  let last: Promise<unknown> = Promise.resolve();
  // One at a time: a text that makes the runtime fail must not take it from under another one.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const working = last.then(work);
    last = working.catch(() => undefined);
    return working;
  };
  return {
    definitions: (path, text) =>
      inTurn(() => definitionsOf(path, text, loadGrammar)).catch(() => undefined),
    async check(path, before, after) {
      const verdict = await inTurn(() => verdictOn(path, { before, after }, loadGrammar));
      const found = newHidden(before ?? '', after, path);
      const hidden = firstProblems(found.filter(({ isDoubtful }) => !isDoubtful));
      const doubtful = firstProblems(found.filter(({ isDoubtful }) => isDoubtful));
      return {
        ...verdict,
        ...(hidden.length > 0 && { hidden }),
        ...(doubtful.length > 0 && { doubtful }),
      };
    },
  };
}

async function definitionsOf(
  path: string,
  text: string,
  loadGrammar: LoadGrammar,
): Promise<readonly Definition[] | undefined> {
  const language = findLanguage(path, text);
  if (language === undefined || Buffer.byteLength(text) > (language.sizeLimit ?? defaultLimit)) {
    return undefined;
  }
  const nodes = language.grammar?.definitions;
  if (language.grammar === undefined || nodes === undefined) {
    return definitionsInside(language, text, loadGrammar);
  }
  const parse = await openGrammar(language.grammar, loadGrammar);
  return parse(text, (tree) => findDefinitions(tree, text, nodes));
}

/** The definitions in the scripts of a page or component. */
async function definitionsInside(
  { embedded }: Language,
  text: string,
  loadGrammar: LoadGrammar,
): Promise<readonly Definition[] | undefined> {
  const found: Definition[] = [];
  const parts = (embedded?.(text) ?? []).filter(({ path }) => path.startsWith('script.'));
  for (const { path, text: inner, row } of parts) {
    const definitions = (await definitionsOf(path, inner, loadGrammar)) ?? [];
    found.push(
      ...definitions.map((one) => ({ ...one, start: one.start + row, end: one.end + row })),
    );
  }
  return parts.length === 0 ? undefined : found;
}

async function verdictOn(
  path: string,
  change: TextChange,
  loadGrammar: LoadGrammar,
): Promise<SyntaxVerdict> {
  const { before, after } = change;
  const residue = newProblems(residueProblems(path, before ?? ''), residueProblems(path, after));
  if (residue.length > 0) return brokenVerdict(residue);
  const language = findLanguage(path, after);
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
