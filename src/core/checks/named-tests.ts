import { isTestFile, pathFilter } from '../repository/index.ts';
import { parseJson, readMembers } from '../text/index.ts';

/** Scripts that are followed from one to the next. */
const mostScripts = 3;

/** Programs whose next word is what they do. */
const programs =
  /^(?:npm|pnpm|yarn|bun|deno|go|cargo|dotnet|mvnw?|gradlew?|make|rake|composer|mix|swift|sbt|lein|just|task|run)$/;

/**
 * Returns which of the tests a command runs, as far as it names folders, files or globs, itself or by a script of the
 * manifest `package.json`; all if it names none.
 */
export function testsNamedBy(
  command: string,
  manifest: string,
  paths: readonly string[],
): (path: string) => boolean {
  const tests = paths.filter(isTestFile);
  const named = patternsIn(wholeCommand(command, manifest))
    .map(pathFilter)
    .filter((isNamed) => tests.some(isNamed));
  return named.length === 0 ? () => true : (path) => named.some((isNamed) => isNamed(path));
}

/** The command with the scripts that it runs. */
function wholeCommand(command: string, manifest: string): string {
  const scripts = readMembers(readMembers(parseJson(manifest)).get('scripts'));
  let whole = command;
  let last = command;
  for (let count = 0; count < mostScripts; count += 1) {
    const [, name = ''] =
      /\b(?:npm|pnpm|yarn|bun)\s+(?:run(?:-script)?\s+)?([\w:.-]{1,80})/.exec(last) ?? [];
    const script = scripts.get(name === 't' ? 'test' : name);
    if (typeof script !== 'string') break;
    last = script.slice(0, 2_000);
    whole += ` ${last}`;
  }
  return whole;
}

/** The words that may be folders, files or globs. */
function patternsIn(command: string): readonly string[] {
  const words = command.slice(0, 8_000).split(/[\s"'`;&|()=]+/);
  return words.flatMap((word, index) => {
    const pattern = word.replace(/^<rootDir>\//, '').replace(/^(?:\.\/)+|\/?\.{3}$/g, '');
    const isWord = /^[\w.-]+$/.test(pattern);
    const isTask = isWord && (index === 0 || programs.test(words[index - 1] ?? ''));
    return pattern === '' || pattern.startsWith('-') || isTask ? [] : [pattern];
  });
}
