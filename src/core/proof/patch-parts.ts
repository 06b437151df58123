import type { FileChange, Patch } from '../../engines/edits/index.ts';
import { isTestFile } from '../../engines/files/index.ts';
import { extraLines, readTests, type TestCase, textLines } from './test-cases.ts';
import { findForms } from './test-forms.ts';

/** A patch in its parts. */
export interface PatchParts {
  /** Tests and their data. Deletions are included, so that a moved test is not run twice. */
  readonly tests: Patch;
  /** How tests are run, such as the settings of their runner. */
  readonly settings: Patch;
  readonly code: Patch;
}

/** Splits a patch by what a file is for. `command` is the project's test command, which may name files. */
export function splitPatch(patch: Patch, command: string): PatchParts {
  const part = (kind: keyof PatchParts): Patch =>
    new Map([...patch].filter(([, change]) => partOf(change, command) === kind));
  return { tests: part('tests'), settings: part('settings'), code: part('code') };
}

function partOf(change: FileChange, command: string): keyof PatchParts {
  if (isRunSetting(change, command)) return 'settings';
  return isTestFile(change.path) ? 'tests' : 'code';
}

/** Whether a patch writes a test file; deleting one is not enough. */
export function writesTests(tests: Patch): boolean {
  return [...tests.values()].some(({ after }) => after !== null);
}

/** Whether the tests that were there before may say something else after a change: it does more than add tests. */
export function touchesOldTests({ tests, settings }: PatchParts): boolean {
  return settings.size > 0 || ![...tests.values()].every(onlyAddsTests);
}

/** Files that only say how tests are run. */
const settingsNames =
  /^(?:conftest\.py|sitecustomize\.py|usercustomize\.py|pytest\.ini|\.?pytest\.toml|tox\.ini|noxfile\.py|\.rspec|phpunit[\w.-]*\.xml(?:\.dist)?|ctesttestfile\.cmake|ctestcustom\.cmake|\.?(?:jest|vitest|vite|mocha|mocharc|karma|jasmine|ava|tap|taprc|nycrc|c8rc|cypress|playwright|web-test-runner|wallaby|testcafe|stryker)[\w-]*(?:\.(?:config|conf|setup|workspace|projects|preset))*\.?(?:[cm]?[jt]s|json|ya?ml|toml)?|(?:gnu)?makefile|justfile|taskfile\.ya?ml|rakefile|gruntfile\.\w+|gulpfile\.\w+|nextest\.toml|(?:run|all)[_-]?tests?\.\w+|(?:run|all)[_-]?tests?|test\.sh|tests?_?runner\.\w+)$/i;

/** Files that say how a project is built, and in lines about tests how they are run. */
const buildNames =
  /^(?:package\.json|deno\.jsonc?|pyproject\.toml|setup\.(?:cfg|py)|cmakelists\.txt|[\w.-]+\.cmake|meson\.build|build(?:\.bazel)?|build\.(?:gradle|gradle\.kts|sbt|rs|zig)|[\w.-]+\.gradle(?:\.kts)?|pom\.xml|cargo\.toml|config\.toml|[\w.-]+\.(?:cs|fs|vb)proj|directory\.build\.(?:props|targets)|[\w.-]*\.runsettings|composer\.json|mix\.exs|nx\.json|project\.json|turbo\.json|package\.swift|build\.xml|project\.clj|dune(?:-project)?|[\w-]+\.(?:sh|bash|ps1|bat|cmd))$/i;

const aboutTests =
  /test|spec|check|jest|vitest|mocha|karma|surefire|failsafe|exclude|ignore|skip|filter|enabled|onlyif|harness|coverage|\bexit\b|\btrue\b/i;

/** Whether a change of a file may change how tests are run. `command` is the project's test command. */
export function isRunSetting(change: FileChange, command: string): boolean {
  const { path, before, after } = change;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (settingsNames.test(name)) return true;
  const isNamed = command.split(/[\s'"=]+/).some((word) => isSamePath(word, path));
  if (isNamed && !isTestFile(path)) return true;
  if (!buildNames.test(name)) return false;
  const [was, is] = [textLines(before), textLines(after)];
  return [...extraLines(is, was), ...extraLines(was, is)].some((line) => aboutTests.test(line));
}

const isSamePath = (word: string, path: string) => word.replace(/^\.\//, '') === path;

/** Files that runners or other tests load by themselves. */
const loadedAlone = /(?:^|\/)(?:__init__\.py|[\w.-]*(?:setup|helper)[\w.-]*|index\.\w+)$/i;

/** Lines that may come before the first test without a change of those that are there. */
const importing =
  /^(?:import|from|use|using|require|include|#include|@?testable|package|const \{?[\w ,]+\}? = (?:await )?(?:require|import)\b|[\w ,{}]+,?$|\} from\b)/;

/** Whether a change of a test file only adds tests, and leaves those that are there as they are. */
function onlyAddsTests({ path, before, after }: FileChange): boolean {
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
