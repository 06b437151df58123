import { expect } from 'vitest';
import type { AgentWorkflow, JointVerdict } from '../../../src/core/diagnosis/index.ts';

/** The state, and what the sentence contains. */
export type Expected = readonly [JointVerdict['state'], RegExp];

export const judged = ({ state, sentence }: JointVerdict, [wanted, says]: Expected) => {
  expect({ state, sentence }).toEqual({ state: wanted, sentence: expect.stringMatching(says) });
  // Longer ones are not read.
  expect(sentence.length).toBeLessThanOrEqual(180);
};

const path = '.github/workflows/jira-bug-fix.yml';

export const workflow = (different: Partial<AgentWorkflow> = {}): AgentWorkflow => ({
  ...{
    path,
    action: 'acme/jira-bug-fix-agent@v1',
    isDispatched: true,
    secrets: ['JIRA_TOKEN'],
    variables: ['JIRA_URL'],
  },
  runName: `jira [\${{ github.event.client_payload.delivery }}]`,
  writes: new Set(['contents', 'pull-requests', 'actions']),
  reads: new Set(['contents', 'pull-requests', 'actions', 'checks', 'statuses']),
  watches: ['CI'],
  inputs: new Map(),
  ...different,
});
