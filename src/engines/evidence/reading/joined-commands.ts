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
export function joinsTests(command: string, isBash: boolean): boolean {
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
export const testPartsOf = (command: string, between: RegExp): readonly string[] =>
  command.split(between).filter((part) => {
    const named = wordsOf(part)
      .filter((word) => !/^-(?!-no-run$)/.test(word))
      .slice(0, 4);
    return named.some((word) => tests.test(word)) && !others.test(named.join(' '));
  });

const wordsOf = (part: string) => part.replace(prefix, '').trim().split(/\s+/);
