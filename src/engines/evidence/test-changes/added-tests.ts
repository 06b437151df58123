import type { FileChange } from '../../edits/index.ts';
import { extraLines } from './added-lines.ts';
import { readTests, type TestCase } from './test-cases.ts';
import { findForms } from './test-forms.ts';

/** Files that runners or other tests load by themselves. */
const loadedAlone = /(?:^|\/)(?:__init__\.py|[\w.-]*(?:setup|helper)[\w.-]*|index\.\w+)$/i;

/** Lines that may come before the first test without a change of those that are there. */
const importing =
  /^(?:import|from|use|using|require|include|#include|@?testable|package|const \{?[\w ,]+\}? = (?:await )?(?:require|import)\b|[\w ,{}]+,?$|\} from\b)/;

/** Whether a change of a test file only adds tests, and leaves those that are there as they are. */
export function onlyAddsTests({ path, before, after }: FileChange): boolean {
  if (before === null) return !loadedAlone.test(path);
  const forms = findForms(path);
  if (after === null || forms === undefined) return false;
  const [was, is] = [readTests(before, forms), readTests(after, forms)];
  const now = new Map(is.map((one) => [one.name, one]));
  return was.length > 1 && was.every((one) => isSame(one, now.get(one.name)));
}

/** Brackets alone may belong to what stands around a test. */
const isCode = (line: string) => !/^[)\]};,]*$/.test(line);

function isSame(one: TestCase, other: TestCase | undefined): boolean {
  if (other === undefined) return false;
  const [was, is] = [one, other].map(({ lines }) => lines.filter(isCode));
  const added = extraLines(is ?? [], was ?? []);
  const isStart = one.head === 0;
  return (
    extraLines(was ?? [], is ?? []).length === 0 &&
    added.every((line) => isStart && importing.test(line))
  );
}
