import { readTests, type TestCase } from './test-cases.ts';
import { findForms } from './test-forms.ts';

/** The least share of words that a test and the one it becomes have in common. */
const alike = 0.5;

/** Whether a change of a file gives a test another name: it is gone, and a new one there says much the same. */
export function isRenamedTest(
  {
    path,
    before,
    after,
  }: { readonly path: string; readonly before: string | null; readonly after: string },
  name: string,
): boolean {
  const forms = findForms(path);
  if (forms === undefined) return !after.includes(name);
  const [was, is] = [readTests(before ?? '', forms), readTests(after, forms)];
  const names = (tests: readonly TestCase[]) => new Set(tests.map((one) => one.name));
  const [old, now] = [names(was), names(is)];
  const gone = was.find((one) => one.name === name && !now.has(name));
  return gone !== undefined && is.some((one) => !old.has(one.name) && likeness(gone, one) >= alike);
}

function likeness(one: TestCase, other: TestCase): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const common = [...a].filter((word) => b.has(word)).length;
  return common / (a.size + b.size - common);
}

const wordsOf = ({ lines }: TestCase) => new Set(lines.join('\n').match(/\w+/g));
