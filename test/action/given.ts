import * as core from '@actions/core';
import { afterEach, beforeEach, vi } from 'vitest';

const inputs = {
  'jira-url': 'https://example.atlassian.net/',
  'jira-email': 'agent@example.com',
  'jira-token': 'secret-of-jira',
  'github-token': 'secret-of-github',
  'base-url': 'https://api.openai.com/v1',
  'api-key': 'secret-of-the-endpoint',
  model: 'some-model',
};

/** Gives inputs as the runner does, through the environment. */
export function give(given: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(given))
    vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
}

/** Gives each test of the file the required inputs, and keeps what it prints. */
export function givenJob() {
  let printed = '';
  beforeEach(() => {
    printed = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      printed += String(chunk);
      return true;
    });
    give(inputs);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  return { printed: () => printed };
}

/** Keeps the job summary of each test of the file, because the runner's library caches the path of its file. */
export function givenSummary() {
  let kept = '';
  beforeEach(() => {
    kept = '';
    vi.spyOn(core.summary, 'addRaw').mockImplementation((text) => {
      kept += text;
      return core.summary;
    });
    vi.spyOn(core.summary, 'write').mockImplementation(async () => core.summary);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return () => kept;
}
