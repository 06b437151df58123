import { describe, expect, it } from 'vitest';
import { forbiddenImports } from '../../scripts/house/rules.ts';

const refused: readonly (readonly [file: string, source: string])[] = [
  ['src/core/text/x.ts', 'src/core/run/index.ts'],
  ['src/core/checks/x.ts', 'src/core/report/index.ts'],
  ['src/core/run/x.ts', 'src/agent/ports.ts'],
  ['src/core/run/x.ts', 'src/core/edits/patch.ts'],
  ['src/core/run/x.ts', 'src/core/edits/place/index.ts'],
  ['src/core/run/x.ts', 'node:fs'],
  ['src/agent/loop/x.ts', 'src/agent/job/index.ts'],
  ['src/agent/loop/x.ts', 'src/agent/loop/steps/edit.ts'],
  ['src/agent/job/x.ts', 'src/adapters/jira/index.ts'],
  ['src/agent/job/x.ts', 'node:timers'],
  ['src/settings/x.ts', 'src/adapters/jira/index.ts'],
  ['src/adapters/jira/x.ts', 'src/adapters/github/index.ts'],
  ['src/adapters/jira/x.ts', 'src/settings/index.ts'],
  ['src/adapters/jira/x.ts', 'src/adapters/jira/formats/adf/node.ts'],
  ['src/worker/http/x.ts', 'src/agent/ports.ts'],
  ['src/worker/http/x.ts', 'src/worker/inbox/queue.ts'],
  ['src/worker/http/x.ts', 'zod'],
  ['src/worker/http/x.ts', 'jira.js/cloud'],
  ['src/action/x.ts', 'src/cli/index.ts'],
  ['src/cli/x.ts', 'src/worker/app.ts'],
  ['src/dispatch.ts', 'src/agent/ports.ts'],
  ['src/unknown/x.ts', 'src/core/text/index.ts'],
];

const allowed: readonly (readonly [file: string, source: string])[] = [
  ['src/core/report/x.ts', 'src/core/text/index.ts'],
  ['src/core/report/x.ts', 'src/core/report/y.ts'],
  ['src/core/run/x.ts', 'src/core/user-error.ts'],
  ['src/core/edits/write/x.ts', 'src/core/edits/place/index.ts'],
  ['src/core/edits/write/x.ts', 'src/core/text/index.ts'],
  ['src/agent/job/x.ts', 'src/agent/loop/index.ts'],
  ['src/agent/loop/steps/x.ts', 'src/agent/loop/ask.ts'],
  ['src/adapters/github/x.ts', 'src/agent/ports.ts'],
  ['src/adapters/github/x.ts', 'src/dispatch.ts'],
  ['src/adapters/jira/x.ts', 'src/adapters/jira/formats/adf/index.ts'],
  ['src/adapters/git/x.ts', 'node:fs'],
  ['src/settings/x.ts', 'src/core/run/index.ts'],
  ['src/worker/http/x.ts', 'src/worker/inbox/index.ts'],
  ['src/worker/http/x.ts', 'hono'],
  ['src/cli/x.ts', 'src/adapters/syntax/index.ts'],
];

describe('the layout', () => {
  it.each(refused)('does not let %s import %s', (file, source) => {
    expect(problemsOf(file, source)).toHaveLength(1);
  });

  it.each(allowed)('lets %s import %s', (file, source) => {
    expect(problemsOf(file, source)).toEqual([]);
  });
});

function problemsOf(path: string, source: string): readonly string[] {
  return forbiddenImports([
    { path, sources: [source], loads: [source], declares: [], imports: [], forwards: new Map() },
  ]);
}
