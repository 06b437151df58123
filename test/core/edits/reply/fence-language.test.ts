import { describe, expect, test } from 'vitest';
import { parseEdits } from '../../../../src/core/edits/index.ts';

const below = (lead: string, info: string) =>
  parseEdits(`${lead}\n\`\`\`${info}\nx y\n\`\`\`\n`, true);

describe('a fence below the name of a file', () => {
  test.each([
    ['src/a.ts', ''],
    ['src/a.ts', 'typescript'],
    ['src/a.py', 'python:src/a.py'],
    ['src/a.go', 'src/a.go'],
    ['run.sh', 'sh'],
    ['bin/run.bash', 'shell'],
    ['setup.ps1', 'powershell'],
    ['docs/a.md', 'text'],
    ['docs/a.txt', 'txt'],
    ['Dockerfile', 'sh'],
    ['fix.patch', 'diff'],
  ])('%s is its text in %j', (file, info) => {
    expect(below(file, info)).toMatchObject({ kind: 'edits', edits: [{ file, lines: ['x y'] }] });
  });

  test.each([
    ['src/a.ts', 'sh'],
    ['src/a.ts', 'console'],
    ['src/a.ts', 'shell-session'],
    ['src/a.ts', 'text'],
    ['src/a.ts', 'output'],
    ['src/a.ts', 'diff'],
    ['package.json', 'bash'],
    ['docs/a.md', 'sh'],
  ])('%s is no text of it in %j', (file, info) => {
    expect(below(file, info).kind).toBe('malformed');
  });

  test('is its text beside commands', () => {
    const reply = 'src/a.ts\n```ts\nx y\n```\nCheck it:\n```sh\nnpm test\n```\n';
    const file = { file: 'src/a.ts', lines: ['x y'] };
    expect(parseEdits(reply, true)).toMatchObject({ kind: 'edits', edits: [file] });
    const { edits } = { edits: [], ...parseEdits(reply, true) };
    expect(edits).toHaveLength(1);
  });
});
