import { compareTrees, explainTrees, type TextChange, unchecked } from './compare.ts';
import type { Parse } from './grammar/index.ts';
import { type EmbeddedText, findLanguage, type Grammar, type Language } from './languages/index.ts';
import type { SyntaxVerdict } from './port/index.ts';
import { brokenVerdict } from './problems/index.ts';

export type LoadGrammar = (module: string) => Promise<Parse>;

/** Loads a grammar, which then reads texts in the spelling that suits it. Throws if it cannot be loaded. */
export async function openGrammar(
  { module, respell }: Grammar,
  loadGrammar: LoadGrammar,
): Promise<Parse> {
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
