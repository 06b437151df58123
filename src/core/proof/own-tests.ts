import type { FileChange, Patch } from '../../engines/edits/index.ts';
import type { StartedCommand } from '../../engines/evidence/index.ts';
import { plainOutput, type ReportedTest, readOutput } from '../../engines/evidence/index.ts';
import { isTestFile } from '../../engines/files/index.ts';
import { groupedBy } from '../../engines/text/index.ts';

/** A file of tests that a change writes. */
export interface TestFile {
  readonly path: string;
  /** `null` for a new file. */
  readonly before: string | null;
  readonly after: string;
}

/** Test data, which a runner does not load as a test. */
const data =
  /\.(?:snap|json|jsonl|csv|tsv|txt|md|ya?ml|xml|html?|css|svg|sql|feature|golden|out)$/i;

/** Returns the test files that a change touches, deleted ones included; test data only if it touches nothing else for tests. */
export function findTouchedTests(patch: Patch): readonly FileChange[] {
  const files = [...patch.values()].filter(({ path }) => isTestFile(path));
  const code = files.filter(({ path }) => !data.test(path));
  return code.length > 0 ? code : files;
}

/** Returns those of them that the change writes. */
export function findTestFiles(patch: Patch): readonly TestFile[] {
  return findTouchedTests(patch).flatMap(({ path, before, after }) =>
    after === null ? [] : [{ path, before, after }],
  );
}

/** Text that no language accepts: a command that loads such a test file fails. */
const unreadable = '<?php )]} "this file is unreadable on purpose\n';

/** Returns the patch with unreadable test files: if a command still passes, it does not run them. */
export function withUnreadableTests(patch: Patch): Patch {
  const paths = new Set(findTestFiles(patch).map(({ path }) => path));
  const spoil = (change: FileChange) =>
    paths.has(change.path) ? { ...change, after: unreadable } : change;
  return new Map([...patch].map(([path, change]) => [path, spoil(change)]));
}

/** The failures in an output that belong to certain test files. */
export interface OwnFailures {
  readonly tests: readonly { readonly name: string; readonly isNew: boolean }[];
  /** Whether a whole file failed, so that its tests may never have started. */
  readonly hasSuite: boolean;
  /** Tests whose file is not known. */
  readonly unowned: readonly string[];
}

/** Returns the failures that belong to the files: as a report says, or by their names or the lines below them. */
export function ownFailures(result: StartedCommand, files: readonly TestFile[]): OwnFailures {
  const tests = result.report?.tests ?? [];
  const owned =
    tests.length > 0 ? ownedInReport(tests, files) : ownedInOutput(result.output, files);
  return {
    tests: owned.flatMap(({ name, isSuite, owner }) =>
      typeof owner === 'string' || isSuite ? [] : [{ name, isNew: isNewIn(name, owner) }],
    ),
    hasSuite: owned.some(({ isSuite, owner }) => isSuite && typeof owner !== 'string'),
    unowned: owned.flatMap(({ name, isSuite, owner }) =>
      owner === 'unknown' && !isSuite ? [name] : [],
    ),
  };
}

interface OwnedFailure {
  readonly name: string;
  readonly isSuite: boolean;
  readonly owner: Owner;
}

function ownedInReport(
  tests: readonly ReportedTest[],
  files: readonly TestFile[],
): readonly OwnedFailure[] {
  return tests
    .filter(({ state }) => state === 'failed')
    .map(({ name, file = '', message = '' }) => {
      const inFile = findPaths(file);
      const owner =
        inFile.length > 0 ? (fileAmong(inFile, files) ?? 'other') : findOwner(name, message, files);
      return { name, isSuite: false, owner };
    });
}

function ownedInOutput(output: string, files: readonly TestFile[]): readonly OwnedFailure[] {
  const { tests } = readOutput(output);
  const titled = groupedBy(tests, ({ name }) => findTitle(name));
  return tests.map(({ name, section = '', isSuite = false }) => {
    // Of two tests with the same title, words do not say which file has which.
    const alike = titled.get(findTitle(name)) ?? [];
    const isSure =
      findPaths(name).length > 0 ||
      alike.every((one) => one.name.startsWith(name) || name.startsWith(one.name));
    return { name, isSuite, owner: isSure ? findOwner(name, section, files) : 'unknown' };
  });
}

/** Maximum characters of a line that are searched for paths. */
const maxLine = 1_000;

function splitLines(output: string): readonly string[] {
  return plainOutput(output)
    .split('\n')
    .map((line) => line.slice(0, maxLine));
}

/** The file that a failing test is in, among those of the change. */
type Owner = TestFile | 'other' | 'unknown';

function findOwner(name: string, block: string, files: readonly TestFile[]): Owner {
  const inName = findPaths(name);
  if (inName.length > 0) return fileAmong(inName, files) ?? 'other';
  const ofClass = files.find(({ path }) => isNamedAfter(name, flatStem(path)));
  if (ofClass !== undefined) return ofClass;
  const inBlock = findPaths(block).filter(
    (path) =>
      !/(?:^|\/)(?:node_modules|site-packages|vendor)\//.test(path) &&
      (isTestFile(path) || fileAmong([path], files)),
  );
  if (inBlock.length > 0) return fileAmong(inBlock, files) ?? 'other';
  return files.find(({ after }) => holdsTitle(after, name)) ?? 'unknown';
}

/** Whether the test is not in the file before the change. */
function isNewIn(name: string, { before, after }: TestFile): boolean {
  return before === null || (holdsTitle(after, name) && !holdsTitle(before, name));
}

/** Whether a run names each of the files, or a test in it: then it has run them. */
export function namesAllFiles(result: StartedCommand, files: readonly TestFile[]): boolean {
  return files.length > 0 && files.every((file) => namesFile(result, file));
}

/** Whether a run names a file, or its report a test in it. */
export function namesFile({ output, report }: StartedCommand, file: TestFile): boolean {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const stem = flatStem(file.path);
  const tests = report?.tests.filter(({ state }) => state !== 'skipped') ?? [];
  const isHere = (path: string) => fileAmong(findPaths(path), [file]) !== undefined;
  return (
    tests.some((one) => isHere(one.file ?? one.name) || isNamedAfter(one.name, stem)) ||
    splitLines(output).some((line) => line.includes(name) && isHere(line))
  );
}

const extensions =
  '[cm]?[jt]sx?|py|rb|go|rs|java|kts?|groovy|scala|php|phpt|cs|fs|exs?|dart|swift|clj[cs]?|c|cc|cpp|cxx|t|lua|sh|bats|hs|ml|erl|zig|jl|pl|r|feature';

const paths = new RegExp(
  `(?:[\\w@.+-]{1,100}[/\\\\]){0,30}[\\w@.+-]{1,150}\\.(?:${extensions})\\b`,
  'g',
);

function findPaths(text: string): readonly string[] {
  return [...text.matchAll(paths)].map(([path]) => path.replaceAll('\\', '/'));
}

/** Outputs show paths from any folder, or the name alone. */
function fileAmong(found: readonly string[], files: readonly TestFile[]): TestFile | undefined {
  const isSame = (a: string, b: string) => a === b || a.endsWith(`/${b}`);
  const plain = found.map((path) => path.replace(/^(?:\.\.?\/)+/, ''));
  return files.find(({ path }) => plain.some((one) => isSame(one, path) || isSame(path, one)));
}

/** The name of a file as classes and modules are compared with it: `cart_test.rb` holds `CartTest`. */
function flatStem(path: string): string {
  return flat(path.slice(path.lastIndexOf('/') + 1).replace(/(?<=.)\..*$/, ''));
}

function isNamedAfter(name: string, stem: string): boolean {
  const words = (name.match(/[\p{L}\p{N}_$]+/gu) ?? []).map(flat);
  return /test|spec|it$/.test(stem) && words.includes(stem);
}

const flat = (word: string) => word.replace(/[_-]/g, '').toLowerCase();

/** Whether a text holds the title of a test, or the name of its function. */
function holdsTitle(text: string, name: string): boolean {
  const title = findTitle(name);
  if (title.length < 3) return false;
  return text.includes(title) && (!/^\w+$/.test(title) || new RegExp(`\\b${title}\\b`).test(text));
}

/** The innermost title in a name, without parameters; of a qualified name the last word. */
function findTitle(name: string): string {
  const go = /(?:^|: )\S+ ((?:Test|Example|Fuzz)\w*)(?:\/.*)?$/.exec(name)?.[1];
  if (go !== undefined) return go;
  const inner = name.split(/ [>›] |: /).at(-1) ?? '';
  const bare = inner.replace(/(?<=.)[([{].*$/, '').trim();
  if (/\s/.test(bare)) return bare;
  return bare.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)?.at(-1) ?? bare;
}
