import { parse } from 'yaml';
import { z } from 'zod';
import { type SettingName, settingsTable } from '../../settings/index.ts';
import type { StepInputs } from './setup.ts';

/** What a workflow of an earlier run says. */
export interface ExistingWorkflow {
  /** The inputs of the agent's step that people may have chosen. */
  readonly inputs: StepInputs;
  /** The tickets that sweeps look for; `undefined` if it has no sweeps. */
  readonly jql: string | undefined;
  readonly cron: string | undefined;
}

/** The inputs that every set-up writes anew. */
const connection: ReadonlySet<string> = new Set<SettingName>([
  ...(['ticket', 'jira-url', 'jira-email', 'jira-token', 'github-token'] as const),
  ...(['model', 'api-key', 'sweep-jql'] as const),
]);

const Workflow = z.object({
  on: z.object({ schedule: z.array(z.object({ cron: z.string() })).optional() }),
  jobs: z.record(
    z.string(),
    z.object({
      steps: z.array(
        z.object({ id: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() }),
      ),
    }),
  ),
});

/** Reads a workflow; a text that is none of this program's says nothing. */
export function readOwnWorkflow(text: string | undefined): ExistingWorkflow {
  const { on, jobs } = workflowIn(text);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const inputs = Object.entries(steps.find(({ id }) => id === 'fix')?.with ?? {}).map(
    ([name, value]) => [name, String(value)] as const,
  );
  return {
    inputs: Object.fromEntries(
      inputs.filter(([name]) => name in settingsTable && !connection.has(name)),
    ),
    jql: new Map(inputs).get('sweep-jql'),
    cron: on.schedule?.[0]?.cron,
  };
}

function workflowIn(text = ''): z.output<typeof Workflow> {
  try {
    return Workflow.parse(parse(text, { logLevel: 'error', prettyErrors: false }));
  } catch {
    return { on: {}, jobs: {} };
  }
}
