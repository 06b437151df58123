import type { Syntax, SyntaxVerdict } from '../../agent/ports.ts';
import { broken, type Finding, newFindings } from './finding.ts';
import { extensionOf, type Grammar, grammarOf } from './grammars.ts';
import { indentationFindings } from './indentation.ts';
import { checkJson } from './json.ts';
import { type Parse, parserShelf } from './parsers.ts';
import { residueOf } from './residue.ts';
import { type Survey, surveyTree } from './survey.ts';

/** Bytes up to which a file is parsed. */
const largest = 1_000_000;

const unchecked: SyntaxVerdict = { kind: 'unchecked' };

/** Checks files with the grammars in a folder (its URL ends in `/`), each loaded when first wanted. */
export function treeSitterSyntax(folder: URL): Syntax {
  const parserOf = parserShelf(folder);
  return {
    async check(path, before, after) {
      const residue = newFindings(residueOf(path, before ?? ''), residueOf(path, after));
      if (residue.length > 0) return broken(residue);
      if (isTooLarge(after) || isTooLarge(before ?? '')) return unchecked;
      if (extensionOf(path) === 'json') return checkJson(before, after);
      const grammar = grammarOf(path);
      return grammar ? compare(await parserOf(grammar), grammar, before, after) : unchecked;
    },
  };
}

/** What one text looks like to its grammar. */
interface Look extends Survey {
  /** Empty when the text has errors: the lines of such a text cannot be told apart. */
  readonly indentation: readonly Finding[];
}

function compare(
  parse: Parse,
  grammar: Grammar,
  before: string | null,
  after: string,
): SyntaxVerdict {
  const now = look(parse, grammar, after);
  if (!now) return unchecked;
  if (now.errors === 0 && now.indentation.length === 0) return { kind: 'sound' };
  const was = before === null ? undefined : look(parse, grammar, before);
  if (before !== null && !was) return unchecked;
  const findings = [...newFindings(was?.findings ?? [], now.findings), ...now.findings];
  if (breaks(was, now)) return broken([...new Set(findings)]);
  const indentation = newFindings(was?.indentation ?? [], now.indentation);
  return now.indentation.length > (was?.indentation.length ?? 0) ? broken(indentation) : unchecked;
}

function look(parse: Parse, grammar: Grammar, text: string): Look | undefined {
  return parse(text, (tree) => {
    const survey = surveyTree(tree, text);
    const indented = grammar.indented && survey.errors === 0;
    return { ...survey, indentation: indented ? indentationFindings(tree, text) : [] };
  });
}

/**
 * Grammars misread some sound files, macros above all. So errors count against a change when there were
 * none before, else only when the brackets no longer balance as they did and more cannot be read.
 */
function breaks(was: Survey | undefined, now: Survey): boolean {
  if (now.errors === 0) return false;
  if (was === undefined || was.errors === 0) return true;
  const worse = now.errors > was.errors || now.errorLength > was.errorLength;
  return now.balance !== was.balance && worse;
}

function isTooLarge(text: string): boolean {
  return Buffer.byteLength(text) > largest;
}
