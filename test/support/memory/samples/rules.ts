import { accessRules } from '../../../../src/core/repository/index.ts';
import type { PathRules } from '../../../../src/engines/files/index.ts';

/** Rules for a directory inside the repository. */
export function rulesOf(directory = '', patterns: readonly string[] = []): PathRules {
  const rules = accessRules(directory, patterns);
  if (rules === undefined) throw new Error(`${directory} is not a directory of the tests`);
  return rules;
}
