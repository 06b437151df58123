import type { Syntax, SyntaxVerdict } from '../../agent/ports.ts';
import { errorMessage } from '../../core/user-error.ts';
import { isCodeFile } from './code-files.ts';
import { brokenVerdict, findingAt, newFindings, type SyntaxFinding } from './findings.ts';
import { extensionOf, type Grammar, grammarOf } from './grammars.ts';
import { indentationFindings } from './indentation.ts';
import { type ParseSummary, summarizeTree } from './parse-summary.ts';
import { grammarLoader, type Parse } from './parser.ts';
import { residueFindings } from './residue.ts';

/** Bytes; larger files are not parsed. */
const sizeLimit = 1_000_000;

const unchecked = (why: string): SyntaxVerdict => ({ kind: 'unchecked', why });

/** Checks files with the grammars in a folder (its URL ends in `/`), each loaded on first use. */
export function treeSitterSyntax(folder: URL): Syntax {
  const loadGrammar = grammarLoader(folder);
  return {
    async check(path, before, after) {
      const residue = newFindings(
        residueFindings(path, before ?? ''),
        residueFindings(path, after),
      );
      if (residue.length > 0) return brokenVerdict(residue);
      if (!isCodeFile(path, after)) return { kind: 'not-code' };
      if (isTooLarge(after) || isTooLarge(before ?? '')) return unchecked('larger than 1 MB');
      if (extensionOf(path) === 'json') return checkJson(before, after);
      const grammar = grammarOf(path);
      if (grammar === undefined) return unchecked(noGrammar(path));
      return compare(await loadGrammar(grammar), grammar, before, after);
    },
  };
}

function noGrammar(path: string): string {
  const extension = extensionOf(path);
  return `no grammar for ${extension === '' ? 'files of its kind' : `.${extension}`}`;
}

/** A text as its grammar sees it. */
interface ParsedText extends ParseSummary {
  /** Empty if the text has errors, because its logical lines are unknown. */
  readonly indentation: readonly SyntaxFinding[];
}

function compare(
  parse: Parse,
  grammar: Grammar,
  before: string | null,
  after: string,
): SyntaxVerdict {
  const now = parseText(parse, grammar, after);
  if (!now) return unchecked(notInTime);
  if (now.errors === 0 && now.indentation.length === 0) return { kind: 'sound' };
  const was = parseText(parse, grammar, before ?? '');
  if (!was) return unchecked(notInTime);
  const findings = [...newFindings(was.findings, now.findings), ...now.findings];
  if (breaks(was, now)) return brokenVerdict([...new Set(findings)]);
  const indentation = newFindings(was.indentation, now.indentation);
  const isWorse = now.indentation.length > was.indentation.length;
  return isWorse ? brokenVerdict(indentation) : unchecked(beforeAndNow(was, now));
}

const notInTime = 'its grammar did not parse it in time';

function beforeAndNow(was: ParsedText, now: ParsedText): string {
  const problems = ({ errors, indentation }: ParsedText) => errors + indentation.length;
  const had = problems(was);
  return `had ${had} syntax ${had === 1 ? 'error' : 'errors'} before the change, has ${problems(now)} now`;
}

function parseText(parse: Parse, grammar: Grammar, text: string): ParsedText | undefined {
  return parse(text, (tree) => {
    const summary = summarizeTree(tree, text);
    const hasIndentation = grammar.indented && summary.errors === 0;
    return { ...summary, indentation: hasIndentation ? indentationFindings(tree, text) : [] };
  });
}

/**
 * Grammars misread some valid files, especially with macros. So if a file had errors before, a change
 * counts as broken if it adds errors, or if it changes the balance of the brackets and less can be parsed.
 * More errors in less text are none: an edit may split the region that cannot be parsed.
 */
function breaks(was: ParseSummary, now: ParseSummary): boolean {
  if (now.errors === 0) return false;
  if (was.errors === 0) return true;
  const [more, longer] = [now.errors > was.errors, now.errorLength > was.errorLength];
  const adds = more && now.errorLength >= was.errorLength;
  return adds || (now.balance !== was.balance && (more || longer));
}

function isTooLarge(text: string): boolean {
  return Buffer.byteLength(text) > sizeLimit;
}

/** Parses JSON. Does not check files that were never strict JSON, such as those with comments. */
export function checkJson(before: string | null, after: string): SyntaxVerdict {
  const failure = parseFailure(after);
  if (failure === undefined) return { kind: 'sound' };
  if (before !== null && parseFailure(before) !== undefined) {
    return unchecked('was not strict JSON before the change, and is not now');
  }
  const row = after.slice(0, failurePosition(failure, after)).split('\n').length - 1;
  const message = `is not JSON: ${failure.split(/, | in JSON/)[0]}`;
  return brokenVerdict([findingAt(after.split('\n'), row, message)]);
}

function parseFailure(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return errorMessage(error);
  }
}

/** The engine's message names the position, or quotes the text from 10 characters before it, or neither at the end. */
function failurePosition(failure: string, text: string): number {
  const position = /at position (\d+)/.exec(failure)?.[1];
  if (position !== undefined) return Number(position);
  const quoted = /, (\.\.\.)?"([\s\S]*?)"(?:\.\.\.)? is not valid JSON$/.exec(failure);
  if (!quoted) return text.length;
  return text.indexOf(quoted[2] ?? '') + (quoted[1] === undefined ? 0 : 10);
}
