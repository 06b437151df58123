import type { FileChange } from '../../edits/index.ts';
import { isTestFile } from '../../repository/index.ts';
import { extraLines, textLines } from './added-lines.ts';
import type { Weakening } from './weakening.ts';

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

/** How a line makes runners skip tests, or their failures. */
const narrowing: readonly (readonly [how: string, form: RegExp])[] = [
  [
    'lets tests be left out',
    /\bcollect_ignore(?:_glob)?\b|\bpytest_(?:ignore_collect|collection_modifyitems|deselected)\b|--(?:deselect|ignore(?:-glob)?)\b|\b(?:test|module)PathIgnorePatterns\b|\bexclude\w*\b.*(?:test|spec)|<exclude>|\bskip(?:IT|Unit)?Tests\b.*\btrue\b|\bmaven\.test\.skip\b|-DskipTests|--exclude-task test|\btest\.enabled *= *false|\bDISABLED (?:TRUE|ON)\b|^\s*(?:test|harness) = false/i,
  ],
  [
    'lets failing tests pass',
    /\|\| *(?:true|:|exit 0)(?:[\s"';]|$)|; *(?:true|exit 0)"?,?$|\btestFailureIgnore\b.*true|\bignoreFailures\b.*true|\bWILL_FAIL (?:TRUE|ON)\b|\bexitstatus *= *0|\bexitCode *= *0\b|\bset \+e\b|^\t-(?=\S)/i,
  ],
  [
    'lets a run without tests pass',
    /--?pass-?with-?no-?tests\b|\bpassWithNoTests: *true|--allow-?empty|--suppress-no-test-exit-code|--no-fail-on-empty/i,
  ],
];

/** How tests, and what they load, end a run early. */
const early =
  /\bprocess\.(?:exit|reallyExit)\( *0? *\)|\bos\._exit\( *0 *\)|\bsys\.exit\( *0? *\)|\braise SystemExit(?:\( *0? *\))?$|\bpytest\.exit\(|\bSystem\.exit\( *0 *\)|\bRuntime\.getRuntime\(\)\.halt\( *0|\bos\.Exit\( *0 *\)|\bprocess::exit\( *0 *\)|\bEnvironment\.Exit\( *0 *\)|\bDeno\.exit\( *0? *\)|\b(?:_exit|quick_exit|_Exit)\( *0 *\)|^\s*exit!?(?:\( *(?:0|true)? *\)| 0)?;?$|\bexit!\b|\bat_?exit\b.*\bexit/;

/** How the means of asserting are replaced. */
const patched =
  /\b(?:assert|expect)(?:\.\w+)+ *=(?![=>])|\b(?:unittest\.)?TestCase\.\w+ *=(?!=)|\b(?:globalThis|global|window)\.(?:expect|assert|it|test|describe) *=(?!=)|\bObject\.(?:assign|definePropert(?:y|ies))\( *(?:assert|expect)\b|\b(?:jest|vi)\.(?:do)?[mM]ock\( *['"](?:node:)?(?:assert|chai|vitest|@jest\/globals)|\bsetattr\( *(?:unittest|pytest|\w*TestCase)\b|\bsys\.modules\[ *['"](?:pytest|unittest)|\bbuiltins\.AssertionError *=|\bAssertionError *=(?!=)/;

/** Returns what a change does to how tests are run. */
export function changedRuns(changes: readonly FileChange[], command: string): readonly Weakening[] {
  return changes.flatMap((change) => {
    const { path, before, after } = change;
    const added = extraLines(textLines(after), textLines(before));
    const isSetting = isRunSetting(change, command);
    const found = [
      ...(isSetting ? narrowing : [])
        .filter(([, form]) => added.some((line) => isCode(line) && form.test(line)))
        .map(([how]) => how),
      ...(endsEarly(change, added, isSetting) ? ['ends the run of tests early'] : []),
      ...(added.some((line) => isCode(line) && patched.test(line))
        ? ['replaces what asserts']
        : []),
      ...scriptLosses(change),
    ];
    return found.map((how): Weakening => ({ kind: 'run', path, how }));
  });
}

const isCode = (line: string) => !/^\s*(?:#|\/\/|\*|\/\*|<!--|;)/.test(line);

/** A test, or what is run to test, never ends with success by itself; other code does so only in a program's main part. */
function endsEarly(
  { path, before, after }: FileChange,
  added: readonly string[],
  isSetting: boolean,
): boolean {
  const ends = added.filter((line) => isCode(line) && early.test(line));
  if (ends.length === 0) return false;
  if (isSetting || isTestFile(path)) return true;
  if ([before, after].some((text) => text?.startsWith('#!') === true)) return false;
  return ends.some((line) => /^\S/.test(line)) || added.some((line) => summary.test(line));
}

/** A line of code that prints what looks like the end of a run of tests. */
const summary =
  /\b(?:print\w*|echo|log|puts|write\w*|info|say)\b.*(?:\b(?:tests?|pass(?:ed|ing|es)?|fail(?:ed|ures|ing)?):? +\d|\d+ (?:tests?|specs?|examples?|passed|passing|assertions)\b|\bOK \(\d|\bok \d+ -)/i;

/** A script of package.json for tests that is gone, or does nothing. */
function scriptLosses({ path, before, after }: FileChange): readonly string[] {
  if (!/(?:^|\/)(?:package|composer)\.json$/.test(path) || before === null || after === null)
    return [];
  const [was, is] = [scriptsOf(before), scriptsOf(after)];
  return [...was].flatMap(([name, script]) => {
    const now = is.get(name);
    if (!/test|check|spec/i.test(name) || isIdle(script) || now === script) return [];
    if (now === undefined) return name === 'test' ? ['has no script `test` any more'] : [];
    return isIdle(now) ? [`has a script \`${name}\` that tests nothing`] : [];
  });
}

const isIdle = (script: string) =>
  /^(?:true|:|exit 0|(?:echo|printf)\b[^&|;]*|node (?:-e|--eval) .*|sleep\b.*)?(?: *(?:&&|;) *(?:true|exit 0|:))?$/.test(
    script.trim(),
  );

const scriptForm = /^\s*"((?:[^"\\]|\\.){1,100})"\s*:\s*"((?:[^"\\]|\\.){0,500})"/;

function scriptsOf(json: string): ReadonlyMap<string, string> {
  const pairs = json
    .split('\n')
    .flatMap((line) => line.split(/(?<=["}]),|\{/))
    .flatMap((part) => {
      const [, name, script] = scriptForm.exec(part) ?? [];
      return name !== undefined && script !== undefined ? [[name, script] as const] : [];
    });
  return new Map(pairs);
}
