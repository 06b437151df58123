import { outputLines, plainOutput } from './normalize-output.ts';

/** How all would run that are joined; bash ends at the first that fails, also after `;`. */
const apart = 'as `a || code=1; b || code=1; exit $code`';

/** Tools that end at the first program, package or target that fails: a sign, how all would run, and what shows that all did. */
const tools: readonly (readonly [sign: RegExp, how: string, unless: RegExp])[] = [
  [
    /^error: (?:doc)?test failed, to rerun/m,
    'with `--no-fail-fast`',
    /^error: \d+ targets? failed/m,
  ],
  [/^\[INFO\] \S.{0,200} \.{2,} SKIPPED$/m, 'with `-fae` or `-fn`', /(?!)/],
  [
    /^Execution failed for task ':[^\s:']+:|^ *• Running \S+ in (?!1 )\d+ packages/m,
    'with `--continue`',
    /\s--continue\b/,
  ],
  [
    /\bERR_PNPM_RECURSIVE_\w*FIRST_FAIL|^lerna info Executing command in (?!1 )\d+ packages/m,
    'with `--no-bail`',
    /\s--no-bail\b/,
  ],
  [/\byarn workspaces run\b/, apart, /(?!)/],
];

/** How runners say that they ended early, or that tests were not run. */
const said =
  /\b(?:stopp|cancell?|abort|bail)(?:ed|ing) (?:early )?(?:after|at|due to|on) (?:(?:\d+|the|a|test|first|maximum|allowed) )*fail|\bfail-fast\W+ is on\b|(?:^|[\s(])[1-9]\d*(?:\/\d+)? (?:\w+ )?(?:(?:was|were|did) )?not run\b/im;

/** Options that end a run at its first failure: by their words, or as the letters of a runner. */
const options = [
  /(?<=[\s"'=`])--?(?!no[-_])[a-z_-]{0,20}?(?<!no[-_]?)(?:bail|fail[-_]?fast|exit[-_]?first|(?:stop|halt|exit)[-_]?on[-_]?\w[\w-]{0,30}|max[-_]?fail(?:ures)?)(?![\w-])(?![= ](?:0|false)\b)/i,
  /\b\w*fail_?fast=(?:1|true)\b|\bskipAfterFailureCount=[1-9]\d*/i,
  /(?:\b(?:py\.?test|playwright|nox|trial)[^;&|\n]*\s|ADDOPTS=["']?)-[qvsl]{0,4}x[qvsl]{0,4}(?![\w-])/,
  /\b(?:mocha|jest|uvu|tap) (?:[^;&|\n]* )?-b(?![\w-])/,
  /\b(?:unittest|nose2\S*) (?:[^;&|\n]* )?-[fF](?![\w-])/,
];

/** How tools print a command that they run, and make the target at which it ended. */
const echo =
  /^(?:[>$+] |\S+ [a-z][\w:-]{0,60}\$ |task: \[\S+\] |\S+: commands\[\d+\]> |nox > |cmd \[\d+\] \| )(.+)$/;
const atTarget = /^g?make: \*\*\* \[(?:\S+:\d+: )?(?:\S*\/)?([^\]\s/]+)\] Error/m;

/** Maximum characters of a printed command. */
const maxEcho = 500;

/**
 * Returns how everything would run, as in "with `--continue`", if a run that fails may not have got as far as it can;
 * `undefined` if nothing shows that. `command` is what bash ran, with `-e`.
 */
export function earlyEnd(output: string, command: string): string | undefined {
  const lines = bareLines(output);
  const text = lines.join('\n');
  const target = atTarget.exec(text)?.[1];
  const commands = commandsIn(lines, command, target);
  const all = `${commands.join('\n')}\n${text}`;
  const tool = tools.find(([sign, , unless]) => sign.test(all) && !unless.test(all));
  if (tool !== undefined && !isOnlyTarget(text, command)) return tool[1];
  const option = commands.flatMap((one) => options.flatMap((form) => form.exec(one)?.[0] ?? []))[0];
  if (option !== undefined) return `without \`${option.split(/\s/).at(-1)}\``;
  if (said.test(text) || lines.some(countsFewer)) return 'without what ends it early';
  if (target !== undefined && commands.some((one) => makesMore(one, target))) return 'with `-k`';
  return commands.some((one, nth) => joinsTests(one, nth === 0)) ? apart : undefined;
}

/** What stands before a line that a package or a container printed, such as `shop test: ` or `tests-1  | `. */
const label =
  /^(?:➤ YN\d{4}: )?\[?[\w@][\w@./:#-]{0,150}?(?: [\w:.-]{1,60})??(?:\]:?|:| {1,60}\|)(?: |$)/;

/** The lines of an output, and what follows their labels. */
const bareLines = (output: string): readonly string[] =>
  outputLines(output).flatMap((line) => {
    const bare = line.replace(label, '');
    return bare === line ? [line] : [line, bare];
  });

/** The command and those that tools print before they run them; make prints them as they are. */
function commandsIn(
  lines: readonly string[],
  command: string,
  target: string | undefined,
): readonly string[] {
  const echoed = lines
    .filter((line) => line.length <= maxEcho)
    .flatMap((line) => echo.exec(line)?.[1] ?? (target && /^\S/.test(line) ? line : []));
  return [command, ...echoed];
}

/** The command and those that tools print before they run them. */
export const printedCommands = (output: string, command: string): readonly string[] =>
  commandsIn(bareLines(output), command, undefined);

/** How tools say of one of several parts that it failed. */
const failedParts = [
  /^g?make: (?:\*\*\* )?\[.+\] Error \d+/,
  /: ERROR: command finished with error/,
  /^npm error Lifecycle script/,
  /^\S+ test: Failed$/,
];

/** Returns how many parts of a run may have failed tests, as far as its command and the tools that it runs tell. */
export function countParts(output: string, command: string): number {
  const printed = plainOutput(output).split('\n');
  const failed = failedParts.map(
    (form) => new Set(printed.filter((line) => form.test(line.slice(0, maxEcho)))).size,
  );
  const target = atTarget.exec(printed.join('\n'))?.[1];
  const run = commandsIn(bareLines(output), command, target).map(
    (one) => testPartsOf(one, /&&|\|\||[;&\n]/).length,
  );
  return Math.max(1, ...failed, ...run);
}

/** Whether cargo was asked for nothing but the target at which it ended; examples in documents are the last one. */
function isOnlyTarget(text: string, command: string): boolean {
  const target = /to rerun pass `(.+)`$/m.exec(text)?.[1] ?? '`';
  return target === '--doc' || ` ${command} `.includes(` ${target} `);
}

/** Whether the parts of a summary are fewer than its total. */
function countsFewer(line: string): boolean {
  const [, all, whole = all] =
    /^ *Test (?:Suites|Files)\b.{0,200} (?:(\d+) total|\((\d+)\))$/.exec(line) ?? [];
  const parts = [...line.matchAll(/(\d+) (?!total|of )[a-z]/g)].map(([, digits]) => Number(digits));
  return parts.reduce((sum, part) => sum + part, 0) < Number(whole);
}

/** Whether a command of make names targets behind the one at which it ended, or not that one, but one that needs it. */
function makesMore(command: string, target: string): boolean {
  const [, words = ''] = /\bg?make((?: +[^\s;&|]+)+)/.exec(command) ?? [];
  const goal = words.split(' ').findLast((word) => /^(?!-)[^=]+$/.test(word));
  const goesOn = /(?: -\w*[ki]| --keep-going)(?= |$)/.test(words);
  return goal !== undefined && goal !== target && target !== 'check-am' && !goesOn;
}

/** Words before a command that are no part of it. */
const prefix = /^[\s({]*(?:(?:if|do|then|else|time|exec|(?:cross-)?env|command|!|\w+=\S*)\s+)*/;

/** What runs tests: their word, or a runner that is named in another way. */
const tests =
  /test|jest|phpunit|specs?\b|\be2e\b|integration|\bunit\b|mocha|jasmine|karma|cypress|playwright|behave|cucumber|^(?:\S*\/)?(?:ava|tape?|t|prove|bats|tox|nox|uvu|borp|pest)$/i;

/** What prepares them, or checks something else, whatever its words are. */
const others =
  /^(?:cd|mkdir|rm|cp|mv|ln|cat|echo|printf|export|set|source|\.|test|\[+|touch|git|tsc|psql|pip3?)(?: |$)| (?:up|down|start|stop|pull|ci|--no-run)(?: |$)|build|compile|install|prepare|create|migrat|lint|types?\b|format|setup|clean/i;

/** What follows a part whose failure ends nothing, and in a loop one whose failure ends it. */
const goesOn = /\|\|(?!\s*(?:\{.*?)?\b(?:exit|break|return|false)\b)/;
const ends = /\|\|\s*(?:\{.*?)?\b(?:exit|break|return)\b/;

/** Whether the first part of a command that fails ends the rest, and several run tests. */
function joinsTests(command: string, isBash: boolean): boolean {
  // What stands in braces belongs together.
  const text = command.replace(/\{[^{}]*\}/g, (group) => group.replace(/[;\n]/g, ' '));
  // The project's command runs with `-e`.
  const isStrict = isBash ? !/\bset \+e/.test(text) : /\bset -\w*e|\bsh -\w*e/.test(text);
  if (/\b(?:for|while|until)\b.*?[;\n]\s*do\b/.test(text))
    return tests.test(text) && (ends.test(text) || (isStrict && !goesOn.test(text)));
  const ended = testPartsOf(text, isStrict ? /&&|[;\n]/ : /&&/).filter(
    (part) => !goesOn.test(part),
  );
  return ended.length > 1;
}

/** The parts of a command that run tests. */
const testPartsOf = (command: string, between: RegExp): readonly string[] =>
  command.split(between).filter((part) => {
    const named = wordsOf(part)
      .filter((word) => !/^-(?!-no-run$)/.test(word))
      .slice(0, 4);
    return named.some((word) => tests.test(word)) && !others.test(named.join(' '));
  });

const wordsOf = (part: string) => part.replace(prefix, '').trim().split(/\s+/);
