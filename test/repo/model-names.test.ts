import { describe, expect, it } from 'vitest';
import { exampleModels } from '../../src/core/models/index.ts';
import { plainName } from '../../src/core/models/model-name.ts';
import { help } from '../cli/all-help.ts';
import { documents, filesBelow, projectText } from './project.ts';

const guides = [...documents.filter((path) => path !== 'CHANGELOG.md'), 'action.yml'];
const standIns = filesBelow('test/support').filter(
  // What an endpoint was recorded to say names the model that it said it of.
  (path) => path.endsWith('.ts') && !path.includes('/recorded-'),
);

/** Names of models, without what a provider puts before them. */
const modelName =
  /\b(?:o[134](?:-[a-z]\w*)*\b|(?:gpt|claude|gemini|qwen|llama|deepseek|(?:mi|dev|code)stral|grok)-?[\w.:-]*\d(?:[\w.:-]*\w)?)/gi;

/** Returns the names of models in a text. */
function namesIn(text: string): readonly string[] {
  return [...new Set(text.match(modelName) ?? [])];
}

const examples: ReadonlySet<string> = new Set(Object.values(exampleModels).map(plainName));
const isOther = (name: string) => !examples.has(plainName(name));

describe('models that are named as examples', () => {
  it.each([
    ...guides.map((path) => [path, projectText(path)] as const),
    ['the help', help] as const,
  ])('are those of the code in %s', (_, text) => {
    expect(namesIn(text).filter(isOther)).toEqual([]);
  });

  it('are in the README and in action.yml', () => {
    expect(namesIn(projectText('README.md')).length).toBeGreaterThan(1);
    expect(namesIn(projectText('action.yml')).length).toBeGreaterThan(1);
  });

  it('would be found', () => {
    const text =
      '`--model gpt-5.1`, qwen2.5-coder:14b, anthropic.claude-opus-4-1, o4-mini, gpt-oss:20b.';
    expect(namesIn(text).filter(isOther)).toEqual([
      'gpt-5.1',
      'qwen2.5-coder:14b',
      'claude-opus-4-1',
      'o4-mini',
    ]);
  });
});

describe('models whose end is announced', () => {
  const ending = announcedEnds(projectText('node_modules/openai/resources/shared.d.ts'));

  it('are read from the types of the client', () => {
    expect(ending).toContain('gpt-5.1');
    expect(ending).not.toContain('gpt-6-sol');
  });

  it('are no examples', () => {
    expect(Object.values(exampleModels).filter((name) => ending.includes(name))).toEqual([]);
  });

  it.each(standIns)('are not in %s', (path) => {
    expect(namesIn(projectText(path)).filter((name) => ending.includes(name))).toEqual([]);
  });
});

/** Returns the names that a comment lists before "Announced shutdown date". */
function announcedEnds(types: string): readonly string[] {
  const comment = types.replaceAll(/\n\s*\*/g, '');
  const items = comment.matchAll(/- ((?:"[^"]+",?\s*)+):\s+Announced\s+shutdown\s+date/g);
  return [...items].flatMap(([, names = '']) => names.match(/[^",\s]+/g) ?? []);
}
