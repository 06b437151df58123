import { expect, test } from 'vitest';
import { commandFor, takesFiles } from '../../../src/core/proof/index.ts';

test.each([
  ['npx vitest run {files}', true],
  ['cd "my app" && python -m pytest {files} -q', true],
  ["node --test-name-pattern='a b' --test {files}", true],
  ['for f in {files}; do node "$f" || exit 1; done', true],
  ['(cd app && node --test {files})', true],
  ['npm test', false],
  ['npx vitest run "src {files}', false],
  ["npx vitest run 'src {files}", false],
  ['npx vitest run "{files}"', false],
  ["npx vitest run '{files}'", false],
  ['sh -c "npx vitest run {files}"', false],
  ["sh -c 'npx vitest run {files}'", false],
  ['npx vitest run --include={files}', false],
  ['npx vitest run {files}x', false],
  ['echo `cat {files}`', false],
  ['echo \\" {files}', true],
])('%s has a place for files: %s', (command, has) => {
  expect(takesFiles(command)).toBe(has);
});

test('a name that starts with a dash is no option', () => {
  expect(commandFor('run {files}', ['-rf', 'a'])).toBe("run './-rf' 'a'");
});

test('every place of the files has them', () => {
  const command = 'K=$(echo {files} | wc); run "$K {files}" {files};';
  expect(commandFor(command, ['a', '$&'])).toBe(
    "K=$(echo 'a' '$&' | wc); run \"$K {files}\" 'a' '$&';",
  );
});
