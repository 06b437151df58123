/** The name by which other files load a file: that of its folder if it stands for it. */
function nameOf(path: string): string {
  const parts = path.split('/');
  const stem = (parts.at(-1) ?? '').replace(/(?<=.)\..*$/, '');
  return /^(?:index|__init__|mod|main|lib)$/.test(stem) ? (parts.at(-2) ?? stem) : stem;
}

/** Returns what finds the names of files in a text, however their words are joined: `line_item` is `LineItem`, too. */
import { isTestFile } from '../../files/index.ts';
export function mentionOf(paths: readonly string[]): RegExp | undefined {
  const names = paths
    .map((path) => nameOf(path).split(/[-_]|(?<=[a-z])(?=[A-Z])/))
    .map((words) => words.map((word) => word.replace(/\W/g, '\\$&')).join('[-_]?'))
    .filter((name) => name.length > 1);
  if (names.length === 0) return undefined;
  return new RegExp(`(?<![A-Za-z0-9])(?:${[...new Set(names)].join('|')})(?![a-z0-9])`, 'i');
}

/** Sorts files of tests by how near they are to others: by their names, then by their folders. */
export function nearestFirst(tests: readonly string[], sources: readonly string[]): string[] {
  const worth = (test: string) => Math.max(0, ...sources.map((source) => nearness(test, source)));
  return tests
    .map((path) => ({ path, worth: worth(path) }))
    .toSorted((a, b) => b.worth - a.worth || a.path.length - b.path.length)
    .map(({ path }) => path);
}

function nearness(test: string, source: string): number {
  const bare = nameOf(test).replace(/[-_]?(?:tests?|specs?)[-_]?/gi, '');
  const isCalled = bare.toLowerCase() === nameOf(source).toLowerCase();
  const folders = source.split('/').slice(0, -1);
  const shared = test.split('/').filter((one) => folders.includes(one)).length;
  return (isCalled ? 1_000 : 0) + shared;
}

/** Files whose tests are in the same unit as they are, whatever they mention: Go's packages. */
export const isBeside = (test: string, sources: readonly string[]) =>
  test.endsWith('_test.go') && sources.some((one) => folderOf(one) === folderOf(test));

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** Whether a path may be one of a file of tests that a runner loads. */
export const mayHoldTests = (path: string) => isTestFile(path) && !isData.test(path);

const isData =
  /(?:^|\/)_*(?:test[-_]?)?(?:data|fixtures?|mocks?|snapshots?|resources)_*\/|\.(?:snap|json|jsonl|csv|tsv|txt|md|ya?ml|xml|html?|css|svg|sql|golden|out)$/i;
