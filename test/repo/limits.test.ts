import { expect, it } from 'vitest';
import { defaultRules } from '../../src/core/run/index.ts';
import { projectText } from './project.ts';

it.each(['README.md', 'docs/how-it-works.md'])('%s has the limits of the code', (document) => {
  const { maxCalls, maxTokens, maxMinutes } = defaultRules;
  expect(projectText(document)).toContain(
    `A run makes at most ${maxCalls} calls to the model, including retries, and uses at most ${maxTokens.toLocaleString('en')} tokens and ${maxMinutes} minutes.`,
  );
});
