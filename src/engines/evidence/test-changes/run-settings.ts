import type { FileChange } from '../../edits/index.ts';
import { isTestFile } from '../../files/index.ts';
import { extraLines, textLines } from './added-lines.ts';

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
