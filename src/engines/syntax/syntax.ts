import { extensionOf, isCodeFile } from '../files/index.ts';
import { compareTrees, explainTrees, type TextChange, unchecked } from './compare.ts';
import { findDefinitions } from './definitions/index.ts';
import { grammarLoader, type Parse } from './grammar/index.ts';
import { newHidden } from './hidden/index.ts';
import { type EmbeddedText, findLanguage, type Grammar, type Language } from './languages/index.ts';
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

type LoadGrammar = (module: string) => Promise<Parse>;

/** Loads a grammar, which then reads texts in the spelling that suits it. Throws if it cannot be loaded. */
async function openGrammar({ module, respell }: Grammar, loadGrammar: LoadGrammar): Promise<Parse> {
  const parse = await loadGrammar(module);
  return respell === undefined ? parse : (text, read) => parse(respell(text), read);
}

/** Judges a change of a file in a language, and of what it contains in others. */
export async function judge(
  language: Language,
  path: string,
  change: TextChange,
  loadGrammar: LoadGrammar,
): Promise<SyntaxVerdict> {
  const verdicts = [await judgeWhole(language, path, change, loadGrammar)];
  for (const part of partsIn(language, change)) {
    const inner = findLanguage(part.path, part.change.after);
    if (inner !== undefined) verdicts.push(await judgePart(language, inner, part, loadGrammar));
  }
  const verdict = combined(verdicts);
  const isTemplate = verdict.kind === 'broken' && addsTags(language, change);
  return isTemplate ? unchecked('has tags of a template engine') : verdict;
}

function addsTags({ templateTags }: Language, { before, after }: TextChange): boolean {
  if (templateTags === undefined) return false;
  const countOf = (text: string) => text.match(templateTags)?.length ?? 0;
  return countOf(after) > countOf(before ?? '');
}

async function judgePart(
  outer: Language,
  inner: Language,
  part: ChangedPart,
  loadGrammar: LoadGrammar,
): Promise<SyntaxVerdict> {
  const trusted = outer.trusted && inner.trusted;
  const verdict = await judgeWhole({ ...inner, trusted }, part.path, part.change, loadGrammar);
  return placed(verdict, part);
}

/** A text inside of the file, which begins at a row and column. */
interface ChangedPart extends Omit<EmbeddedText, 'text'> {
  readonly change: TextChange;
}

/** The texts inside of the new text, each with its counterpart in the old one: the same, or the next that is gone. */
function partsIn(
  { embedded = () => [] }: Language,
  { before, after }: TextChange,
): readonly ChangedPart[] {
  const former = [...embedded(before ?? '')];
  const present = embedded(after);
  return present.map(({ text, ...part }) => {
    const isPresent = (one: EmbeddedText) => present.some((other) => other.text === one.text);
    const candidates = former.filter(({ path }) => path === part.path);
    const counterpart =
      candidates.find((one) => one.text === text) ?? candidates.find((one) => !isPresent(one));
    if (counterpart !== undefined) former.splice(former.indexOf(counterpart), 1);
    return { ...part, change: { before: counterpart?.text ?? null, after: text } };
  });
}

/** The verdict on a part, with places in the whole file. */
function placed(verdict: SyntaxVerdict, { row, column }: ChangedPart): SyntaxVerdict {
  if (verdict.kind !== 'broken') return verdict;
  const problems = verdict.problems.map((problem) => ({
    ...problem,
    line: problem.line + row,
    column: problem.column + (problem.line === 1 ? column : 0),
  }));
  return { ...verdict, problems };
}

/** The worst of several verdicts, with the problems of all. */
function combined(verdicts: readonly SyntaxVerdict[]): SyntaxVerdict {
  const problems = verdicts.flatMap((verdict) =>
    verdict.kind === 'broken' ? verdict.problems : [],
  );
  if (problems.length > 0) return brokenVerdict(problems);
  return verdicts.find(({ kind }) => kind === 'unchecked') ?? { kind: 'sound' };
}

/** The language's parser decides where it can. Its grammar explains what the parser rejects, and decides the rest. */
async function judgeWhole(
  language: Language,
  path: string,
  change: TextChange,
  loadGrammar: LoadGrammar,
): Promise<SyntaxVerdict> {
  const verdict = await compareByParsers(language, path, change);
  if (verdict?.kind === 'sound') return verdict;
  if (language.grammar === undefined) return verdict ?? unchecked(rejected(language, change));
  const parse = await openGrammar(language.grammar, loadGrammar).catch(() => undefined);
  if (parse === undefined) return verdict ?? unchecked(noParse(language));
  if (verdict?.kind === 'broken') {
    return brokenVerdict([...explainTrees(parse, language, change), ...verdict.problems]);
  }
  const byTree = compareTrees(parse, language, change);
  const isRejected = language.parsers !== undefined && verdict === undefined;
  return isRejected && byTree.kind === 'sound' ? unchecked(rejected(language, change)) : byTree;
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

/**
 * Judges a change by the language's parsers: the strictest that accepted the old text judges the new one.
 * `undefined` if none did, so that they cannot tell.
 */
async function compareByParsers(
  { parsers = [], trusted }: Language,
  path: string,
  { before, after }: TextChange,
): Promise<SyntaxVerdict | undefined> {
  for (const load of parsers) {
    const parse = await load();
    const now = parse(after, path);
    if (now === undefined) return unchecked('its parser could not read it');
    if (now.length === 0) return { kind: 'sound' };
    if (before === null) return trusted ? brokenVerdict(now) : undefined;
    if (parse(before, path)?.length === 0) return brokenVerdict(now);
  }
  return undefined;
}
