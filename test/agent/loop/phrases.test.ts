import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../src/', import.meta.url);

/** What models say when they mean to go on; no line of the program may look for it. */
const phrases =
  /\b(?:let me|let's|i'll|i will|i need to|i should|we should|now i|next, i|moving on|additionally|furthermore)\b|让我|接下来|继续/i;

/** The lines of code, without those that are comments as a whole. */
function codeLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line));
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);

describe('no list of phrases decides anything', () => {
  test('in any line of the program', () => {
    const found = sources.flatMap((name) =>
      codeLines(readFileSync(new URL(name, root), 'utf8'))
        .filter((line) => phrases.test(line))
        .map((line) => `${name}: ${line}`),
    );
    expect(sources).toContain('agent/loop.ts');
    expect(found).toEqual([]);
  });

  test.each([
    ["const goesOn = ['let me check', 'next, i’ll'];", 1],
    ["if (/now I|I'll/.test(reply)) go();", 1],
    ["const signals = ['接下来', '让我'];", 1],
    ['/** Whatever a model promises: "let me check". */\n// now I\n * I should', 0],
    ['letMe(); const lets = outlet.mean;', 0],
  ])('in %j as many lines are found: %i', (text, lines) => {
    expect(codeLines(text).filter((line) => phrases.test(line))).toHaveLength(lines);
  });
});
