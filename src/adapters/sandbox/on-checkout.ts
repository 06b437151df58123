import { randomUUID } from 'node:crypto';
import { rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProjectTests, projectTests } from './checks.ts';
import type { ProjectSettings } from './named-settings.ts';

/** The project's own commands on the work tree `root`. To dispose of them removes every trace of them. */
export async function testsOn(
  root: string,
  settings: ProjectSettings,
  job: NodeJS.ProcessEnv = process.env,
): Promise<ProjectTests> {
  const { setup, lint, tests, timeout, isolation, environment } = settings;
  // Others may use this machine, too: nobody can have made a folder of this name before.
  const scratch = join(tmpdir(), `jira-bug-fix-agent-${randomUUID()}`);
  const commands = { setup, lint, tests };
  const timeouts = { setup: timeout, command: timeout };
  const made = await projectTests(
    { root, commands, timeouts, isolation, environment, scratch },
    job,
  );
  return {
    ...made,
    [Symbol.asyncDispose]: async () => {
      await made[Symbol.asyncDispose]();
      // It was never made where nothing is to run.
      await rmdir(scratch).catch(() => {});
    },
  };
}
