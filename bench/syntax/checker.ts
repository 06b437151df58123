import { grammarLoader } from '../../src/engines/syntax/grammar/index.ts';
import type { Syntax } from '../../src/engines/syntax/index.ts';
import { syntaxChecker } from '../../src/engines/syntax/index.ts';
import { findLanguage, type Language } from '../../src/engines/syntax/languages/index.ts';
import { judge } from '../../src/engines/syntax/syntax.ts';
import type { Part } from './arguments.ts';

/**
 * Returns the check of syntax, or one whose languages lack a part. What only deceives the eye in a file that is sound
 * is not its concern.
 */
export function checkerWithout(part: Part | undefined, grammars: URL): Pick<Syntax, 'check'> {
  const checker = syntaxChecker(grammars);
  const load = grammarLoader(grammars);
  return {
    check(path, before, after) {
      const language = findLanguage(path, after);
      if (language === undefined) return checker.check(path, before, after);
      return judge(languageWithout(part, language), path, { before, after }, load);
    },
  };
}

function languageWithout(part: Part | undefined, language: Language): Language {
  const { parsers, embedded, grammar, ...rest } = language;
  return {
    ...rest,
    ...(parsers === undefined || part === 'parsers' ? {} : { parsers }),
    ...(embedded === undefined || part === 'embedded' ? {} : { embedded }),
    ...(grammar === undefined ? {} : { grammar: grammarWithout(part, grammar) }),
  };
}

function grammarWithout(part: Part | undefined, grammar: NonNullable<Language['grammar']>) {
  const { rules, misreads, respell, ...rest } = grammar;
  return {
    ...rest,
    ...(rules === undefined || part === 'rules' ? {} : { rules }),
    ...(misreads === undefined || part === 'misreads' ? {} : { misreads }),
    ...(respell === undefined || part === 'respell' ? {} : { respell }),
  };
}
